import * as v from 'valibot';

import { FlatSettings, SETTING_NAMES } from '../merchant/flat-settings.schema.ts';

/**
 * One of the three settings answers (SET-30): any of the wire's fields, without defaults, so that `settingsFromParts`
 * can distinguish missing fields. An invalid field is dropped.
 */
export const SettingsPart = v.object(
  Object.fromEntries(
    SETTING_NAMES.map((name) => [
      name,
      v.fallback(v.optional(v.nullable(FlatSettings.entries[name].strict)), undefined),
    ]),
  ),
  // Object.fromEntries loses the type of each name.
) as unknown as v.GenericSchema<Partial<FlatSettings>, Partial<FlatSettings>>;
export type SettingsPart = v.InferOutput<typeof SettingsPart>;
