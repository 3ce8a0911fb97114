import type { Safe } from '@dasturxon/storefront/hosts';
import { secureStorage } from '@tma.js/sdk';

/** Telegram's safe (9.0); null where this version has none. */
export function openSafe(): Safe | null {
  if (!secureStorage.getItem.isAvailable()) return null;
  return {
    read: async (key) => (await secureStorage.getItem(key)).value,
    write: (key, value) => void secureStorage.setItem(key, value).catch(() => undefined),
  };
}
