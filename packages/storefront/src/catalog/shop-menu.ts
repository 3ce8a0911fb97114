import { applyStopList, buildMenu, type Menu, type Overall } from '@dasturxon/core/catalog';
import type { Language } from '@dasturxon/core/kernel';

/** The menu to show: built by the rules, with what the merchant has switched off laid over it (D33, IMP-02). */
export function shopMenu(overall: Overall, language: Language): Menu {
  const off = overall.products.filter((product) => !product.isAvailable);
  return applyStopList(buildMenu(overall, { language }), { productIds: off.map(({ id }) => id) });
}
