import { describe, expect, test } from 'vitest';

import { aModifier, aProduct, aPromo } from '../testing/index.ts';
import { checkMinimum, progressToMinimum } from './check-minimum.ts';
import { pickDeliveryPrice, priceTariff } from './delivery-price.ts';
import { type OrderToPrice, priceOrder } from './price-order.ts';
import { priceServiceFee, progressTo, progressToFreeFee } from './service-fee.ts';

const now = new Date('2026-05-10T12:00:00Z');
const fee = {
  isServiceFeeEnabled: true,
  isServiceFeeFreeAboveThreshold: true,
  serviceFeeThreshold: 200_000,
  serviceFeeAmount: 4_000,
};

const plov = aProduct({ id: 'plov', unit: 'KG', measure: 0.5, costPrice: 90_000, discount: 10 });
const somsa = aProduct({ id: 'somsa', costPrice: 12_000, additionalPrice: 500 });
const pepper = { modifier: aModifier({ id: 'pepper', price: 1_000 }), count: 2 };

/** One kilogram and a half of plov, four somsa with pepper: 135 000 + 58 000 before any discount. */
function anOrderToPrice(change: Partial<OrderToPrice> = {}): OrderToPrice {
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
      promoRefusal: null,
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

describe('promo', () => {
  test.each([
    ['promo.inactive', aPromo({ isActive: false, productDiscount: 1_000 })],
    ['promo.notStarted', aPromo({ startDate: '2027-01-01', productDiscount: 1_000 })],
    ['promo.expired', aPromo({ endDate: '2025-01-01', productDiscount: 1_000 })],
    ['promo.belowMinimum', aPromo({ minPrice: 179_501, productDiscount: 1_000 })],
  ])('I18 VAL-10 one refused as %s takes nothing off and says why', (code, promo) => {
    const [refused, without] = [priceOrder(anOrderToPrice({ promo })), priceOrder(anOrderToPrice())];
    expect(refused.promoRefusal).toMatchObject({ code });
    expect({ ...refused, promoRefusal: null }).toEqual(without);
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

describe('service fee', () => {
  test.each([
    ['below the threshold', {}, 199_999, 4_000],
    ['at the threshold', {}, 200_000, 0],
    ['where nothing waives it', { isServiceFeeFreeAboveThreshold: false }, 200_000, 4_000],
    ['switched off', { isServiceFeeEnabled: false }, 0, 0],
  ])('PRICE-08 D41 %s', (_, change, products, price) => {
    expect(priceServiceFee({ ...fee, ...change }, products)).toBe(price);
  });

  test('PRICE-08 a plain amount, and none', () => {
    expect(priceServiceFee(3_000, 1e9)).toBe(3_000);
    expect(priceServiceFee(null, 0)).toBe(0);
  });

  test('D41 D58 the threshold reads the products after their discounts; a waived fee is explained', () => {
    const waived = priceOrder(anOrderToPrice({ serviceFee: { ...fee, serviceFeeThreshold: 179_500 } }));
    expect(waived.servicePrice).toBe(0);
    expect(waived.explanation).toContainEqual({
      rule: 'service.fee',
      inputs: { threshold: 179_500, isWaived: true },
      amount: 0,
    });
    const charged = priceOrder(anOrderToPrice({ serviceFee: { ...fee, serviceFeeThreshold: 179_501 } }));
    expect(charged.servicePrice).toBe(4_000);
  });

  test.each([
    ['off', { ...fee, isServiceFeeEnabled: false }],
    ['a plain nothing', 0],
  ])('PRICE-08 %s is not explained', (_, serviceFee) => {
    const { explanation } = priceOrder(anOrderToPrice({ serviceFee }));
    expect(explanation.some(({ rule }) => rule === 'service.fee')).toBe(false);
  });

  test('IMP-12 the hall’s price is for dine-in alone', () => {
    const hall = { hallFee: 10_000, serviceFee: fee };
    const dineIn = priceOrder(anOrderToPrice({ ...hall, serviceType: 'DINE_IN' }));
    expect(dineIn).toMatchObject({ servicePrice: 14_000, deliveryPrice: 0 });
    expect(dineIn.explanation).toContainEqual({ rule: 'service.hall', inputs: {}, amount: 10_000 });
    expect(priceOrder(anOrderToPrice(hall)).servicePrice).toBe(4_000);
    expect(priceOrder(anOrderToPrice({ serviceType: 'DINE_IN' })).servicePrice).toBe(0);
  });

  test.each([
    ['on the way', fee, 50_000, { threshold: 200_000, missing: 150_000, share: 0.25 }],
    ['reached', fee, 300_000, { threshold: 200_000, missing: 0, share: 1 }],
    ['from the start', { ...fee, serviceFeeThreshold: 0 }, 0, { threshold: 0, missing: 0, share: 1 }],
    ['never waived', { ...fee, isServiceFeeFreeAboveThreshold: false }, 1, null],
    ['switched off', { ...fee, isServiceFeeEnabled: false }, 1, null],
    ['nothing to waive', { ...fee, serviceFeeAmount: 0 }, 1, null],
    ['unknown', null, 1, null],
  ])('D41 progress to no fee: %s', (_, terms, products, progress) => {
    expect(progressToFreeFee(terms, products)).toEqual(progress);
  });
});

describe('VAL-12 D37 the minimum', () => {
  test.each([
    ['exactly enough', 'DELIVERY', 40_000, 40_000, null],
    ['one so’m short', 'DELIVERY', 39_999, 40_000, 1],
    ['PICK_UP has none', 'PICK_UP', 1, 40_000, null],
    ['DINE_IN has none', 'DINE_IN', 1, 40_000, null],
    ['no minimum', 'DELIVERY', 0, 0, null],
  ] as const)('VAL-12 D37 %s', (_, serviceType, totalProductPrice, minimalDeliveryPrice, missing) => {
    const answer = checkMinimum({ serviceType, totalProductPrice, minimalDeliveryPrice });
    expect(answer).toEqual(
      missing === null
        ? { ok: true, value: totalProductPrice }
        : { ok: false, code: 'order.belowMinimum', missing },
    );
  });

  test.each([
    ['DELIVERY', 30_000, 40_000, { threshold: 40_000, missing: 10_000, share: 0.75 }],
    ['DELIVERY', 50_000, 40_000, { threshold: 40_000, missing: 0, share: 1 }],
    ['DELIVERY', 50_000, 0, null],
    ['PICK_UP', 1, 40_000, null],
  ] as const)(
    'D37 progress of %s with %d of %d',
    (serviceType, totalProductPrice, minimalDeliveryPrice, progress) => {
      expect(progressToMinimum({ serviceType, totalProductPrice, minimalDeliveryPrice })).toEqual(progress);
    },
  );
});

test('PRICE-08 D41 what fee settings leave out is off, or nothing', () => {
  expect(priceServiceFee({}, 0)).toBe(0);
  expect(priceServiceFee({ isServiceFeeEnabled: true }, 0)).toBe(0);
  expect(priceServiceFee({ isServiceFeeEnabled: true, serviceFeeAmount: 900 }, 0)).toBe(900);
  const freed = { isServiceFeeEnabled: true, isServiceFeeFreeAboveThreshold: true, serviceFeeAmount: 900 };
  expect(priceServiceFee(freed, 0)).toBe(0);
  expect(progressToFreeFee(freed, 5)).toEqual({ threshold: 0, missing: 0, share: 1 });
  expect(priceOrder(anOrderToPrice({ serviceFee: freed })).explanation).toContainEqual({
    rule: 'service.fee',
    inputs: { threshold: 0, isWaived: true },
    amount: 0,
  });
});

test('D41 a fee of nothing is named with what would have waived it', () => {
  const nothing = {
    isServiceFeeEnabled: true,
    serviceFeeThreshold: 179_501,
    isServiceFeeFreeAboveThreshold: true,
  };
  expect(priceOrder(anOrderToPrice({ serviceFee: nothing })).explanation).toContainEqual({
    rule: 'service.fee',
    inputs: { threshold: 179_501, isWaived: false },
    amount: 0,
  });
  expect(progressTo(1, 0)).toEqual({ threshold: 1, missing: 1, share: 0 });
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
