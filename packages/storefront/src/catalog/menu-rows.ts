import type { SlimCategory, SlimMenu, SlimProduct } from './slim-menu.ts';

/** How many products are mounted or left out together: full rows at 2, 3, 4 and 6 columns. */
export const CHUNK = 12;

/** Part of one category that is drawn or left out as a whole. */
export type MenuChunk = {
  key: string;
  category: number;
  /** Fewer than `count` while the rest of a long menu is on its way. */
  products: readonly SlimProduct[];
  count: number;
  first: number;
};

export type MenuSection = { category: SlimCategory; chunks: readonly MenuChunk[] };

/** The menu cut into sections and chunks, in the order of the page. */
export function toSections(menu: SlimMenu): MenuSection[] {
  let first = 0;
  return menu.categories.map((category, index) => {
    const chunks: MenuChunk[] = [];
    for (let at = 0; at < category.count; at += CHUNK) {
      const start = first + at;
      const count = Math.min(CHUNK, category.count - at);
      const products = menu.products.slice(start, start + count);
      chunks.push({ key: `${category.id}:${at}`, category: index, products, count, first: start });
    }
    first += category.count;
    return { category, chunks };
  });
}
