import type { Money } from '../../kernel/money.ts';
import { applyPromotions, doublesCashback, takenOff } from './apply-promotions.ts';
import { checkPromotion, type PromotionError, type UnmetCondition } from './check-promotion.ts';
import { missingPieces } from './promotion-worth.ts';
import type { Promotion, PromotionOrder } from './promotion.ts';

/** A promotion as a guest is offered it: used by this order, usable by its code, or not yet, with the reason. */
export type PromotionOffer = { promotion: Promotion } & (
  | { state: 'APPLIED' | 'USABLE'; off: Money; error: null }
  | { state: 'NOT_YET'; off: 0; error: PromotionError }
);

const OUT_OF_REACH: readonly UnmetCondition['reason'][] = ['otherOrder', 'platform', 'branch', 'segment'];

/** Conditions that a guest can meet, by this order or the next ones. */
function isReachable(error: PromotionError): boolean {
  if (error.code !== 'promo.unmet') return error.code === 'promo.belowMinimum';
  return !OUT_OF_REACH.includes(error.reason);
}

/**
 * A promotion whose conditions hold and that takes nothing off: the third pizza of 2+1, or the dish that would be free, is
 * missing. Anything else, as a free delivery of a pick-up, is not shown.
 */
function waitingOffer(promotion: Promotion, { lines }: PromotionOrder): PromotionOffer[] {
  const missing = promotion.rule?.dishes ? missingPieces(promotion.rule.dishes, lines) : 0;
  const error = { code: 'promo.unmet', reason: 'dishes', missing } as const;
  return missing > 0 ? [{ promotion, state: 'NOT_YET', off: 0, error }] : [];
}

/** A code that an order may use: for what it takes off beyond the others, or for the points that it doubles. */
function codeOffer(
  promotion: Promotion,
  automatic: readonly Promotion[],
  order: PromotionOrder,
): PromotionOffer {
  const [before, after] = [
    applyPromotions(automatic, order),
    applyPromotions([...automatic, promotion], order),
  ];
  const off = takenOff(after) - takenOff(before);
  return off > 0 || (doublesCashback(after) && !doublesCashback(before))
    ? { promotion, state: 'USABLE', off, error: null }
    : { promotion, state: 'NOT_YET', off: 0, error: { code: 'promo.notCombined' } };
}

function offerOf(
  promotion: Promotion,
  {
    chosen,
    automatic,
    order,
  }: { chosen: Promotion | null; automatic: readonly Promotion[]; order: PromotionOrder },
): PromotionOffer[] {
  const entered = chosen ? [chosen] : [];
  const mine = applyPromotions([...automatic, ...entered], order).find(
    ({ promoId }) => promoId === promotion.id,
  );
  if (mine) return [{ promotion, state: 'APPLIED', off: mine.onProducts + mine.onDelivery, error: null }];
  const check = checkPromotion(promotion, order);
  if (!check.ok) {
    const { ok: _ok, ...error } = check;
    return isReachable(error) ? [{ promotion, state: 'NOT_YET', off: 0, error }] : [];
  }
  const alone = applyPromotions([promotion], order);
  if (takenOff(alone) === 0 && !doublesCashback(alone)) return waitingOffer(promotion, order);
  return promotion.code === null ? [] : [codeOffer(promotion, automatic, order)];
}

/**
 * The promotions to show beside an order (B30): those that it has, the codes that would take more off, and those of which a
 * condition that a guest can meet is not met yet. `chosen` is the promotion of the code that was entered.
 */
export function offerPromotions(
  promotions: readonly Promotion[],
  order: PromotionOrder,
  chosen: Promotion | null,
): PromotionOffer[] {
  const automatic = promotions.filter(({ code }) => code === null);
  return promotions.flatMap((promotion) => offerOf(promotion, { chosen, automatic, order }));
}
