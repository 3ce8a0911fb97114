import type { Product } from './product.schema.ts';

type Cooked = Pick<Product, 'timeCookingMin' | 'timeCookingMax'>;

/** Minutes from and to; equal where only one is known, null where none is (IMP-05). */
export function cookingTime({ timeCookingMin, timeCookingMax }: Cooked): { min: number; max: number } | null {
  const known = [timeCookingMin, timeCookingMax].filter(
    (minutes): minutes is number => minutes !== null && minutes > 0,
  );
  return known.length > 0 ? { min: Math.min(...known), max: Math.max(...known) } : null;
}

/** Minutes until a basket is ready: its slowest product and the lead time (IMP-05). */
export function readyInMinutes(products: readonly Cooked[], leadMinutes: number): number {
  return (
    products.reduce((slowest, product) => Math.max(slowest, cookingTime(product)?.max ?? 0), 0) + leadMinutes
  );
}
