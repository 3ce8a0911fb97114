import { unitPrice } from '@dasturxon/core/cart';

import type { MenuProduct } from './menu-product.ts';

/** What one costs now, and what it cost before its discount; null when there is none. Whole so'm. */
export function tilePrices(product: MenuProduct): { now: number; before: number | null } {
  const now = unitPrice(product, []);
  const before = product.discount > 0 ? unitPrice({ ...product, discount: 0 }, []) : null;
  return { now, before: before !== null && before > now ? before : null };
}
