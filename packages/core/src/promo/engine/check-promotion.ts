import { holdsAt } from '../../catalog/times/menu-rules.ts';
import { ok, refuse, type Result } from '../../kernel/result.ts';
import type { ServiceType } from '../../order/schemas/service-type.schema.ts';
import { applyPromo, type PromoError } from '../apply-promo.ts';
import { asksSegment, isInSegment } from './guest-segment.ts';
import type { PromoRule } from './promo-rule.schema.ts';
import { piecesOf, type Promotion, type PromotionOrder } from './promotion.ts';

/** Which condition of a rule an order does not meet. `missing`: pieces or orders that are wanted yet. */
export type UnmetCondition =
  | { reason: 'service'; service: ServiceType }
  | { reason: 'branch' | 'zone' | 'platform' | 'signIn' | 'otherOrder' | 'day' | 'segment' }
  | { reason: 'hours'; from: string; until: string }
  | { reason: 'orders' | 'dishes'; missing: number };

/** Why a promotion takes nothing off an order. */
export type PromotionError =
  | PromoError
  | ({ code: 'promo.unmet' } & UnmetCondition)
  | { code: 'promo.notCombined' };

const isOneOf = <T>(wanted: readonly T[], one: T | null) =>
  wanted.length === 0 || (one !== null && wanted.includes(one));

function unmetPlace(rule: PromoRule, order: PromotionOrder): UnmetCondition | null {
  const [service] = rule.services;
  if (service && !rule.services.includes(order.serviceType)) return { reason: 'service', service };
  if (!isOneOf(rule.branchIds, order.branchId)) return { reason: 'branch' };
  if (!isOneOf(rule.zoneIds, order.zoneId)) return { reason: 'zone' };
  return isOneOf(rule.platforms, order.platform) ? null : { reason: 'platform' };
}

/** Whether a rule counts the customer's orders. */
export const countsOrders = (rule: Pick<PromoRule, 'orderNumbers' | 'everyNth'> | null): boolean =>
  rule !== null && (rule.orderNumbers.length > 0 || rule.everyNth !== null);

function unmetOrders(rule: PromoRule, before: number | null): UnmetCondition | null {
  if (!countsOrders(rule)) return null;
  if (before === null) return { reason: 'signIn' };
  const { orderNumbers, everyNth } = rule;
  const number = before + 1;
  if (orderNumbers.includes(number) || (everyNth !== null && number % everyNth === 0)) return null;
  const later = orderNumbers.filter((one) => one > number);
  const next = Math.min(...later, everyNth === null ? Infinity : Math.ceil(number / everyNth) * everyNth);
  return next === Infinity ? { reason: 'otherOrder' } : { reason: 'orders', missing: next - number };
}

function unmetSegment(rule: PromoRule, { guest, clock }: PromotionOrder): UnmetCondition | null {
  if (!asksSegment(rule)) return null;
  if (guest === null) return { reason: 'signIn' };
  return rule.segments.some((segment) => isInSegment(segment, guest, clock.now))
    ? null
    : { reason: 'segment' };
}

function unmetTime(rule: PromoRule, { at }: PromotionOrder): UnmetCondition | null {
  if (holdsAt(rule, at)) return null;
  const { from, until } = rule;
  return holdsAt({ ...rule, days: [] }, at) ? { reason: 'day' } : { reason: 'hours', from, until };
}

function unmetDishes({ contains }: PromoRule, { lines }: PromotionOrder): UnmetCondition | null {
  const missing = contains.reduce(
    (sum, dishes) => sum + Math.max(0, dishes.count - piecesOf(dishes, lines)),
    0,
  );
  return missing > 0 ? { reason: 'dishes', missing } : null;
}

/**
 * Whether an order meets the conditions of a promotion (B30). Its period comes first, then its rule, then its minimum: the
 * missing sum is named to a guest whom only the sum keeps from it.
 */
export function checkPromotion(promotion: Promotion, order: PromotionOrder): Result<true, PromotionError> {
  const answer = applyPromo(promotion, order, order.clock);
  if (!answer.ok && answer.code !== 'promo.belowMinimum') return answer;
  const { rule } = promotion;
  const unmet =
    rule &&
    (unmetPlace(rule, order) ??
      unmetOrders(rule, order.ordersBefore) ??
      unmetSegment(rule, order) ??
      unmetTime(rule, order) ??
      unmetDishes(rule, order));
  if (unmet) return refuse('promo.unmet', unmet);
  return answer.ok ? ok(true) : answer;
}
