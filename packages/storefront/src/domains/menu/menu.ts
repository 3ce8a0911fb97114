import { atom } from 'jotai';

import type { SlimMenu, SlimProduct } from '../../catalog/slim-menu.ts';
import { pageAtom } from '../../store/boot.ts';

/** A menu that replaced the page's own: another language, or newer prices. */
export const newerMenuAtom = atom<SlimMenu | null>(null);

/** The loaded menu; null on a page that came without one, until it is fetched. */
export const menuAtom = atom((get) => get(newerMenuAtom) ?? get(pageAtom).menu);

/** Every product of the menu by id. */
export const productsAtom = atom(
  (get): ReadonlyMap<string, SlimProduct> =>
    new Map((get(menuAtom)?.products ?? []).map((row) => [row[0], row])),
);
