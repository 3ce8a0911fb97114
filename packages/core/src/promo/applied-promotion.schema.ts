import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';
import { Id, MoneyAmount, orElse, orNull } from '../kernel/wire.ts';
import { DiscountType } from './promo.schema.ts';

const Value = orElse(v.pipe(v.number(), v.finite(), v.minValue(0)), 0);

/** A promotion that an order has, with what it takes off in so'm (B30). */
export const AppliedPromotion = v.object({
  promoId: Id,
  /** Null for one that applied by itself. */
  code: orNull(v.string()),
  name: orNull(LocalizedText),
  onProducts: MoneyAmount,
  onDelivery: MoneyAmount,
  /** The order earns its points twice. */
  doublesCashback: orElse(v.boolean(), false),
  /** What the amounts follow from; null where they follow from the dishes or a cap. */
  terms: orNull(v.object({ discountType: DiscountType, productDiscount: Value, deliveryDiscount: Value })),
});
export type AppliedPromotion = v.InferOutput<typeof AppliedPromotion>;

/** A promotion beside an order: used, usable by its code for `off` so'm, or not yet, with the reason as a sentence. */
export const OfferedPromotion = v.object({
  promoId: Id,
  code: orNull(v.string()),
  name: orNull(LocalizedText),
  state: v.picklist(['APPLIED', 'USABLE', 'NOT_YET']),
  off: MoneyAmount,
  text: orNull(LocalizedText),
});
export type OfferedPromotion = v.InferOutput<typeof OfferedPromotion>;
