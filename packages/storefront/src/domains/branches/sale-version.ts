import { atom } from 'jotai';

/** The version of menu, stops and pauses that this page shows; empty while it is the page's own (BO-45). */
export const saleVersionAtom = atom('');
