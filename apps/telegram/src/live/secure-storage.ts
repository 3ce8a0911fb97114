import type { SecureStorage } from '@dasturxon/storefront/hosts';
import { secureStorage } from '@tma.js/sdk';

/** Telegram's SecureStorage (since 9.0); null in older versions. */
export function openSecureStorage(): SecureStorage | null {
  if (!secureStorage.getItem.isAvailable()) return null;
  return {
    read: async (key) => (await secureStorage.getItem(key)).value,
    write: (key, value) => void secureStorage.setItem(key, value).catch(() => undefined),
  };
}
