import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { isSamePlace, SAME_PLACE_TOLERANCE } from './same-place.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

test('K-08 the tolerance is 0.000099 degrees', () => {
  expect(SAME_PLACE_TOLERANCE).toBe(0.000099);
});

test.each([
  [0, 0, true],
  [0.000099, 0, true],
  [-0.000099, 0, true],
  [0, 0.000099, true],
  [0, -0.000099, true],
  [0.000099, -0.000099, true],
  [0.0000991, 0, false],
  [-0.0000991, 0, false],
  [0, 0.0000991, false],
  [0, -0.0000991, false],
])('GEO-22 I35 a place %d by %d degrees away is the same: %j', (north, east, isSame) => {
  const here = { latitude: 41.3111, longitude: 69.2797 };
  const there = { latitude: 41.3111 + north, longitude: 69.2797 + east };
  expect(isSamePlace(here, there)).toBe(isSame);
});

test('I35 GEO-22 sameness is symmetric, and a place is the same as itself', () => {
  const place = fc.record({
    latitude: fc.double({ min: 41, max: 41.0003, noNaN: true }),
    longitude: fc.double({ min: 69, max: 69.0003, noNaN: true }),
  });
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(isSamePlace(a, b)).toBe(isSamePlace(b, a));
      expect(isSamePlace(a, a)).toBe(true);
    }),
    runs,
  );
});
