import { atom } from 'jotai';

/** The host may still say who opened the shop: until it has, nobody is sent to sign in. */
export const launchingAtom = atom(false);
