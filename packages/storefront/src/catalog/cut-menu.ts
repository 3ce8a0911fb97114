import type { SlimMenu, SlimProduct } from './slim-menu.ts';

/** A menu of more products does not travel whole with the page. */
export const LONGEST_WHOLE_MENU = 300;
/** What a cut menu's page carries: the first screens and some more, for the first seconds of scrolling. */
const KEPT = 96;

/** The rows that a long menu's page leaves out. */
export type MenuRest = readonly SlimProduct[];

/** How many products a menu has, those that are still to come counted. */
export const productCount = ({ categories }: Pick<SlimMenu, 'categories'>): number =>
  categories.reduce((sum, { count }) => sum + count, 0);

/** The part of a menu that its page carries, and the rest that comes after it; null where the page carries it whole. */
export function cutMenu(menu: SlimMenu): { first: readonly SlimProduct[]; rest: MenuRest } | null {
  if (menu.products.length <= LONGEST_WHOLE_MENU) return null;
  return { first: menu.products.slice(0, KEPT), rest: menu.products.slice(KEPT) };
}

/** The menu with what came after the page, or null where the two do not make one menu. */
export function joinMenu(menu: SlimMenu, rest: unknown): SlimMenu | null {
  if (!Array.isArray(rest) || !rest.every(isRow)) return null;
  const { rest: _, ...whole } = { ...menu, products: [...menu.products, ...rest] };
  return whole.products.length === productCount(menu) ? whole : null;
}

/** The page's own server wrote the rows: this detects another file, not an invalid row. */
const isRow = (row: unknown): row is SlimProduct =>
  Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'string' && Number.isInteger(row[3]);
