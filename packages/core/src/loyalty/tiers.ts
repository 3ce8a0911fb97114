import type { Money } from '../kernel/money.ts';
import type { OrderSettings } from '../merchant/order-settings.schema.ts';

/** From so many so'm of closed orders on, a guest's orders earn this percent (B31). */
export type Tier = { fromSum: Money; percent: number };

/** The settings that decide how many points an order earns. */
export type LoyaltyTerms = Pick<OrderSettings, 'cashbackPercent' | 'cashbackTiers'>;

const toTier = (text: string): Tier => {
  const [sum = '', percent = ''] = text.split(':');
  return { fromSum: Number(sum), percent: Math.min(100, Number(percent)) };
};

/** The tiers of a brand by the sum that they begin at. One that gives no more than a lower tier is left out. */
export function tiersOf({ cashbackPercent, cashbackTiers }: LoyaltyTerms): Tier[] {
  const sorted = cashbackTiers.map(toTier).toSorted((one, other) => one.fromSum - other.fromSum);
  let best = cashbackPercent;
  return sorted.filter(({ percent }) => {
    const isBetter = percent > best;
    best = Math.max(best, percent);
    return isBetter;
  });
}

/** The percent that a guest's order earns after closed orders of `spent` so'm: more spent is never less (B31). */
export function earningPercent(terms: LoyaltyTerms, spent: Money): number {
  const reached = tiersOf(terms).filter(({ fromSum }) => fromSum <= spent);
  return reached.at(-1)?.percent ?? terms.cashbackPercent;
}

/** The next tier and what is missing to it; null in the last one. */
export function nextTier(terms: LoyaltyTerms, spent: Money): (Tier & { missing: Money }) | null {
  const next = tiersOf(terms).find(({ fromSum }) => fromSum > spent);
  return next ? { ...next, missing: next.fromSum - spent } : null;
}
