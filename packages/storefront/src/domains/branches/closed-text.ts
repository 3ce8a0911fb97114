import { atom } from 'jotai';

/** When the restaurant opens, in words, while it is closed; null while it is open or that is not known yet. */
export const closedTextAtom = atom<string | null>(null);
