import { atom } from 'jotai';

/** The stars that this guest has given on this page, by dish: the menu learns of a dish's first review later. */
export const ownGradesAtom = atom<Readonly<Record<string, number>>>({});
