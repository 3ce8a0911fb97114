import { describe, expect, test } from 'vitest';

import { aPromo } from '../testing/index.ts';
import { priceOrder } from './price-order.ts';
import { fee, anOrderToPrice } from '../testing/order-to-price.ts';

describe('D58 PRICE-09 PRICE-10 the worked order', () => {
  test('D58 PRICE-09 PRICE-10 every part of it', () => {
    const price = priceOrder(
      anOrderToPrice({
        promo: aPromo({ discountType: 'PERCENTAGE', productDiscount: 10, deliveryDiscount: 50 }),
        cashback: 20_000,
        cashbackBalance: 12_345,
        serviceFee: fee,
      }),
    );
    expect(price).toMatchObject({
      productCount: 5,
      productPrice: 193_000,
      productDiscount: 13_500,
      totalProductPrice: 179_500,
      totalProductDiscount: 31_450,
      totalDiscount: 38_950,
      deliveryPrice: 15_000,
      deliveryDiscount: 7_500,
      servicePrice: 4_000,
      cashback: 12_345,
      totalPrice: 160_705,
      promoError: null,
    });
    expect(price.lines.map((line) => line.price)).toEqual([121_500, 58_000]);
  });

  test('D58 its explanation names each rule once, in order, and adds up to the total', () => {
    const { explanation, totalPrice } = priceOrder(
      anOrderToPrice({
        promo: { onProducts: 17_950, onDelivery: 7_500 },
        cashback: 12_345,
        serviceFee: fee,
      }),
    );
    expect(explanation).toEqual([
      {
        rule: 'product',
        inputs: { productId: 'plov', count: 3, quantity: 1.5, unitPrice: 90_000 },
        amount: 135_000,
      },
      {
        rule: 'product.discount',
        inputs: { productId: 'plov', count: 3, quantity: 1.5, percent: 10 },
        amount: -13_500,
      },
      {
        rule: 'product',
        inputs: { productId: 'somsa', count: 4, quantity: 4, unitPrice: 14_500 },
        amount: 58_000,
      },
      { rule: 'promo.products', inputs: {}, amount: -17_950 },
      { rule: 'delivery', inputs: { serviceType: 'DELIVERY', isTaximeter: false }, amount: 15_000 },
      { rule: 'promo.delivery', inputs: {}, amount: -7_500 },
      { rule: 'service.fee', inputs: {}, amount: 4_000 },
      { rule: 'cashback', inputs: { wanted: 12_345, balance: null }, amount: -12_345 },
    ]);
    expect(explanation.reduce((sum, step) => sum + step.amount, 0)).toBe(totalPrice);
  });
});

describe('promo', () => {
  test.each([
    ['promo.inactive', aPromo({ isActive: false, productDiscount: 1_000 })],
    ['promo.notStarted', aPromo({ startDate: '2027-01-01', productDiscount: 1_000 })],
    ['promo.expired', aPromo({ endDate: '2025-01-01', productDiscount: 1_000 })],
    ['promo.belowMinimum', aPromo({ minPrice: 179_501, productDiscount: 1_000 })],
  ])('I18 VAL-10 one refused as %s takes nothing off and has a reason', (code, promo) => {
    const [refused, without] = [priceOrder(anOrderToPrice({ promo })), priceOrder(anOrderToPrice())];
    expect(refused.promoError).toMatchObject({ code });
    expect({ ...refused, promoError: null }).toEqual(without);
  });

  test('D58 the promo and its minimum read the products after their own discounts', () => {
    const promo = aPromo({ discountType: 'PERCENTAGE', productDiscount: 100, minPrice: 179_500 });
    expect(priceOrder(anOrderToPrice({ promo }))).toMatchObject({
      totalProductDiscount: 193_000,
      totalPrice: 15_000,
    });
  });
});

describe('cashback', () => {
  test.each([
    ['PRICE-06 is subtracted from the total', { cashback: 30_000 }, 30_000, 164_500],
    ['D40 never more than the balance', { cashback: 30_000, cashbackBalance: 5_000 }, 5_000, 189_500],
    ['D40 never more than is to be paid', { cashback: 1e9, cashbackBalance: 1e9 }, 194_500, 0],
    ['D40 never below nothing', { cashback: -5 }, 0, 194_500],
    ['null is none', { cashback: null }, 0, 194_500],
  ])('D40 %s', (_, change, cashback, totalPrice) => {
    expect(priceOrder(anOrderToPrice(change))).toMatchObject({ cashback, totalPrice });
  });
});

test('D58 D40 the explanation names the points that were wanted and those that are there', () => {
  const stepOf = (change: Parameters<typeof anOrderToPrice>[0]) =>
    priceOrder(anOrderToPrice(change)).explanation.find(({ rule }) => rule === 'cashback');
  expect(stepOf({ cashback: 30_000, cashbackBalance: 5_000 })).toEqual({
    rule: 'cashback',
    inputs: { wanted: 30_000, balance: 5_000 },
    amount: -5_000,
  });
  expect(stepOf({ cashback: 1, cashbackBalance: null })?.inputs).toEqual({ wanted: 1, balance: null });
  expect(stepOf({ cashback: 0 })).toBeUndefined();
});

test('PRICE-10 an empty basket has no price of its own', () => {
  expect(priceOrder(anOrderToPrice({ lines: [], deliveryPrice: 0 }))).toMatchObject({
    productCount: 0,
    productPrice: 0,
    totalPrice: 0,
    lines: [],
  });
});
