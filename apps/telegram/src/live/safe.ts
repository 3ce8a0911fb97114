import { secureStorage } from '@tma.js/sdk';

import type { Safe } from '@dasturxon/storefront/hosts';

/** Telegram's safe (9.0); null where there is none, or where it does not answer. */
export async function openSafe(): Promise<Safe | null> {
  if (!secureStorage.getItem.isAvailable()) return null;
  try {
    await answered(secureStorage.getItem('probe'));
  } catch {
    return null;
  }
  return {
    read: async (key) => (await answered(secureStorage.getItem(key))).value,
    write: (key, value) => void secureStorage.setItem(key, value).catch(() => undefined),
  };
}

const PATIENCE_MS = 1500;

function answered<T>(asked: Promise<T>): Promise<T> {
  return Promise.race([
    asked,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), PATIENCE_MS)),
  ]);
}
