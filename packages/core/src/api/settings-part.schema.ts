import * as v from 'valibot';

import { FlatSettings, SETTING_NAMES } from '../merchant/flat-settings.schema.ts';

/**
 * One of the three answers that settings come in (SET-30): any of the wire's fields, none filled in, so that
 * `settingsFromParts` can tell what a part says from what it leaves open. A broken field is left out.
 */
export const SettingsPart = v.object(
  Object.fromEntries(
    SETTING_NAMES.map((name) => [
      name,
      v.fallback(v.optional(v.nullable(FlatSettings.entries[name].strict)), undefined),
    ]),
  ),
  // Object.fromEntries forgets which name has which type.
) as unknown as v.GenericSchema<Partial<FlatSettings>, Partial<FlatSettings>>;
export type SettingsPart = v.InferOutput<typeof SettingsPart>;
