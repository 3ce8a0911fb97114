import { atom } from 'jotai';

import type { HostFrame } from '../hosts/host.ts';

/** Features of the host's window; null in a browser, and until they are loaded. */
export const frameAtom = atom<HostFrame | null>(null);
