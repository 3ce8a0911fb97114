import { atom } from 'jotai';

/** The host may still sign the guest in: until then there is no redirect to sign-in. */
export const launchingAtom = atom(false);
