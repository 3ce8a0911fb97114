import { atom } from 'jotai';

/** The text about the restaurant's next opening while it is closed; null while it is open or not known yet. */
export const closedTextAtom = atom<string | null>(null);

/** In how many minutes the food would be there, and what its delivery costs, while the restaurant is open (B62). */
export const promiseTextAtom = atom<string | null>(null);
