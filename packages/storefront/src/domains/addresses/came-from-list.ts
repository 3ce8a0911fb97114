import { atom } from 'jotai';

/** Whether the map lies over the list of saved addresses: saving then closes both. Forgotten by a reload. */
export const cameFromListAtom = atom(false);
