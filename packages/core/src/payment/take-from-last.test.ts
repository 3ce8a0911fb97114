import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { takeFromLast } from './take-from-last.ts';

test('BO-120 a refund takes the last payment first', () => {
  expect(takeFromLast([87_500, 22_000], 8_000)).toEqual([0, 8_000]);
  expect(takeFromLast([87_500, 22_000], 30_000)).toEqual([8_000, 22_000]);
  expect(takeFromLast([87_500, 22_000], 200_000)).toEqual([87_500, 22_000]);
  expect(takeFromLast([], 5)).toEqual([]);
});

test('BO-120 takes the sum, or all there is, and never more than an amount', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { maxLength: 5 }), fc.nat(3_000_000), (amounts, sum) => {
      const parts = takeFromLast(amounts, sum);
      const total = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
      expect(total(parts)).toBe(Math.min(sum, total(amounts)));
      parts.forEach((part, index) => expect(part >= 0 && part <= amounts[index]!).toBe(true));
    }),
  );
});
