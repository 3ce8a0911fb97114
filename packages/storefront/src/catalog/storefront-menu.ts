import { applyStopList, buildMenu, type Menu, type Overall, type Product } from '@dasturxon/core/catalog';
import type { Language } from '@dasturxon/core/kernel';

/**
 * The menu to show: built by the rules, with unavailable products grey at the end of their category (D33, IMP-02). A
 * product that a branch stops while it is visible stays in place, so that nothing moves under a touch.
 */
export function storefrontMenu(overall: Overall, language: Language): Menu {
  const off = overall.products.filter((product) => !product.isAvailable);
  const menu = applyStopList(buildMenu(overall, { language }), { productIds: off.map(({ id }) => id) });
  if (off.length === 0) return menu;
  return {
    ...menu,
    categories: menu.categories.map((category) => ({ ...category, products: offLast(category.products) })),
  };
}

const offLast = (products: readonly Product[]): Product[] => [
  ...products.filter(({ isAvailable }) => isAvailable),
  ...products.filter(({ isAvailable }) => !isAvailable),
];
