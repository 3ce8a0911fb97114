import {
  applyStopList,
  buildMenu,
  type Menu,
  type MenuMoment,
  type Overall,
  type Product,
  productsAt,
} from '@dasturxon/core/catalog';
import type { Language } from '@dasturxon/core/kernel';

const offIds = (products: readonly Product[]) =>
  products.filter((product) => !product.isAvailable).map(({ id }) => id);

/**
 * The menu to show: built by the rules, with unavailable products grey at the end of their category (D33, IMP-02). A
 * product that a branch stops, or whose hours end, while it is visible stays in place, so that nothing moves under a touch.
 * Without a moment nothing is by time, as in a page's own bytes (B21).
 */
export function storefrontMenu(overall: Overall, language: Language, at: MenuMoment | null = null): Menu {
  const atAnyTime = productsAt(overall, null);
  const products = at === null ? atAnyTime : productsAt(overall, at);
  const menu = applyStopList(buildMenu({ ...overall, products }, { language }), {
    productIds: offIds(products),
  });
  const last = new Set(offIds(atAnyTime));
  if (last.size === 0) return menu;
  return {
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      products: offLast(category.products, last),
    })),
  };
}

const offLast = (products: readonly Product[], last: ReadonlySet<string>): Product[] => [
  ...products.filter(({ id }) => !last.has(id)),
  ...products.filter(({ id }) => last.has(id)),
];
