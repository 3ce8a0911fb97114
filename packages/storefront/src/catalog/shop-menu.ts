import { applyStopList, buildMenu, type Menu, type Overall, type Product } from '@dasturxon/core/catalog';
import type { Language } from '@dasturxon/core/kernel';

/**
 * The menu to show: built by the rules, with what the merchant has switched off laid over it (D33, IMP-02): grey, at the end of
 * its category. What a branch stops while somebody looks stays where it is, nothing moves under a finger.
 */
export function shopMenu(overall: Overall, language: Language): Menu {
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
