import { asCombo } from '../combo.ts';
import type { MenuMoment } from './menu-moment.ts';
import { productAt } from './menu-rules.ts';
import type { Overall } from '../overall.schema.ts';
import type { Product } from '../product.schema.ts';

/**
 * The dishes of a menu as they are sold at a moment: prices and hours by its rules (B21), then the combos that are made of them
 * (B16). Without a moment only the combos: a page's own bytes hold nothing by time. What is unchanged keeps its identity.
 */
export function productsAt(
  { products, rules = [] }: Pick<Overall, 'products'> & Partial<Pick<Overall, 'rules'>>,
  at: MenuMoment | null,
): Product[] {
  const now = at === null ? products : products.map((product) => productAt(product, rules, at));
  const byId = new Map(now.map((product) => [product.id, product]));
  return now.map((product) => asCombo(product, (id) => byId.get(id)));
}

/** The same for a whole menu. */
export function menuAt(overall: Overall, at: MenuMoment | null): Overall {
  return { ...overall, products: productsAt(overall, at) };
}
