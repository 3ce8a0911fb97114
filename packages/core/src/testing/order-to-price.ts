import type { OrderToPrice } from '../cart/price-order.ts';
import { aModifier, aProduct } from './menu-builders.ts';

/** When the worked order is priced. */
export const now = new Date('2026-05-10T12:00:00Z');
/** A service fee that is waived from a sum on. */
export const fee = {
  isServiceFeeEnabled: true,
  isServiceFeeFreeAboveThreshold: true,
  serviceFeeThreshold: 200_000,
  serviceFeeAmount: 4_000,
};
/** Sold by half kilograms, a tenth off. */
export const plov = aProduct({ id: 'plov', unit: 'KG', measure: 0.5, costPrice: 90_000, discount: 10 });
/** A whole piece with something on top of its price. */
export const somsa = aProduct({ id: 'somsa', costPrice: 12_000, additionalPrice: 500 });
/** Two of a choice. */
export const pepper = { modifier: aModifier({ id: 'pepper', price: 1_000 }), count: 2 };

/** One kilogram and a half of plov, four somsa with pepper: 135 000 + 58 000 before any discount. */
export function anOrderToPrice(change: Partial<OrderToPrice> = {}): OrderToPrice {
  return {
    lines: [
      { product: plov, count: 3 },
      { product: somsa, count: 4, modifiers: [pepper] },
    ],
    serviceType: 'DELIVERY',
    deliveryPrice: 15_000,
    now,
    ...change,
  };
}
