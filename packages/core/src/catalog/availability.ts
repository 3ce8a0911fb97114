import type { ModificationGroup } from './modification-group.schema.ts';
import type { Overall } from './overall.schema.ts';
import type { Product } from './product.schema.ts';

type Sellable = Pick<Product, 'active' | 'isAvailable'>;

/** Whether Add may be pressed at all: on the menu, and not run out (IMP-02). */
export function isAddable(product: Sellable): boolean {
  return product.active && product.isAvailable;
}

/** The products that can come into a cart: those of a category without one are there to be looked at (SET-23). */
export function cartProducts({ products, categories }: Pick<Overall, 'products' | 'categories'>): Product[] {
  const shown = new Set<string | null>(
    categories.filter(({ isWithoutCart }) => isWithoutCart).map(({ id }) => id),
  );
  return products.filter(({ categoryId }) => !shown.has(categoryId));
}

/** What the cart proposes: recommended, on sale, not in it yet (MENU-07). */
export function recommendedProducts<Some extends Sellable & Pick<Product, 'id' | 'isCartRecommendation'>>(
  products: readonly Some[],
  inCart: readonly string[] = [],
): Some[] {
  const taken = new Set(inCart);
  return products.filter(
    (product) => product.isCartRecommendation && isAddable(product) && !taken.has(product.id),
  );
}

/** The stock of a product at a branch: the smaller of its whole stock and the branch's own amount; null is unlimited. */
export function stockAt(amount: number | null, left: number | null): number | null {
  if (amount === null || left === null) return amount ?? left;
  return Math.min(amount, left);
}

/** A product whose stopped choices cannot be chosen (BO-46). */
export function withoutModifiers<Some extends { modificationGroups: readonly ModificationGroup[] }>(
  product: Some,
  stopped: ReadonlySet<string>,
): Some {
  const items = product.modificationGroups.flatMap((group) => group.items);
  if (!items.some(({ id }) => stopped.has(id))) return product;
  const modificationGroups = product.modificationGroups.map((group) => ({
    ...group,
    items: group.items.map((item) => (stopped.has(item.id) ? { ...item, isAvailable: false } : item)),
  }));
  return { ...product, modificationGroups };
}
