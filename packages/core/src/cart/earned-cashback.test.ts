import { expect, test } from 'vitest';

import { earnedCashback } from './earned-cashback.ts';

const order = { productPrice: 100_000, totalProductDiscount: 20_000, cashback: 0 };

test.each([
  ['a percent of what the products cost after discounts', {}, 5, 4_000],
  ['nothing where the merchant gives nothing', {}, 0, 0],
  ['nothing for what was paid in points', { cashback: 30_000 }, 5, 2_500],
  ['nothing for delivery that was paid in points', { cashback: 90_000 }, 5, 0],
  ['half a point is a whole one', { totalProductDiscount: 99_990 }, 5, 1],
  ['less is none', { totalProductDiscount: 99_991 }, 5, 0],
  ['never more than was paid', {}, 250, 80_000],
])('IMP-19 D40 %s', (_, change, percent, points) => {
  expect(earnedCashback({ ...order, ...change }, percent)).toBe(points);
});
