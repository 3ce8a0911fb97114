import { atom } from 'jotai';

import type { KeyValueStore } from '../hosts/deps.ts';
import { merchantAtom } from './boot.ts';
import type { Store } from './store.ts';

/** The host's store; null on the server, where nothing is kept. */
export const storageAtom = atom<KeyValueStore | null>(null);

/** The storage key of one saved thing of this merchant: brands can share an origin (ADR 0003). */
export const scopeAtom = atom((get) => `dasturxon:${get(merchantAtom).id}:`);

/** Whether a session of this merchant is kept, seen without what it takes to read one. */
export const keepsSession = ({ get }: Pick<Store, 'get'>): boolean =>
  (get(storageAtom)?.read(`${get(scopeAtom)}session`) ?? 'null') !== 'null';
