import { atom } from 'jotai';

/** The text about the restaurant's next opening while it is closed; null while it is open or not known yet. */
export const closedTextAtom = atom<string | null>(null);

/** The same and, while it is open, in how many minutes the food would be there and what its delivery costs (B62). */
export const hoursTextAtom = atom<string | null>(null);
