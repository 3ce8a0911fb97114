import { atom } from 'jotai';

/** The version of stops and pauses that this page shows; '0', as the server names it, while there is none (BO-45). */
export const saleVersionAtom = atom('0');
