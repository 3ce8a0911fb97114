import { type FoundPlace, RecentPlaces, rememberPlace } from '@dasturxon/core/address';
import type { createStore } from 'jotai';
import * as v from 'valibot';

import { scopeAtom, storageAtom } from '../../store/storage.ts';

type Store = Pick<ReturnType<typeof createStore>, 'get'>;

const NAME = 'recent-places';

/**
 * Places that were chosen in the address search on this device, newest first. Read from the store each time, so that
 * signing out leaves none in memory either.
 */
export function recentPlaces({ get }: Store): readonly FoundPlace[] {
  return v.parse(RecentPlaces, parsed(get(storageAtom)?.read(get(scopeAtom) + NAME) ?? null));
}

/** Keeps a chosen place on top of them. */
export function keepRecentPlace(store: Store, place: FoundPlace): void {
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
