import * as fc from 'fast-check';

import type { OrderToPrice } from '../../cart/price-order.ts';
import type { OrderedLine } from '../../cart/unit-price.ts';
import { aModifier, aProduct } from '../menu-builders.ts';
import { aPromo } from '../order-builders.ts';

const now = new Date('2026-05-10T12:00:00Z');

/** Units that are sold by the piece. */
export const pieces = fc.constantFrom('COUNT' as const, 'GRAMM' as const);
const weighed = fc.constantFrom('KG' as const, 'LITER' as const);
const measures = fc.constantFrom(null, 0.05, 0.1, 0.25, 0.333, 0.5, 1, 1.5);

const modifiers = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('m1', 'm2', 'm3'),
    price: fc.nat(50_000),
    count: fc.integer({ min: 1, max: 5 }),
  }),
  { selector: ({ id }) => id, maxLength: 3 },
);

/** A line of a product that is sold in one of these units. */
export function lineOf(units: fc.Arbitrary<'COUNT' | 'GRAMM' | 'KG' | 'LITER'>): fc.Arbitrary<OrderedLine> {
  return fc
    .record({
      id: fc.constantFrom('p1', 'p2', 'p3', 'p4'),
      costPrice: fc.nat(1_000_000),
      discount: fc.nat(100),
      additionalPrice: fc.nat(20_000),
      unit: units,
      measure: measures,
      count: fc.integer({ min: 1, max: 99 }),
      modifiers,
    })
    .map(({ count, modifiers, id, ...product }) => ({
      product: aProduct({ ...product, id: `${id}-${JSON.stringify(product)}` }),
      count,
      modifiers: modifiers.map(({ id, price, count }) => ({
        modifier: aModifier({ id: `${id}-${price}`, price }),
        count,
      })),
    }));
}

/** A line of whatever is sold. */
export const anyLine = lineOf(fc.oneof(pieces, weighed));
/** A basket, empty too. */
export const lines = fc.array(anyLine, { maxLength: 6 });

/** What a promo may take off, and from which sum on. */
export const discounts = fc.record({
  discountType: fc.constantFrom('AMOUNT' as const, 'PERCENTAGE' as const),
  productDiscount: fc.nat(500_000),
  deliveryDiscount: fc.nat(50_000),
  minPrice: fc.nat(500_000),
  isActive: fc.boolean(),
});

const fees = fc.array(fc.record({ fromSum: fc.nat(2_000_000), price: fc.nat(50_000) }), { maxLength: 4 });

/** What a delivery costs by the sum of its dishes. */
export const deliveryFees = fc.record({
  price: fc.nat(50_000),
  sumFees: fees,
  zone: fc.option(fc.constantFrom('Markaz', 'Chilonzor')),
  metres: fc.option(fc.nat(40_000)),
});

/** An order of anything that can be sold, with whatever can be taken off it or put on it. */
export const orders: fc.Arbitrary<OrderToPrice> = fc.record({
  lines,
  serviceType: fc.constantFrom('DELIVERY' as const, 'PICK_UP' as const, 'DINE_IN' as const),
  deliveryPrice: fc.option(fc.oneof(fc.nat(50_000), deliveryFees)),
  promo: fc.option(discounts.map((terms) => aPromo(terms))),
  cashback: fc.option(fc.nat(500_000)),
  cashbackBalance: fc.option(fc.nat(500_000)),
  serviceFee: fc.option(
    fc.record({
      isServiceFeeEnabled: fc.boolean(),
      isServiceFeeFreeAboveThreshold: fc.boolean(),
      serviceFeeThreshold: fc.nat(500_000),
      serviceFeeAmount: fc.nat(20_000),
    }),
  ),
  hallFee: fc.option(fc.nat(50_000)),
  tip: fc.option(fc.nat(100_000)),
  now: fc.constant(now),
});
