import { unitPrice } from '@dasturxon/core/cart';

import type { MenuProduct } from './menu-product.ts';

/**
 * The current price of one with its cheapest required choices, and the price before its discount, null without one.
 * Whole so'm.
 */
export function tilePrices(product: MenuProduct): { now: number; before: number | null } {
  const { lowestExtra } = product;
  const now = unitPrice(product, []) + lowestExtra;
  const before = product.discount > 0 ? unitPrice({ ...product, discount: 0 }, []) + lowestExtra : null;
  return { now, before: before !== null && before > now ? before : null };
}
