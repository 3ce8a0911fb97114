import * as v from 'valibot';
import { type FoundPlace, RecentPlaces, rememberPlace } from '@dasturxon/core/address';

import { scopeAtom, storageAtom } from '../../store/storage.ts';
import type { Store } from '../../store/store.ts';

type Reader = Pick<Store, 'get'>;

const NAME = 'recent-places';

/**
 * Places that were chosen in the address search on this device, newest first. Read from the store each time, so that
 * signing out leaves none in memory either.
 */
export function recentPlaces({ get }: Reader): readonly FoundPlace[] {
  return v.parse(RecentPlaces, parsed(get(storageAtom)?.read(get(scopeAtom) + NAME) ?? null));
}

/** Keeps a chosen place on top of them. */
export function keepRecentPlace(store: Reader, place: FoundPlace): void {
  const { get } = store;
  get(storageAtom)?.write(get(scopeAtom) + NAME, JSON.stringify(rememberPlace(recentPlaces(store), place)));
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
