import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { earnedCashback } from '../cart/earned-cashback.ts';
import { stampCardsOf, stampReward, stampsOn } from './stamps.ts';
import { earningPercent, nextTier, tiersOf } from './tiers.ts';

const numRuns = Number(process.env.FC_RUNS ?? 1000);
const terms = { cashbackPercent: 3, cashbackTiers: ['1000000: 5', '3000000: 7'] };
const anyTerms = fc
  .record({
    cashbackPercent: fc.integer({ min: 0, max: 100 }),
    tiers: fc.array(fc.tuple(fc.nat(10_000_000), fc.nat(100)), { maxLength: 10 }),
  })
  .map(({ cashbackPercent, tiers }) => ({
    cashbackPercent,
    cashbackTiers: tiers.map(([sum, percent]) => `${sum}: ${percent}`),
  }));

describe('tiers', () => {
  test.each([
    [0, 3, 1_000_000],
    [999_999, 3, 1],
    [1_000_000, 5, 2_000_000],
    [2_999_999, 5, 1],
    [3_000_000, 7, null],
  ])('B31 after %d soʻm an order earns %d percent', (spent, percent, missing) => {
    expect(earningPercent(terms, spent)).toBe(percent);
    expect(nextTier(terms, spent)?.missing ?? null).toBe(missing);
  });

  test('B31 a tier that gives no more than a lower one is left out', () => {
    expect(tiersOf({ cashbackPercent: 5, cashbackTiers: ['200: 9', '100: 5', '300: 8'] })).toEqual([
      { fromSum: 200, percent: 9 },
    ]);
  });

  test('B31 who has spent more never earns less, never below the brand’s percent, and never more than was paid', () => {
    fc.assert(
      fc.property(
        anyTerms,
        fc.nat(20_000_000),
        fc.nat(20_000_000),
        fc.nat(5_000_000),
        (any, one, other, sum) => {
          const [less, more] = [Math.min(one, other), Math.max(one, other)];
          expect(earningPercent(any, more)).toBeGreaterThanOrEqual(earningPercent(any, less));
          expect(earningPercent(any, less)).toBeGreaterThanOrEqual(any.cashbackPercent);
          const order = { productPrice: sum, totalProductDiscount: 0, cashback: 0 };
          expect(earnedCashback(order, earningPercent(any, more))).toBeLessThanOrEqual(sum);
          const next = nextTier(any, less);
          if (next) expect(earningPercent(any, less + next.missing)).toBe(next.percent);
        },
      ),
      { numRuns },
    );
  });
});

const orders = fc.array(
  fc.array(fc.record({ count: fc.integer({ min: 1, max: 9 }), unitPrice: fc.nat(100_000) }), {
    minLength: 1,
    maxLength: 4,
  }),
  { maxLength: 12 },
);

describe('stamp cards', () => {
  test.each([
    [4, [{ count: 1, unitPrice: 20_000 }], 20_000, 0],
    [3, [{ count: 1, unitPrice: 20_000 }], 0, 4],
    [0, [{ count: 5, unitPrice: 20_000 }], 20_000, 0],
    [0, [{ count: 11, unitPrice: 20_000 }], 40_000, 1],
    [
      4,
      [
        { count: 1, unitPrice: 30_000 },
        { count: 1, unitPrice: 10_000 },
      ],
      10_000,
      1,
    ],
  ])('B31 of every five, after %d dishes, %j brings %d back', (before, lines, reward, stamps) => {
    expect(stampReward({ every: 5 }, lines, before)).toBe(reward);
    const pieces = before + lines.reduce((sum, { count }) => sum + count, 0);
    expect(stampsOn({ every: 5 }, pieces)).toBe(stamps);
  });

  test('B31 over any orders exactly every n-th dish is free, and no order brings back more than its dishes cost', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 2, max: 10 }), (all, every) => {
        let before = 0;
        let free = 0;
        for (const order of all) {
          const ones = order.map(({ count }) => ({ count, unitPrice: 1 }));
          free += stampReward({ every }, ones, before);
          const cost = order.reduce((sum, { count, unitPrice }) => sum + count * unitPrice, 0);
          expect(stampReward({ every }, order, before)).toBeLessThanOrEqual(cost);
          before += order.reduce((sum, { count }) => sum + count, 0);
        }
        expect(free).toBe(Math.floor(before / every));
      }),
      { numRuns },
    );
  });

  test('B31 a category has one card, its last', () => {
    expect(stampCardsOf({ stampCards: ['pizza: 6', 'coffee: 8', 'pizza: 5'] })).toEqual([
      { categoryId: 'pizza', every: 5 },
      { categoryId: 'coffee', every: 8 },
    ]);
  });
});
