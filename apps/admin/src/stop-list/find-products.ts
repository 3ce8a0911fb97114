import { localize, type Language } from '@dasturxon/core/kernel';
import type { StoppableProduct, StopListSection } from '@dasturxon/core/staff';

/** The filters of the list. */
export type Wanted = { text: string; language: Language; onlyStopped: boolean };

/** Whether a product, or a choice of it, is off sale or counted for whatever reason. */
export const isOff = ({ stop, isSoldOut, modifiers }: StoppableProduct): boolean =>
  stop !== null || isSoldOut || modifiers.some((modifier) => modifier.stop !== null);

/** The sections with the products that are wanted; sections without any are left out. */
export function findProducts(
  sections: readonly StopListSection[],
  { text, language, onlyStopped }: Wanted,
): StopListSection[] {
  const wanted = text.trim().toLocaleLowerCase();
  const isWanted = (product: StoppableProduct) =>
    (!onlyStopped || isOff(product)) && localize(product.name, language).toLocaleLowerCase().includes(wanted);
  return sections
    .map((section) => ({ ...section, products: section.products.filter(isWanted) }))
    .filter(({ products }) => products.length > 0);
}
