import { Allergen, Diet } from './diet.schema.ts';
import type { Product } from '../product.schema.ts';

/** What a guest wants to see of a menu (B22). */
export type MenuFilter = {
  /** Dishes with any of these are left out. */
  without: Allergen[];
  /** Dishes fit all of these. */
  diets: Diet[];
  mild: boolean;
};

/** The filter that shows every dish. */
export const NO_FILTER: MenuFilter = { without: [], diets: [], mild: false };

/** How many conditions a filter has. */
export const filterSize = ({ without, diets, mild }: MenuFilter): number =>
  without.length + diets.length + Number(mild);

type Marked = Pick<Product, 'allergens' | 'diets' | 'spicy'>;

/** Whether a dish fits a filter. One whose allergens are not stated is never shown as free of them. */
export function fitsFilter(product: Marked, { without, diets, mild }: MenuFilter): boolean {
  const { allergens } = product;
  const isFree =
    without.length === 0 || (allergens !== null && !without.some((one) => allergens.includes(one)));
  const isVegan = product.diets.includes('VEGAN');
  const fits = (diet: Diet) => product.diets.includes(diet) || (diet === 'VEGETARIAN' && isVegan);
  return isFree && diets.every(fits) && !(mild && product.spicy > 0);
}

/** What a menu's filter may offer: only marks that some dish carries, so that no choice is without effect. */
export function filterChoices(products: readonly Marked[]): {
  allergens: Allergen[];
  diets: Diet[];
  hasSpicy: boolean;
} {
  const carried = new Set(products.flatMap(({ allergens }) => allergens ?? []));
  const marked = new Set(products.flatMap(({ diets }) => diets));
  return {
    allergens: Allergen.options.filter((one) => carried.has(one)),
    diets: Diet.options.filter((one) => marked.has(one) || (one === 'VEGETARIAN' && marked.has('VEGAN'))),
    hasSpicy: products.some(({ spicy }) => spicy > 0),
  };
}
