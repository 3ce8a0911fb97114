import { atom } from 'jotai';

/** Whether the map is above the list of saved addresses: saving then closes both. Reset by a reload. */
export const cameFromListAtom = atom(false);
