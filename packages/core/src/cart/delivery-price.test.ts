import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { aRegion } from '../testing/index.ts';
import { anOrderToPrice } from '../testing/order-to-price.ts';
import { deliveryFees, orders } from '../testing/properties/any-order-to-price.ts';
import {
  pickDeliveryPrice,
  priceDeliveryFee,
  priceTariff,
  progressToCheaperDelivery,
  zoneFee,
} from './delivery-price.ts';
import { priceOrder } from './price-order.ts';

describe('delivery', () => {
  test.each([
    ['PRICE-04 pick-up costs nothing to deliver', 'PICK_UP', 15_000, 0],
    ['IMP-12 dine-in costs nothing to deliver', 'DINE_IN', 15_000, 0],
    ['delivery costs its price', 'DELIVERY', 15_000, 15_000],
    ['IMP-15 a meter’s price is in no total', 'DELIVERY', null, 0],
  ] as const)('%s', (_, serviceType, deliveryPrice, price) => {
    const order = priceOrder(anOrderToPrice({ serviceType, deliveryPrice }));
    expect(order.deliveryPrice).toBe(price);
    expect(order.explanation.some(({ rule }) => rule === 'delivery')).toBe(serviceType === 'DELIVERY');
    expect(order.totalPrice).toBe(179_500 + price);
  });

  test.each([
    [
      'PRICE-05 a discount is never more than the delivery',
      { onProducts: 0, onDelivery: 99_000 },
      'DELIVERY',
      15_000,
    ],
    [
      'PRICE-05 where there is no delivery there is no discount',
      { onProducts: 0, onDelivery: 99_000 },
      'PICK_UP',
      0,
    ],
  ] as const)('%s', (_, promo, serviceType, deliveryDiscount) => {
    expect(priceOrder(anOrderToPrice({ promo, serviceType })).deliveryDiscount).toBe(deliveryDiscount);
  });

  test.each([
    ['IMP-16 D70 the region’s price wins', { regionPrice: 9_000, tariff: 12_000, branch: 15_000 }, 9_000],
    ['D70 a region that is free is free', { regionPrice: 0, tariff: 12_000, branch: 15_000 }, 0],
    ['D70 else the tariff', { regionPrice: null, tariff: 12_000, branch: 15_000 }, 12_000],
    ['IMP-16 else the branch’s price', { regionPrice: null, tariff: null, branch: 15_000 }, 15_000],
    ['nothing known is free', { regionPrice: null, tariff: null, branch: null }, 0],
    ['IMP-15 the meter decides', { isTaximeter: true, regionPrice: 9_000, tariff: 1, branch: 1 }, null],
  ])('%s', (_, prices, price) => {
    expect(pickDeliveryPrice(prices)).toBe(price);
  });

  test.each([
    [0, 10_000],
    [3_000, 10_000],
    [3_001, 12_000],
    [4_000, 12_000],
    [4_000.4, 14_000],
    [13_000, 30_000],
  ])('API-41 D70 %d metres cost %d', (metres, price) => {
    expect(priceTariff({ base: 10_000, includedMetres: 3_000, perKilometre: 2_000 }, metres)).toBe(price);
  });
});

describe('a zone’s fee', () => {
  const steps = [
    { fromMetres: 5_000, price: 15_000 },
    { fromMetres: 2_000, price: 9_000 },
  ];
  test.each([
    [0, 7_000, null],
    [1_999, 7_000, null],
    [2_000, 9_000, 2_000],
    [4_999, 9_000, 4_999],
    [5_000, 15_000, 5_000],
    [50_000, 15_000, 50_000],
  ])('B12 %d metres are priced %d by the step that they reach', (way, price, metres) => {
    const { sumFees, ...region } = aRegion({ name: 'Markaz', price: 7_000, distanceFees: steps });
    expect(zoneFee({ ...region, sumFees }, way)).toEqual({ price, sumFees, zone: 'Markaz', metres });
  });

  test('B12 without a price of its own the zone leaves it to the branch', () => {
    const none = { price: null, sumFees: [], zone: null, metres: null };
    expect(zoneFee(null, 100)).toEqual(none);
    expect(zoneFee(aRegion({ distanceFees: steps }), 100)).toEqual(none);
  });

  const fee = {
    price: 15_000,
    sumFees: [
      { fromSum: 150_000, price: 0 },
      { fromSum: 100_000, price: 8_000 },
      { fromSum: 120_000, price: 20_000 },
    ],
  };
  test.each([
    [0, 15_000, null, { threshold: 100_000, missing: 100_000, share: 0, price: 8_000 }],
    [99_999, 15_000, null, { threshold: 100_000, missing: 1, share: 0.99999, price: 8_000 }],
    [100_000, 8_000, 100_000, { threshold: 150_000, missing: 50_000, share: 100 / 150, price: 0 }],
    [130_000, 8_000, 100_000, { threshold: 150_000, missing: 20_000, share: 130 / 150, price: 0 }],
    [150_000, 0, 150_000, null],
  ])('B12 for dishes of %d it is %d', (sum, price, fromSum, next) => {
    expect(priceDeliveryFee(fee, sum)).toEqual({ price, fromSum });
    expect(progressToCheaperDelivery(fee, sum)).toEqual(next);
  });

  test('B12 the meter decides without steps', () => {
    expect(progressToCheaperDelivery(null, 0)).toBeNull();
  });

  test('B12 more dishes never cost more to deliver, and the promised step holds when it is reached', () => {
    fc.assert(
      fc.property(deliveryFees, fc.nat(3_000_000), fc.nat(1_000_000), (terms, sum, more) => {
        const { price } = priceDeliveryFee(terms, sum);
        expect(priceDeliveryFee(terms, sum + more).price).toBeLessThanOrEqual(price);
        expect(price).toBeLessThanOrEqual(terms.price);
        const next = progressToCheaperDelivery(terms, sum);
        const reached = priceDeliveryFee(terms, next ? sum + next.missing : 1e12);
        expect(reached.price).toBe(next?.price ?? price);
        if (next) expect(priceDeliveryFee(terms, sum + next.missing - 1).price).toBe(price);
      }),
    );
  });

  test('B12 an order’s delivery costs the fee for its dishes, with the fee’s reasons in its step', () => {
    fc.assert(
      fc.property(orders, deliveryFees, (any, terms) => {
        const order = { ...any, serviceType: 'DELIVERY' as const, deliveryPrice: terms };
        const price = priceOrder(order);
        const { price: amount, fromSum } = priceDeliveryFee(terms, price.totalProductPrice);
        expect(price.deliveryPrice).toBe(amount);
        const [step] = price.explanation.filter(({ rule }) => rule === 'delivery');
        const { zone, metres } = terms;
        expect(step).toMatchObject({ amount, inputs: { fromSum, zone, metres, price: terms.price } });
      }),
    );
  });
});
