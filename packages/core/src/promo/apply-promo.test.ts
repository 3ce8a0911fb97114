import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { aPromo } from '../testing/index.ts';
import { applyPromo, isPromoRunning } from './apply-promo.ts';
import { normalizePromoCode } from './normalize-promo-code.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const TASHKENT = 'Asia/Tashkent';
const now = new Date('2026-05-10T12:00:00Z');
const moment = { now, zone: TASHKENT };
const basket = { totalProductPrice: 100_000, deliveryPrice: 15_000 };

describe('VAL-10 refuses', () => {
  test.each([
    ['ERR-19 an inactive promo', { isActive: false }, { code: 'promo.inactive' }],
    [
      'ERR-20 one that starts a second later',
      { startDate: '2026-05-10T12:00:01Z' },
      { code: 'promo.notStarted', startDate: '2026-05-10T12:00:01Z' },
    ],
    [
      'ERR-21 one that ended a millisecond ago',
      { endDate: '2026-05-10T11:59:59.999Z' },
      { code: 'promo.expired', endDate: '2026-05-10T11:59:59.999Z' },
    ],
    ['ERR-22 a basket one so’m too small', { minPrice: 100_001 }, { code: 'promo.belowMinimum', missing: 1 }],
    [
      'a minimum with a fraction asks for whole so’m',
      { minPrice: 100_000.5 },
      { code: 'promo.belowMinimum', missing: 1 },
    ],
    [
      'inactive before anything else',
      { isActive: false, endDate: '2020-01-01', minPrice: 1e9 },
      { code: 'promo.inactive' },
    ],
  ])('VAL-10 %s', (_, change, domainError) => {
    expect(applyPromo(aPromo(change), basket, moment)).toEqual({ ok: false, ...domainError });
  });
});

describe('D36 a date alone is a whole day in the merchant’s zone', () => {
  const day = aPromo({ startDate: '2026-05-10', endDate: '2026-05-10' });
  test.each([
    ['2026-05-09T20:59:59.999Z', 'promo.notStarted'],
    ['2026-05-09T21:00:00.000Z', null],
    ['2026-05-10T20:59:59.999Z', null],
    ['2026-05-10T21:00:00.000Z', 'promo.expired'],
  ])('D36 in Istanbul at %s: %s', (moment, code) => {
    const at = { now: new Date(moment), zone: 'Europe/Istanbul' };
    const answer = applyPromo(day, basket, at);
    expect(answer.ok ? null : answer.code).toBe(code);
    expect(isPromoRunning(day, at)).toBe(code === null);
  });
});

describe('D36 a date alone is a whole day in Tashkent where no zone is given', () => {
  const day = aPromo({ startDate: '2026-05-10', endDate: '2026-05-10' });
  test.each([
    ['2026-05-09T18:59:59.999Z', 'promo.notStarted'],
    ['2026-05-09T19:00:00.000Z', null],
    ['2026-05-10T18:59:59.999Z', null],
    ['2026-05-10T19:00:00.000Z', 'promo.expired'],
  ])('D36 at %s: %s', (moment, code) => {
    const answer = applyPromo(day, basket, { now: new Date(moment), zone: TASHKENT });
    expect(answer.ok ? null : answer.code).toBe(code);
  });
});

describe('VAL-11 PRICE-03 takes off', () => {
  test.each([
    ['a fixed amount', { productDiscount: 30_000 }, 30_000, 0],
    ['a fixed amount of each', { productDiscount: 30_000, deliveryDiscount: 5_000 }, 30_000, 5_000],
    [
      'a percentage of each',
      { discountType: 'PERCENTAGE', productDiscount: 10, deliveryDiscount: 50 },
      10_000,
      7_500,
    ],
    ['PRICE-05 never more than the delivery', { deliveryDiscount: 99_000 }, 0, 15_000],
    ['never more than the products', { productDiscount: 999_000 }, 100_000, 0],
    [
      'a percentage above a hundred as a hundred',
      { discountType: 'PERCENTAGE', productDiscount: 250 },
      100_000,
      0,
    ],
    ['whole so’m, halves up', { productDiscount: 0.5 }, 1, 0],
    ['nothing where it has nothing', {}, 0, 0],
    [
      'on the very edges of its life',
      { minPrice: 100_000, startDate: now.toISOString(), endDate: now.toISOString(), productDiscount: 1_000 },
      1_000,
      0,
    ],
  ] as const)('VAL-11 %s', (_, change, onProducts, onDelivery) => {
    expect(applyPromo(aPromo(change), basket, moment)).toEqual({
      ok: true,
      value: { onProducts, onDelivery },
    });
  });

  test('IMP-15 nothing off a delivery paid by the meter', () => {
    const promo = aPromo({ deliveryDiscount: 5_000 });
    expect(applyPromo(promo, { totalProductPrice: 1, deliveryPrice: null }, moment)).toEqual({
      ok: true,
      value: { onProducts: 0, onDelivery: 0 },
    });
  });

  test('VAL-11 a promo that names nothing but its kind takes nothing off', () => {
    expect(applyPromo({ isActive: true, discountType: 'AMOUNT' }, basket, moment)).toEqual({
      ok: true,
      value: { onProducts: 0, onDelivery: 0 },
    });
  });

  test('VAL-11 D58 an unknown delivery price is nothing to take off', () => {
    const promo = aPromo({ deliveryDiscount: 5000, productDiscount: 10 });
    expect(applyPromo(promo, { totalProductPrice: 100, deliveryPrice: null }, moment)).toEqual({
      ok: true,
      value: { onProducts: 10, onDelivery: 0 },
    });
  });

  test('D36 a minimum of nothing lets an empty basket pass, and so does no minimum', () => {
    const nothing = { totalProductPrice: 0, deliveryPrice: 0 };
    expect(applyPromo(aPromo({ minPrice: 0 }), nothing, moment).ok).toBe(true);
    expect(applyPromo({ discountType: 'AMOUNT' }, nothing, moment).ok).toBe(true);
    expect(applyPromo(aPromo({ minPrice: 0.5 }), nothing, moment)).toMatchObject({ missing: 1 });
  });

  test('VAL-11 percentages round half up', () => {
    const promo = aPromo({ discountType: 'PERCENTAGE', productDiscount: 15 });
    expect(applyPromo(promo, { totalProductPrice: 90, deliveryPrice: 0 }, moment)).toMatchObject({
      value: { onProducts: 14 },
    });
  });
});

