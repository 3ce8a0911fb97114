import { localize, type Language } from '@dasturxon/core/kernel';
import type { StoppableProduct, StopListSection } from '@dasturxon/core/staff';

/** What the list is narrowed to. */
export type Wanted = { text: string; language: Language; onlyStopped: boolean };

/** Whether a product is off sale for whatever reason. */
export const isOff = ({ stop, isSoldOut }: StoppableProduct): boolean => stop !== null || isSoldOut;

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
