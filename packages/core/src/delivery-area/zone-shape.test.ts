import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Ring } from './ring.ts';
import { MOST_ZONE_POINTS, overlappedBy, shapeProblem } from './zone-shape.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

const circle = (count: number): Ring =>
  Array.from({ length: count }, (_, at): [number, number] => {
    const angle = (2 * Math.PI * at) / count;
    return [69 + Math.cos(angle), 41 + Math.sin(angle)];
  });
const square = (west: number): Ring => [
  [west, 0],
  [west + 2, 0],
  [west + 2, 2],
  [west, 2],
];

describe('BO-231 the border of a zone', () => {
  test.each<[string, Ring, ReturnType<typeof shapeProblem>]>([
    ['nothing', [], 'empty'],
    [
      'two points',
      [
        [0, 0],
        [1, 1],
      ],
      'empty',
    ],
    [
      'a line',
      [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
      'empty',
    ],
    [
      'a bow tie',
      [
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
      ],
      'crossing',
    ],
    ['a square', square(0), null],
    ['the most points', circle(MOST_ZONE_POINTS), null],
    ['a point more', circle(MOST_ZONE_POINTS + 1), 'tooManyPoints'],
    ['the most points, closed', [...circle(MOST_ZONE_POINTS), circle(MOST_ZONE_POINTS)[0]!], null],
  ])('%s', (_, ring, expected) => {
    expect(shapeProblem(ring)).toBe(expected);
  });
});

describe('BO-231 zones that overlap', () => {
  test('side by side they do not; in another city neither', () => {
    const zone = { cityId: 'a', polygon: square(0) };
    const beside = { cityId: 'a', polygon: square(2) };
    const across = { cityId: 'a', polygon: square(1) };
    const elsewhere = { cityId: 'b', polygon: square(1) };
    const everywhere = { cityId: null, polygon: square(1) };
    expect(overlappedBy(zone, [beside, across, elsewhere, everywhere])).toEqual([across, everywhere]);
  });

  test('one zone overlaps another when that one overlaps it', () => {
    const at = fc.integer({ min: -4, max: 4 });
    const city = fc.constantFrom('a', 'b', null);
    fc.assert(
      fc.property(at, at, city, city, (west, other, cityId, otherCity) => {
        const one = { cityId, polygon: square(west) };
        const two = { cityId: otherCity, polygon: square(other) };
        expect(overlappedBy(one, [two]).length).toBe(overlappedBy(two, [one]).length);
      }),
      runs,
    );
  });
});
