import { atom } from 'jotai';

/** The text about the restaurant's next opening while it is closed; null while it is open or not known yet. */
export const closedTextAtom = atom<string | null>(null);
