import * as v from 'valibot';

import { priceProducts } from '../cart/price-products.ts';
import type { OrderedLine } from '../cart/unit-price.ts';
import { PromoRule } from '../promo/engine/promo-rule.schema.ts';
import type { PromotedProduct, Promotion, PromotionOrder } from '../promo/engine/promotion.ts';

/** A promotion that applies by itself and takes nothing off by default. */
export function aPromotion({
  rule,
  ...change
}: Partial<Omit<Promotion, 'rule'>> & { rule?: v.InferInput<typeof PromoRule> } = {}): Promotion {
  const plain: Promotion = {
    id: 'promotion-1',
    code: null,
    name: { ru: 'Акция', uz: 'Aksiya', eng: 'Promotion' },
    priority: 0,
    discountType: 'AMOUNT',
    rule: null,
  };
  return { ...plain, ...change, rule: rule ? v.parse(PromoRule, rule) : null };
}

/** An order of these lines for promotions: a delivery for 15 000 soʻm, a Wednesday noon, the first order. */
export function aPromotionOrder(
  lines: readonly OrderedLine<PromotedProduct>[],
  change: Partial<PromotionOrder> = {},
): PromotionOrder {
  const { lines: priced, totalProductPrice } = priceProducts(lines, change.serviceType ?? 'DELIVERY');
  return {
    lines: priced,
    totalProductPrice,
    deliveryPrice: 15_000,
    serviceType: 'DELIVERY',
    branchId: 'branch-1',
    zoneId: 'zone-1',
    platform: 'WEB',
    ordersBefore: 0,
    guest: null,
    at: { weekday: 'WEDNESDAY', minute: 720 },
    clock: { now: new Date('2026-05-13T07:00:00Z'), zone: 'Asia/Tashkent' },
    ...change,
  };
}
