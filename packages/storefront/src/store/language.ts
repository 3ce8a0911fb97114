import { atom } from 'jotai';

import { pageAtom } from './boot.ts';

/** The language in which the interface speaks now. */
export const languageAtom = atom((get) => get(pageAtom).language);
