import { atom } from 'jotai';

import { pageAtom } from './boot.ts';

/** The current language of the interface. */
export const languageAtom = atom((get) => get(pageAtom).language);
