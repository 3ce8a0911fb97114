import { capped, type Money } from '../kernel/money.ts';
import type { Result } from '../kernel/result.ts';
import { DEFAULT_ZONE } from '../kernel/zone.ts';
import type { ServiceType } from '../order/schemas/service-type.schema.ts';
import { applyPromo, type PromoDiscount, type PromoError, type PromoTerms } from '../promo/apply-promo.ts';
import { type PromotionOff, withinSums } from '../promo/promotion-off.ts';
import { type DeliveryFee, priceDeliveryFee } from './delivery-price.ts';
import { explainOrder, type PriceStep } from './explain-order.ts';
import { priceProducts, type ProductsPrice } from './price-products.ts';
import { priceServiceFee, type ServiceFee } from './fees/service-fee.ts';
import { TIP_AT_MOST } from './fees/tip.ts';
import type { OrderedLine, PriceableProduct } from './unit-price.ts';

/** Everything that an order's price depends on. */
export type OrderToPrice<P extends PriceableProduct = PriceableProduct> = {
  lines: readonly OrderedLine<P>[];
  serviceType: ServiceType;
  /** An amount, or what decides it by the sum of the dishes (B12). Null where the driver's meter decides (IMP-15). */
  deliveryPrice: Money | DeliveryFee | null;
  /** A promo with its terms, or what one has been found to take off. */
  promo?: PromoTerms | PromoDiscount | null;
  /** What promotions have been found to take off (B30). */
  promotions?: readonly PromotionOff[];
  /** Requested cashback points; one is a so'm (D40). */
  cashback?: Money | null;
  /** Points that the customer has; null does not limit. */
  cashbackBalance?: Money | null;
  serviceFee?: ServiceFee | Money | null;
  /** The hall's or table's price, for DINE_IN (IMP-12). */
  hallFee?: Money | null;
  /** For the courier or the team (B35): no discount, fee or point counts it. */
  tip?: Money | null;
  now: Date;
  /** The zone of a promo's days; the product itself passes what a promo took off. */
  zone?: string;
};

/** The sums of D58, in whole so'm, and how they came about. */
export type OrderPrice<P extends PriceableProduct = PriceableProduct> = ProductsPrice<P> & {
  totalProductDiscount: Money;
  totalDiscount: Money;
  deliveryPrice: Money;
  deliveryDiscount: Money;
  servicePrice: Money;
  cashback: Money;
  tip: Money;
  totalPrice: Money;
  /** Why the promo took nothing off, or null. */
  promoError: PromoError | null;
  /** Steps whose amounts add up to `totalPrice`. */
  explanation: PriceStep[];
};

function promoAnswer(
  { promo, now, zone = DEFAULT_ZONE }: OrderToPrice,
  totalProductPrice: Money,
  deliveryPrice: Money,
): Result<PromotionOff[], PromoError> {
  if (!promo) return { ok: true, value: [] };
  if (!('discountType' in promo)) return { ok: true, value: [{ ...promo, promoId: null, terms: null }] };
  const answer = applyPromo(promo, { totalProductPrice, deliveryPrice }, { now, zone });
  return answer.ok ? { ok: true, value: [{ ...answer.value, promoId: null, terms: promo }] } : answer;
}

const sumOf = (offs: readonly PromotionOff[], part: keyof PromoDiscount) =>
  offs.reduce((sum, off) => sum + off[part], 0);

/** What bringing dishes of a sum costs, before a promo. */
export function brought(
  { serviceType, deliveryPrice: fee }: Pick<OrderToPrice, 'serviceType' | 'deliveryPrice'>,
  totalProductPrice: Money,
): Money {
  if (serviceType !== 'DELIVERY' || fee === null) return 0;
  return typeof fee === 'number' ? fee : priceDeliveryFee(fee, totalProductPrice).price;
}

/** What the customer pays, and every line and step that leads to it (PRICE-09, D58). */
export function priceOrder<P extends PriceableProduct>(order: OrderToPrice<P>): OrderPrice<P> {
  const { serviceType } = order;
  const products = priceProducts(order.lines, serviceType);
  const { lines, productDiscount, totalProductPrice } = products;
  const deliveryPrice = brought(order, totalProductPrice);
  const promo = promoAnswer(order, totalProductPrice, deliveryPrice);
  const found = [...(promo.ok ? promo.value : []), ...(order.promotions ?? [])];
  const offs = withinSums(found, { totalProductPrice, deliveryPrice });
  const [onProducts, onDelivery] = [sumOf(offs, 'onProducts'), sumOf(offs, 'onDelivery')];
  const serviceFee = priceServiceFee(order.serviceFee ?? null, totalProductPrice);
  const hallFee = serviceType === 'DINE_IN' ? (order.hallFee ?? 0) : 0;
  const servicePrice = serviceFee + hallFee;
  const payable = totalProductPrice - onProducts + deliveryPrice - onDelivery + servicePrice;
  const cashback = capped(order.cashback ?? 0, Math.min(order.cashbackBalance ?? payable, payable));
  const tip = capped(order.tip ?? 0, TIP_AT_MOST);
  return {
    ...products,
    totalProductDiscount: productDiscount + onProducts,
    totalDiscount: productDiscount + onProducts + onDelivery,
    deliveryPrice,
    deliveryDiscount: onDelivery,
    servicePrice,
    cashback,
    tip,
    totalPrice: payable - cashback + tip,
    promoError: promo.ok ? null : promo,
    explanation: explainOrder(order, {
      lines,
      deliveryPrice,
      offs,
      serviceFee,
      hallFee,
      cashback,
      tip,
    }),
  };
}
