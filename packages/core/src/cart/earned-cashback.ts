import { capped, type Money, percentOf } from '../kernel/money.ts';
import type { AppliedPromotion } from '../promo/applied-promotion.schema.ts';
import type { Order } from '../order/schemas/order.schema.ts';

type EarningOrder = Pick<Order, 'productPrice' | 'totalProductDiscount'> & { cashback: Money };

/**
 * Points that a closed order earns: the merchant's percent of what was paid for the products in money, in whole
 * points; delivery and fees earn nothing, and neither does what was paid in points (IMP-19, D40).
 */
export function earnedCashback(order: EarningOrder, percent: number): Money {
  const paid = Math.max(0, order.productPrice - order.totalProductDiscount - order.cashback);
  return percentOf(paid, capped(percent, 100));
}

/** Points that an order earns with its promotions (B30): twice as many where one doubles them, and never more than was paid. */
export function earnedWithPromotions(
  order: EarningOrder,
  percent: number,
  promotions: readonly Pick<AppliedPromotion, 'doublesCashback'>[],
): Money {
  const earned = earnedCashback(order, percent);
  const isTwice = promotions.some((one) => one.doublesCashback);
  return isTwice ? capped(2 * earned, earnedCashback(order, 100)) : earned;
}
