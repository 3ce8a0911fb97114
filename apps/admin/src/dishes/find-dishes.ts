import type { Product } from '@dasturxon/core/catalog';
import type { Language } from '@dasturxon/core/kernel';
import { indexMenu, type MenuIndex, searchMenu } from '@dasturxon/core/search';

/** Dishes that can be ordered, ready to be searched. */
export type Dishes = { byId: ReadonlyMap<string, Product>; index: MenuIndex };

/** Makes dishes ready to be searched; once per list, not per key. */
export const indexDishes = (products: readonly Product[]): Dishes => ({
  byId: new Map(products.map((product) => [product.id, product])),
  index: indexMenu({ products }),
});

/** Dishes shown of one search. */
const SHOWN = 8;

/** Dishes by code or by name in any language and script, best first. */
export function findDishes({ byId, index }: Dishes, text: string, language: Language): Product[] {
  const typed = text.trim();
  if (typed === '') return [];
  const byCode = [...byId.values()].filter(({ barcode }) => barcode === typed);
  const byName = searchMenu(index, typed, language).flatMap((id) => byId.get(id) ?? []);
  return [...new Set([...byCode, ...byName])].slice(0, SHOWN);
}
