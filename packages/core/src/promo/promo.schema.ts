import * as v from 'valibot';

import { PROMO_CODE_MAX } from '../validation/bounds.ts';
import { flag, Id, Instant, orElse, orNull } from '../kernel/wire.ts';

/** Fixed amounts, or percents (ENUM-11). */
export const DISCOUNT_TYPES = ['AMOUNT', 'PERCENTAGE'] as const;
/** Amounts or percents (ENUM-11, VAL-11). */
export const DiscountType = v.picklist(DISCOUNT_TYPES);
export type DiscountType = v.InferOutput<typeof DiscountType>;

const Value = v.pipe(v.number(), v.finite(), v.minValue(0));
const Moment = v.union([Instant, v.pipe(v.string(), v.isoDate())]);

/** A promo code (ENT-34). Each discount is so'm or percent by `discountType`; start and end are inclusive (D36). */
export const Promo = v.object({
  id: Id,
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(PROMO_CODE_MAX)),
  discountType: DiscountType,
  productDiscount: orElse(Value, 0),
  deliveryDiscount: orElse(Value, 0),
  minPrice: orElse(Value, 0),
  startDate: orNull(Moment),
  endDate: orNull(Moment),
  isActive: flag(true),
  createdDate: orNull(Instant),
  lastModifiedDate: orNull(Instant),
});
export type Promo = v.InferOutput<typeof Promo>;
