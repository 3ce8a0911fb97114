import type { Money } from '../kernel/money.ts';
import { toTiyin, type Tiyin } from './tiyin.ts';

/** Money of an order of which a part went back, in tiyin. */
type Refunded = { amount: Tiyin; refundedBefore: Tiyin; refundedAfter: Tiyin };

/**
 * The same without the order's tip (B35): points were neither spent on it nor earned by it, and of a part that is refunded
 * the tip goes back last.
 */
export function withoutTip({ amount, refundedBefore, refundedAfter }: Refunded, tip: Money): Refunded {
  const own = exceptTip(amount, tip);
  return {
    amount: own,
    refundedBefore: Math.min(refundedBefore, own),
    refundedAfter: Math.min(refundedAfter, own),
  };
}

const exceptTip = (amount: Tiyin, tip: Money): Tiyin => Math.max(0, amount - toTiyin(tip));

/** What of an order's money is held before and after a part went back, in tiyin. */
type Kept = { before: Tiyin; after: Tiyin };

/** The same without the order's tip, which goes back last (B35). */
export const keptWithoutTip = ({ before, after }: Kept, tip: Money): Kept => ({
  before: exceptTip(before, tip),
  after: exceptTip(after, tip),
});

/**
 * How much of the cashback that an order spent goes back with a refund: the share that was refunded, rounded down,
 * less what went back before. With the last tiyin everything is back (T34).
 */
export function cashbackOfRefund(spent: Money, payment: Refunded): Money {
  const upTo = (refunded: Tiyin) =>
    Number((BigInt(spent) * BigInt(refunded)) / BigInt(Math.max(payment.amount, 1)));
  return upTo(payment.refundedAfter) - upTo(payment.refundedBefore);
}

/**
 * The share of an order's earned points that a refund takes back, in whole points, rounded down; the final part of
 * the refund takes all (T34).
 */
export function cashbackToTakeBack(earned: Money, kept: Kept): Money {
  return earned - Number((BigInt(earned) * BigInt(kept.after)) / BigInt(Math.max(kept.before, 1)));
}
