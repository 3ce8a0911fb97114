import { isOfferedBy, type Product } from '@dasturxon/core/catalog';
import type { Language } from '@dasturxon/core/kernel';
import { indexMenu, type MenuIndex, searchMenu } from '@dasturxon/core/search';

/** The dishes that can be ordered, ready to be searched. */
export type Dishes = { byId: ReadonlyMap<string, Product>; index: MenuIndex };

/** What a branch sells now, or any branch while none is chosen. */
export function dishesOf(
  products: readonly Product[],
  { branchId, stopped }: { branchId: string | null; stopped: ReadonlySet<string> },
): Dishes {
  const sold = products.filter(
    (product) =>
      product.active &&
      product.isAvailable &&
      !stopped.has(product.id) &&
      (branchId === null || isOfferedBy(product, branchId)),
  );
  return {
    byId: new Map(sold.map((product) => [product.id, product])),
    index: indexMenu({ products: sold }),
  };
}

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
