import { capped, type Money, percentOf } from '../kernel/money.ts';
import type { Order } from '../order/schemas/order.schema.ts';

/**
 * Points that a closed order earns: the merchant's percent of what was paid for the products in money, in whole
 * points; delivery and fees earn nothing, and neither does what was paid in points (IMP-19, D40).
 */
export function earnedCashback(
  order: Pick<Order, 'productPrice' | 'totalProductDiscount'> & { cashback: Money },
  percent: number,
): Money {
  const paid = Math.max(0, order.productPrice - order.totalProductDiscount - order.cashback);
  return percentOf(paid, capped(percent, 100));
}
