import { capped, type Money, percentOf, roundHalfUp } from '../kernel/money.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';
import { hasBegun, hasEnded, type PromoMoment } from './promo-period.ts';
import type { DiscountType, Promo } from './promo.schema.ts';

/**
 * The part of a promo that decides what it is worth. A missing amount is zero, a missing date no limit, and a promo
 * without the field is active, as on the wire.
 */
export type PromoTerms = Pick<Promo, 'discountType'> &
  Partial<
    Pick<Promo, 'isActive' | 'startDate' | 'endDate' | 'minPrice' | 'productDiscount' | 'deliveryDiscount'>
  >;

/** What a promo takes off products and delivery, in whole so'm. */
export type PromoDiscount = { onProducts: Money; onDelivery: Money };

/** Why a promo takes nothing off, with its date or the missing so'm (ERR-19…22). */
export type PromoError =
  | { code: 'promo.inactive' }
  | { code: 'promo.notStarted'; startDate: string }
  | { code: 'promo.expired'; endDate: string }
  | { code: 'promo.belowMinimum'; missing: Money };

function takenOff(price: Money, discount: number | undefined, discountType: DiscountType): Money {
  const off = discount ?? 0;
  const amount = discountType === 'PERCENTAGE' ? percentOf(price, off) : roundHalfUp(off);
  return capped(amount, price);
}

/** What a promo is worked out from, in so'm. A null delivery price is decided elsewhere. */
export type PromoBasket = { totalProductPrice: Money; deliveryPrice: Money | null };

/** What the amounts of a promo take off a basket, whatever its period and minimum are. */
export function promoDiscount(
  { discountType, productDiscount, deliveryDiscount }: PromoTerms,
  { totalProductPrice, deliveryPrice }: PromoBasket,
): PromoDiscount {
  return {
    onProducts: takenOff(totalProductPrice, productDiscount, discountType),
    onDelivery: takenOff(deliveryPrice ?? 0, deliveryDiscount, discountType),
  };
}

/**
 * What a promo code takes off a basket, or why it does not. Both ends of its period are inside it, and so is a
 * basket of exactly `minPrice` (D36). A discount is never more than what it is taken off (PRICE-05).
 */
export function applyPromo(
  promo: PromoTerms,
  basket: PromoBasket,
  moment: PromoMoment,
): Result<PromoDiscount, PromoError> {
  const { startDate, endDate, minPrice } = promo;
  const missing = Math.ceil((minPrice ?? 0) - basket.totalProductPrice);
  if (promo.isActive === false) return refuse('promo.inactive');
  if (startDate && !hasBegun(startDate, moment)) return refuse('promo.notStarted', { startDate });
  if (endDate && hasEnded(endDate, moment)) return refuse('promo.expired', { endDate });
  if (missing > 0) return refuse('promo.belowMinimum', { missing });
  return ok(promoDiscount(promo, basket));
}

/** Whether a promo is switched on and its period holds: what a list of codes shows. The basket may still be too small. */
export function isPromoRunning(promo: PromoTerms, at: PromoMoment): boolean {
  return applyPromo(promo, { totalProductPrice: promo.minPrice ?? 0, deliveryPrice: 0 }, at).ok;
}
