import { atom } from 'jotai';

/** The server has a newer build than this page, which waits for a moment when nobody loses what they typed (BOOT-13). */
export const newBuildAtom = atom(false);

const BUSY = /^\/(?:checkout|login|profile\/(?:user|cards|address))(?:\/|$)/;

/** Whether somebody is filling in a form or paying here: then the page does not reload itself (BOOT-13, BOOT-14, F08). */
export const isBusyAt = (path: string): boolean => BUSY.test(path);
