import { capped, type Money } from '../kernel/money.ts';
import type { PromoDiscount, PromoTerms } from './apply-promo.ts';

/** What a promotion takes off an order, and what the steps of the price name of it. */
export type PromotionOff = PromoDiscount & {
  promoId: string | null;
  terms: Pick<PromoTerms, 'discountType' | 'productDiscount' | 'deliveryDiscount'> | null;
};

/** Discounts one after the other, each inside what those before it left of the dishes and of the delivery. */
export function withinSums<Off extends PromoDiscount>(
  offs: readonly Off[],
  { totalProductPrice, deliveryPrice }: { totalProductPrice: Money; deliveryPrice: Money },
): Off[] {
  let [dishes, delivery] = [totalProductPrice, deliveryPrice];
  return offs.map((off) => {
    const [onProducts, onDelivery] = [capped(off.onProducts, dishes), capped(off.onDelivery, delivery)];
    dishes -= onProducts;
    delivery -= onDelivery;
    return { ...off, onProducts, onDelivery };
  });
}
