import * as v from 'valibot';

import type { Money } from '../../kernel/money.ts';
import { hasUsesLeft } from '../promo-uses.ts';
import { applyPromotions, doublesCashback, takenOff } from './apply-promotions.ts';
import { PromoRule } from './promo-rule.schema.ts';
import type { Promotion, PromotionOrder } from './promotion.ts';

/** The limits of a promotion; null: none. */
export type PromotionLimits = { maxUses: number | null; maxPerUser: number | null; budget: Money | null };

/** An order that was placed, by whom, and the points that doubling adds to what it earns. */
export type PastOrder = { customerId: string; order: PromotionOrder; earned: Money };

/** What a promotion would have taken off orders: how many there were, how many would have had it, soʻm in all and at most, and points beyond the usual ones. */
export type PromotionCost = { orders: number; used: number; off: Money; most: Money; points: Money };

/** A rule that takes no more off an order than what is left of a budget. */
export function ruleWithin(rule: PromoRule | null, left: Money): PromoRule {
  const known = rule ?? v.parse(PromoRule, {});
  return { ...known, maxDiscount: Math.min(known.maxDiscount ?? Infinity, Math.max(0, left)) };
}

/**
 * What a promotion would have cost by itself on orders that were placed, in their order: as though it had run then, and each
 * guest had entered its code. Its limits hold.
 */
export function promotionCost(
  promotion: Promotion,
  { maxUses, maxPerUser, budget }: PromotionLimits,
  orders: readonly PastOrder[],
): PromotionCost {
  const running = { ...promotion, isActive: true, startDate: null, endDate: null };
  const perCustomer = new Map<string, number>();
  const cost = { orders: orders.length, used: 0, off: 0, most: 0, points: 0 };
  for (const { customerId, order, earned } of orders) {
    const own = perCustomer.get(customerId) ?? 0;
    if (!hasUsesLeft({ uses: cost.used, maxUses }) || own >= (maxPerUser ?? Infinity)) continue;
    const rule = budget === null ? running.rule : ruleWithin(running.rule, budget - cost.off);
    const applied = applyPromotions([{ ...running, rule }], order);
    const off = takenOff(applied);
    const points = doublesCashback(applied) ? earned : 0;
    if (off === 0 && points === 0) continue;
    perCustomer.set(customerId, own + 1);
    cost.used += 1;
    cost.off += off;
    cost.points += points;
    cost.most = Math.max(cost.most, off);
  }
  return cost;
}
