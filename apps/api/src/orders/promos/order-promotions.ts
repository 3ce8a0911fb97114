import { orderMoment } from '@dasturxon/core/catalog';
import { type DeliveryFee, priceDeliveryFee, priceProducts, type ResolvedLine } from '@dasturxon/core/cart';
import type { OrderDraft, OriginPlatform } from '@dasturxon/core/order';
import {
  type AppliedPromotion,
  applyPromotions,
  checkPromotion,
  offerPromotions,
  type Promotion,
  type PromotionOffer,
  type PromotionOrder,
} from '@dasturxon/core/promo';

import { apiError } from '../../http/api-error.ts';
import type { OrderPromotions } from './read-promotions.ts';

/** A draft with what its promotions depend on. */
export type PromotedDraft = {
  request: OrderDraft;
  facts: { promotions: OrderPromotions; terms: { settings: { features: { promo: boolean } } } };
  /** Whether the order earns cashback points: else none are doubled. */
  isEarning: boolean;
  lines: readonly ResolvedLine[];
  branchId: string | null;
  delivery: { fee: DeliveryFee | null; zoneId: string | null } | null;
  clock: { now: Date; zone: string; platform: OriginPlatform };
};

function orderOf({ request, facts, lines, branchId, delivery, clock }: PromotedDraft): PromotionOrder {
  const { serviceType } = request;
  const { lines: priced, totalProductPrice } = priceProducts(lines, serviceType);
  const { now, zone, platform } = clock;
  return {
    lines: priced,
    totalProductPrice,
    deliveryPrice: delivery?.fee ? priceDeliveryFee(delivery.fee, totalProductPrice).price : 0,
    serviceType,
    branchId,
    zoneId: delivery?.zoneId ?? null,
    platform,
    ordersBefore: facts.promotions.ordersBefore,
    guest: facts.promotions.guest,
    at: orderMoment(request, { now, zone }),
    clock: { now, zone },
  };
}

/** A promotion for an order that earns no points has none to double, and is not used up for it. */
function asEarning({ isEarning }: PromotedDraft, promotion: Promotion): Promotion {
  const { rule } = promotion;
  return isEarning || rule === null ? promotion : { ...promotion, rule: { ...rule, doublesCashback: false } };
}

/**
 * The promotion of the draft's code; null without one. Throws promo.notFound, promo.usedUp, what of its terms and conditions is not met
 * and, where promos are off, promo.inactive.
 */
function promotionOfCode(draft: PromotedDraft, order: PromotionOrder): Promotion | null {
  const { request, facts } = draft;
  if (!request.promoCode) return null;
  if (!facts.terms.settings.features.promo) throw apiError('promo.inactive');
  const { code } = facts.promotions;
  if (!code) throw apiError('promo.notFound');
  if (!code.isLeft) throw apiError('promo.usedUp');
  const answer = checkPromotion(code.promotion, order);
  if (answer.ok) return asEarning(draft, code.promotion);
  const { ok: _ok, code: reason, ...data } = answer;
  throw apiError(reason, data);
}

/** The promotions that a draft has (B30). Throws what is wrong with its code, and promo.notCombined where it would take nothing off. */
export function promotionsFor(draft: PromotedDraft): {
  applied: AppliedPromotion[];
  offers: PromotionOffer[];
} {
  const order = orderOf(draft);
  const chosen = promotionOfCode(draft, order);
  const { automatic, listed } = draft.facts.promotions;
  const own = automatic.map(({ promotion }) => asEarning(draft, promotion));
  const applied = applyPromotions(chosen ? [...own, chosen] : own, order);
  if (chosen && !applied.some(({ promoId }) => promoId === chosen.id)) throw apiError('promo.notCombined');
  const shown = [...own, ...listed.map(({ promotion }) => asEarning(draft, promotion))];
  return { applied, offers: offerPromotions(shown, order, chosen) };
}
