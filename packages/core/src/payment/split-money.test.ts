import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { splitMoney } from './split-money.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

describe('a discount spread over the lines of a fiscal receipt', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [3, 3, 3], [4, 3, 3]],
    [7, [10, 20, 30], [1, 2, 4]],
    [8, [7, 5, 1], [4, 3, 1]],
    [5, [0, 5], [0, 5]],
    [0, [3, 4], [0, 0]],
    [5, [0, 0], [0, 0]],
    [5, [], []],
  ])('%i over %j is %j', (amount, weights, parts) => {
    expect(splitMoney(amount, weights)).toEqual(parts);
  });

  test('the parts sum to the amount, are near their share, and exceed no line', () => {
    const weights = fc.array(fc.nat(10_000_000_000), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(weights, fc.nat(1_000_000), (list, share) => {
        const total = list.reduce((sum, weight) => sum + weight, 0);
        const amount = Math.floor((total / 1_000_000) * share);
        const parts = splitMoney(amount, list);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total === 0 ? 0 : amount);
        for (const [i, part] of parts.entries()) {
          expect(part).toBeLessThanOrEqual(list[i]!);
          expect(Math.abs(part - (total && (amount / total) * list[i]!))).toBeLessThan(1.01);
        }
      }),
      runs,
    );
  });
});
