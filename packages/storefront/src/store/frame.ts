import { atom } from 'jotai';

import type { HostFrame } from '../hosts/host.ts';

/** What the window around the shop can do; null in a browser, and until it is known. */
export const frameAtom = atom<HostFrame | null>(null);
