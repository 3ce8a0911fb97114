import fc from 'fast-check';
import { expect, test } from 'vitest';

import { apologyCause, APOLOGY_AT_MOST, isApology, isWithinApology } from './review-care.ts';

test('BO-497 an apology is a whole number of points, from one to the limit of the owner', () => {
  fc.assert(
    fc.property(
      fc.nat(APOLOGY_AT_MOST),
      fc.integer({ min: -10, max: 2 * APOLOGY_AT_MOST }),
      (limit, amount) => {
        expect(isWithinApology(limit, amount)).toBe(amount >= 1 && amount <= limit);
      },
    ),
  );
  expect([1.5, Number.NaN, Infinity].map((amount) => isWithinApology(10, amount))).toEqual([
    false,
    false,
    false,
  ]);
});

test('BO-497 the line of an apology names its review, and no other line is one', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(apologyCause(one) === apologyCause(other)).toBe(one === other);
      expect(isApology({ kind: 'ADJUST', cause: apologyCause(one) })).toBe(true);
    }),
  );
  expect(isApology({ kind: 'ADJUST', cause: 'MANAGER:APOLOGY' })).toBe(false);
  expect(isApology({ kind: 'EARN', cause: apologyCause('a') })).toBe(false);
});
