import type { Language } from '@dasturxon/core/kernel';
import { type MenuIndex, searchMenu } from '@dasturxon/core/search';
import type { StoppableProduct, StopListSection } from '@dasturxon/core/staff';

/** The filters of the list; `index` is of all its products. */
export type Wanted = { text: string; index: MenuIndex; language: Language; onlyStopped: boolean };

/** Whether a product, or a choice of it, is off sale or counted for whatever reason. */
export const isOff = ({ stop, isSoldOut, modifiers }: StoppableProduct): boolean =>
  stop !== null || isSoldOut || modifiers.some((modifier) => modifier.stop !== null);

/** The sections with the products that have the text in a name, in any language and script; sections without any are left out. */
export function findProducts(
  sections: readonly StopListSection[],
  { text, index, language, onlyStopped }: Wanted,
): StopListSection[] {
  const named = text.trim() === '' ? null : new Set(searchMenu(index, text, language));
  const isWanted = (product: StoppableProduct) =>
    (!onlyStopped || isOff(product)) && (named === null || named.has(product.id));
  return sections
    .map((section) => ({ ...section, products: section.products.filter(isWanted) }))
    .filter(({ products }) => products.length > 0);
}