const promos = fc.record({
  discountType: fc.constantFrom('AMOUNT' as const, 'PERCENTAGE' as const),
  productDiscount: fc.nat(300_000),
  deliveryDiscount: fc.nat(300_000),
  minPrice: fc.nat(300_000),
  startDate: fc.option(fc.integer({ min: -5, max: 5 })),
  endDate: fc.option(fc.integer({ min: -5, max: 5 })),
});
const at = (shift: number | null) => (shift === null ? null : new Date(now.getTime() + shift).toISOString());

describe('invariants', () => {
  test('I16 I17 a discount is whole so’m between nothing and what it is taken off', () => {
    fc.assert(
      fc.property(promos, fc.nat(500_000), fc.nat(50_000), (terms, totalProductPrice, deliveryPrice) => {
        const promo = aPromo({ ...terms, minPrice: 0, startDate: null, endDate: null });
        const answer = applyPromo(promo, { totalProductPrice, deliveryPrice }, moment);
        if (!answer.ok) throw new Error('refused');
        const { onProducts, onDelivery } = answer.value;
        expect(Number.isInteger(onProducts) && Number.isInteger(onDelivery)).toBe(true);
        expect(onProducts).toBeGreaterThanOrEqual(0);
        expect(onProducts).toBeLessThanOrEqual(totalProductPrice);
        expect(onDelivery).toBeGreaterThanOrEqual(0);
        expect(onDelivery).toBeLessThanOrEqual(deliveryPrice);
      }),
      runs,
    );
  });

  test('I19 the period is inclusive to the millisecond at both ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 }), (start, end) => {
        const answer = applyPromo(aPromo({ startDate: at(start), endDate: at(end) }), basket, moment);
        expect(answer.ok).toBe(start <= 0 && end >= 0);
      }),
      runs,
    );
  });

  test('I20 a basket qualifies from exactly minPrice on', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (minPrice, totalProductPrice) => {
        const answer = applyPromo(aPromo({ minPrice }), { totalProductPrice, deliveryPrice: 0 }, moment);
        expect(answer.ok).toBe(totalProductPrice >= minPrice);
        if (!answer.ok) expect(answer).toMatchObject({ missing: minPrice - totalProductPrice });
      }),
      runs,
    );
  });
});

describe('codes', () => {
  test.each([
    [' palov 10 ', 'PALOV10'],
    ['Pal​ov\t10\n', 'PALOV10'],
    ['ｐａｌｏｖ１０', 'PALOV10'],
    ['', ''],
    ['x'.repeat(65), 'X'.repeat(64)],
  ])('D36 the code %j is %j', (typed, code) => {
    expect(normalizePromoCode(typed)).toBe(code);
  });

  test('case and spaces do not make another code', () => {
    expect(normalizePromoCode('pal ov')).toBe(normalizePromoCode('PALOV'));
  });

  test('normalising twice is normalising once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (typed) => {
        const once = normalizePromoCode(typed);
        expect(normalizePromoCode(once)).toBe(once);
      }),
      runs,
    );
  });
});

test.each([
  ['without a period', {}, true],
  ['for a bigger basket', { minPrice: 1_000_000 }, true],
  ['that is switched off', { isActive: false }, false],
  ['that has not begun', { startDate: '2026-05-11' }, false],
  ['that has ended', { endDate: '2026-05-09' }, false],
])('SCR-08 a code %s is listed: %s', (_, change, listed) => {
  expect(isPromoRunning(aPromo(change), moment)).toBe(listed);
});
