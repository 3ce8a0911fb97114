import { unitPrice } from '@dasturxon/core/cart';

import type { MenuProduct } from './menu-product.ts';

/** What one costs now, with its cheapest required choices, and what it cost before its discount; null when there is none. Whole so'm. */
export function tilePrices(product: MenuProduct): { now: number; before: number | null } {
  const { lowestExtra } = product;
  const now = unitPrice(product, []) + lowestExtra;
  const before = product.discount > 0 ? unitPrice({ ...product, discount: 0 }, []) + lowestExtra : null;
  return { now, before: before !== null && before > now ? before : null };
}
