import type { Money } from '../kernel/money.ts';
import type { Tiyin } from './tiyin.ts';

/**
 * How much of the cashback that an order spent goes back with a refund: the share that was refunded, rounded down,
 * less what went back before. With the last tiyin everything is back (T34).
 */
export function cashbackOfRefund(
  spent: Money,
  payment: { amount: Tiyin; refundedBefore: Tiyin; refundedAfter: Tiyin },
): Money {
  const upTo = (refunded: Tiyin) =>
    Number((BigInt(spent) * BigInt(refunded)) / BigInt(Math.max(payment.amount, 1)));
  return upTo(payment.refundedAfter) - upTo(payment.refundedBefore);
}

/**
 * The share of an order's earned points that a refund takes back, in whole points, rounded down; the final part of
 * the refund takes all (T34).
 */
export function cashbackToTakeBack(earned: Money, kept: { before: Tiyin; after: Tiyin }): Money {
  return earned - Number((BigInt(earned) * BigInt(kept.after)) / BigInt(Math.max(kept.before, 1)));
}
