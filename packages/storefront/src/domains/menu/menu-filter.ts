import type { MenuFilter } from '@dasturxon/core/catalog';
import { atom } from 'jotai';

import type { SlimMenu } from '../../catalog/slim-menu.ts';
import { menuAtom } from './menu.ts';

/** What the guest wants to see of the menu, until the page closes, and the dishes that fit; null without a filter (B22). */
export const menuFilterAtom = atom<{ filter: MenuFilter; fitting: ReadonlySet<string> } | null>(null);

/** The menu without the dishes that do not fit, and without the categories that are empty then. */
function keepFitting(menu: SlimMenu, fitting: ReadonlySet<string>): SlimMenu {
  let first = 0;
  const products: SlimMenu['products'][number][] = [];
  const categories = menu.categories.flatMap((category) => {
    const own = menu.products.slice(first, first + category.count).filter(([id]) => fitting.has(id));
    first += category.count;
    products.push(...own);
    return own.length > 0 ? [{ ...category, count: own.length }] : [];
  });
  return { ...menu, categories, products };
}

/** The menu to draw. */
export const shownMenuAtom = atom((get) => {
  const [menu, filtered] = [get(menuAtom), get(menuFilterAtom)];
  return menu && filtered ? keepFitting(menu, filtered.fitting) : menu;
});
