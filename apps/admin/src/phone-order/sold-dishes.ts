import { isOfferedBy, type Product } from '@dasturxon/core/catalog';

import { type Dishes, indexDishes } from '../dishes/find-dishes.ts';

/** What a branch sells now, or any branch while none is chosen. */
export function soldDishes(
  products: readonly Product[],
  { branchId, stopped }: { branchId: string | null; stopped: ReadonlySet<string> },
): Dishes {
  return indexDishes(
    products.filter(
      (product) =>
        product.active &&
        product.isAvailable &&
        !stopped.has(product.id) &&
        (branchId === null || isOfferedBy(product, branchId)),
    ),
  );
}
