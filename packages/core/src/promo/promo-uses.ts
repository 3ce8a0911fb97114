import { ok, refuse, type Result } from '../kernel/result.ts';

/** How often a promo is used by orders that stand, and how often it may be; null is as often as anybody likes. */
export type PromoUses = { uses: number; maxUses: number | null };

/** Whether one more order may use a promo. */
export function hasUsesLeft({ uses, maxUses }: PromoUses): boolean {
  return maxUses === null || uses < maxUses;
}

/**
 * A promo with one use more, or why there is none. Whoever keeps the count does this in one step (a conditional
 * UPDATE), so that two orders cannot both have the last use (I21).
 */
export function takeUse(promo: PromoUses): Result<PromoUses, { code: 'promo.usedUp' }> {
  return hasUsesLeft(promo) ? ok({ ...promo, uses: promo.uses + 1 }) : refuse('promo.usedUp');
}

/** A promo after an order that used it was cancelled: exactly one use comes back, and never more than were taken. */
export function releaseUse(promo: PromoUses): PromoUses {
  return { ...promo, uses: Math.max(0, promo.uses - 1) };
}
