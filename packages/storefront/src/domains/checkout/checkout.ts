import { atom } from 'jotai';

/** Extras of the order that the guest has switched on at checkout (IMP-09, IMP-10). */
export type CheckoutExtras = { hasReceiver: boolean; sendCheque: boolean };

export const NO_EXTRAS: CheckoutExtras = { hasReceiver: false, sendCheque: false };

export const checkoutExtrasAtom = atom<CheckoutExtras>(NO_EXTRAS);
