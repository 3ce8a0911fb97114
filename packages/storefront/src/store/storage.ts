import { atom } from 'jotai';

import type { KeyValueStore } from '../hosts/deps.ts';
import { merchantAtom } from './boot.ts';
import type { Store } from './store.ts';

/** The host's store; null on the server, where nothing is kept. */
export const storageAtom = atom<KeyValueStore | null>(null);

/** The storage key of one saved thing of this merchant: brands can share an origin (ADR 0003). */
export const scopeAtom = atom((get) => `dasturxon:${get(merchantAtom).id}:`);

/** Whether a saved thing of this merchant is kept, seen without what it takes to read it. */
export const keeps = ({ get }: Pick<Store, 'get'>, name: 'session' | 'group'): boolean =>
  (get(storageAtom)?.read(get(scopeAtom) + name) ?? 'null') !== 'null';
