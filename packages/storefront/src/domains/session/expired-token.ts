import { atom } from 'jotai';

/** A token that our API has rejected; its watcher signs the customer out (SES-01). */
export const expiredTokenAtom = atom<string | null>(null);
