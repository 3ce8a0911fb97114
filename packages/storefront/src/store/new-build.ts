import { atom } from 'jotai';

/** The server has a newer build than this page; the reload waits until no form has input (BOOT-13). */
export const newBuildAtom = atom(false);

const BUSY = /^\/(?:checkout|login|profile\/(?:user|cards|address))(?:\/|$)/;

/**
 * Whether a form has input or a payment is under way: then the page does not reload itself (BOOT-13, BOOT-14, F08).
 */
export const isBusyAt = (path: string): boolean => BUSY.test(path);
