import { parseStorageKey, storageKey, STORED } from '@dasturxon/core/auth';

import type { KeyValueStore } from './deps.ts';

/**
 * What one guest of a phone may see of another: the basket's dishes, their table, and the language. The host
 * separates tokens.
 */
const SHARED: readonly string[] = [
  STORED.language,
  STORED.merchantId,
  STORED.brand,
  STORED.sessions,
  'session',
  'cart',
  'chosen-branch',
  'table-place',
  'consent',
];
const NAME = 'last-guest';

type Store = Pick<KeyValueStore, 'read' | 'write' | 'remove' | 'keys'>;

/** The last user of the mini-app on this phone: addresses, texts and drafts are theirs alone (D77). */
export type LastGuest = {
  /** Stores the current user; deletes the private data of a different previous one from page and phone. */
  becomes: (userId: string) => void;
};

export function lastGuest(storage: Store, merchantId: string): LastGuest {
  const key = storageKey(merchantId, NAME);
  return {
    becomes(userId) {
      const before = storage.read(key);
      if (before !== null && before !== userId) forget(storage, merchantId);
      storage.write(key, userId);
    },
  };
}

function forget(storage: Store, merchantId: string) {
  for (const key of storage.keys()) {
    const ours = parseStorageKey(key);
    if (ours?.merchantId !== merchantId || SHARED.includes(ours.name)) continue;
    storage.remove(key);
    // As when another tab signs out: what the page has read of it already goes too.
    dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  }
}
