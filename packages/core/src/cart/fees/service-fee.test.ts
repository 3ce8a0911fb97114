import { describe, expect, test } from 'vitest';

import { fee, anOrderToPrice } from '../../testing/order-to-price.ts';
import { priceOrder } from '../price-order.ts';
import { priceServiceFee, progressTo, progressToFreeFee } from './service-fee.ts';

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
