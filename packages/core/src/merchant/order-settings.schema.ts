import * as v from 'valibot';

import { flag, Id, listOf, MoneyAmount, orElse, orNull } from '../kernel/wire.ts';
import { PROMO_CODE_MAX } from '../validation/bounds.ts';
import { OFFERED_SERVICE_TYPES } from '../order/schemas/service-type.schema.ts';

const DefaultDeliveryType = orNull(v.picklist(OFFERED_SERVICE_TYPES));

/** From which sum of closed orders on which percent is earned, as "1000000: 7" (B31). */
export const CashbackTierText = v.pipe(v.string(), v.trim(), v.regex(/^\d{1,10}\s*:\s*(100|\d{1,2})$/));
/** Of which category every so-manyth dish is free, as "pizza: 6" (B31). */
export const StampCardText = v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,64}\s*:\s*([2-9]|[1-9]\d)$/));
/** The most rewards of one guest in 30 days. */
export const ReferralsPerMonth = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000));
/** A promo code of the brand for invited guests; empty: none. */
export const ReferralPromo = v.pipe(v.string(), v.trim(), v.maxLength(PROMO_CODE_MAX));
/** The most days whose orders may count for tiers. */
export const TIER_DAYS_AT_MOST = 3_650;

/** How a merchant takes orders (ENT-42). */
export const OrderSettings = v.object({
  merchantId: orNull(Id),
  cityId: orNull(Id),
  isServiceFeeEnabled: flag(),
  isServiceFeeFreeAboveThreshold: flag(),
  serviceFeeThreshold: orElse(MoneyAmount, 0),
  serviceFeeAmount: orElse(MoneyAmount, 0),
  /** The least that products must cost for DELIVERY; 0 is no minimum (VAL-12, D37). */
  minimalDeliveryPrice: orElse(MoneyAmount, 0),
  /** Own couriers prove a hand-over: by the guest's code, or by a photo of what they leave at the door (BO-403). */
  isHandoverProven: flag(),
  /** What the messenger, the website and the application start with (IMP-13). */
  botDefaultDeliveryType: DefaultDeliveryType,
  webDefaultDeliveryType: DefaultDeliveryType,
  appDefaultDeliveryType: DefaultDeliveryType,
  /** Wins over the storefront setting of the same name where it is given (D48). */
  shouldValidateDeliveryArea: orNull(v.boolean()),
  /** Share of a closed order that comes back as cashback, in percent (IMP-19). */
  cashbackPercent: orElse(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 0),
  cashbackTiers: listOf(CashbackTierText),
  /** The days whose closed orders count for tiers. */
  cashbackTierDays: orElse(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(TIER_DAYS_AT_MOST)),
    365,
  ),
  stampCards: listOf(StampCardText),
  /** Points for who invites a friend, and for the friend, once the friend's first order is closed (B31). 0: none. */
  referralReward: orElse(MoneyAmount, 0),
  referralWelcome: orElse(MoneyAmount, 0),
  /** What the dishes of that order must come to. */
  referralMinimum: orElse(MoneyAmount, 0),
  /** The most rewards of one guest in 30 days. */
  referralsPerMonth: orElse(ReferralsPerMonth, 10),
  /** A promo code that the friend's first order gets; empty: none. */
  referralPromo: orElse(ReferralPromo, ''),
});
export type OrderSettings = v.InferOutput<typeof OrderSettings>;
