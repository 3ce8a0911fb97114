import { localize } from '@dasturxon/core/kernel';
import { atom } from 'jotai';

import type { Boot } from './read-boot.ts';

/** What the page came with. Set once before the first render; the language changes when the guest changes it. */
export const bootAtom = atom<Boot | null>(null);

/** The page's inputs; throws if they are not set, which is an error of the composition root. */
export const pageAtom = atom((get): Boot => {
  const boot = get(bootAtom);
  if (!boot) throw new Error('bootAtom has not been set');
  return boot;
});

export const merchantAtom = atom((get) => get(pageAtom).merchant);
export const settingsAtom = atom((get) => get(pageAtom).settings);

/** The brand's name in the language of the page. */
export const brandNameAtom = atom((get) => {
  const { merchant, settings, language } = get(pageAtom);
  return settings.look.brand || localize(merchant.name, language, settings.languages.main);
});
