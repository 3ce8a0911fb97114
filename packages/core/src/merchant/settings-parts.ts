import * as v from 'valibot';

import { FlatSettings, SETTING_NAMES } from './flat-settings.schema.ts';
import { defaultSettings, type MerchantSettings, parseSettings } from './merchant-settings.ts';

/** The three answers that settings come in (SET-30). A part that failed to load, or is cleared, is null. */
export type SettingsParts = {
  about: unknown;
  web: unknown;
  /** Counts inside the Click mini-app only. */
  clickApp: unknown;
};

function goodField(
  part: Partial<Record<string, unknown>>,
  name: (typeof SETTING_NAMES)[number],
): [string, unknown][] {
  if (!Object.hasOwn(part, name)) return [];
  const value = part[name];
  if (value === null || value === undefined) return [];
  return v.is(FlatSettings.entries[name].strict, value) ? [[name, value]] : [];
}

/**
 * Settings from the three parts, of which any may have failed. Click's own values win over the website's, the website's
 * over the about text's; a field broken in one part is taken from the next.
 */
export function settingsFromParts({ about, web, clickApp }: SettingsParts): MerchantSettings {
  const parts = [about, web, clickApp].filter(
    (part): part is Record<string, unknown> =>
      typeof part === 'object' && part !== null && !Array.isArray(part),
  );
  if (parts.length === 0) return defaultSettings();
  return parseSettings(
    Object.fromEntries(parts.flatMap((part) => SETTING_NAMES.flatMap((name) => goodField(part, name)))),
  );
}

/** Settings with the area check of the orders settings, which wins where it is given (D48). */
export function withAreaCheck<S extends Pick<MerchantSettings, 'features'>>(
  settings: S,
  orderSettings: { shouldValidateDeliveryArea: boolean | null } | null,
): S {
  const deliveryArea = orderSettings?.shouldValidateDeliveryArea ?? settings.features.deliveryArea;
  return { ...settings, features: { ...settings.features, deliveryArea } };
}
