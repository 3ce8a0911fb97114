import { describe, expect, test } from 'vitest';

import { anOrderToPrice } from '../testing/order-to-price.ts';
import { pickDeliveryPrice, priceTariff } from './delivery-price.ts';
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
