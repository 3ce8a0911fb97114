import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { cashbackOfRefund, keptWithoutTip, withoutTip, cashbackToTakeBack } from './refund-share.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

test('T34 a part of the money brings back a part of the cashback, rounded down', () => {
  expect(cashbackOfRefund(5_000, { amount: 1_000, refundedBefore: 0, refundedAfter: 500 })).toBe(2_500);
  expect(cashbackOfRefund(100, { amount: 300, refundedBefore: 0, refundedAfter: 100 })).toBe(33);
  expect(cashbackOfRefund(100, { amount: 300, refundedBefore: 100, refundedAfter: 300 })).toBe(67);
  expect(cashbackOfRefund(0, { amount: 300, refundedBefore: 0, refundedAfter: 300 })).toBe(0);
  expect(cashbackOfRefund(7, { amount: 0, refundedBefore: 0, refundedAfter: 0 })).toBe(0);
});

test('T34 however the money goes back, with the last of it all cashback is back', () => {
  const steps = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(steps, fc.nat(1_000_000), (list, spent) => {
      const amount = list.reduce((sum, step) => sum + step, 0);
      let refundedBefore = 0;
      let back = 0;
      for (const step of list) {
        const refundedAfter = refundedBefore + step;
        const share = cashbackOfRefund(spent, { amount, refundedBefore, refundedAfter });
        expect(share).toBeGreaterThanOrEqual(0);
        back += share;
        refundedBefore = refundedAfter;
      }
      expect(back).toBe(spent);
    }),
    runs,
  );
});

test('T34 IMP-19 points follow the money kept: half of it keeps half, rounded for the merchant', () => {
  expect(cashbackToTakeBack(100, { before: 300, after: 150 })).toBe(50);
  expect(cashbackToTakeBack(100, { before: 300, after: 200 })).toBe(34);
  expect(cashbackToTakeBack(100, { before: 300, after: 0 })).toBe(100);
  expect(cashbackToTakeBack(0, { before: 300, after: 0 })).toBe(0);
  expect(cashbackToTakeBack(7, { before: 0, after: 0 })).toBe(7);
});

test('T34 IMP-19 however the money goes back, no more points stay than its share, and with the last of it none', () => {
  const steps = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(steps, fc.nat(1_000_000), (list, earned) => {
      const amount = list.reduce((sum, step) => sum + step, 0);
      let [before, left] = [amount, earned];
      for (const step of list) {
        const after = before - step;
        const taken = cashbackToTakeBack(left, { before, after });
        expect(taken).toBeGreaterThanOrEqual(0);
        left -= taken;
        expect(left * amount).toBeLessThanOrEqual(earned * after);
        before = after;
      }
      expect(left).toBe(0);
    }),
    runs,
  );
});

test('B35 a tip goes back last: points follow what was paid for the dishes', () => {
  const part = { amount: 11_000, refundedBefore: 0, refundedAfter: 5_000 };
  expect(cashbackOfRefund(100, withoutTip(part, 10))).toBe(50);
  expect(withoutTip({ ...part, refundedBefore: 10_000, refundedAfter: 11_000 }, 10)).toEqual({
    amount: 10_000,
    refundedBefore: 10_000,
    refundedAfter: 10_000,
  });
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.nat(100_000),
      fc.nat(10_000),
      fc.nat(),
      fc.nat(),
      (own, tip, points, a, b) => {
        const amount = (own + tip) * 100;
        const [refundedBefore, refundedAfter] = [a % (amount + 1), b % (amount + 1)].toSorted(
          (x, y) => x - y,
        ) as [number, number];
        const money = withoutTip({ amount, refundedBefore, refundedAfter }, tip);
        const share = cashbackOfRefund(points, money);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(points);
        const kept = keptWithoutTip({ before: amount - refundedBefore, after: amount - refundedAfter }, tip);
        expect(kept).toEqual({
          before: own * 100 - money.refundedBefore,
          after: own * 100 - money.refundedAfter,
        });
        const dishesAreBack = refundedAfter >= own * 100 && refundedBefore === 0 && own > 0;
        if (dishesAreBack) expect(share).toBe(points);
      },
    ),
  );
});
