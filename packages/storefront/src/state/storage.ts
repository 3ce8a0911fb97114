import { atom } from 'jotai';

import type { KeyValueStore } from '../deps.ts';
import { merchantAtom } from './boot.ts';

/** The host's store; null on the server, where nothing is kept. */
export const storageAtom = atom<KeyValueStore | null>(null);

/** The storage key of one saved thing of this merchant: brands can share an origin (ADR 0003). */
export const scopeAtom = atom((get) => `dasturxon:${get(merchantAtom).id}:`);
