import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  SQUARE,
  HOLE,
  DIAMOND,
  BAY,
  gridRing,
  gridPoint,
  point,
  isAnArea,
  locateByFractions,
} from '../testing/properties/rings.ts';
import { containsPoint } from './contains-point.ts';
import type { Ring } from './ring.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

describe('I40 a polygon with a hole', () => {
  const polygon = [SQUARE, HOLE];
  test.each([
    ['beside the hole', 41.31, 69.21, true],
    ['in the hole', 41.325, 69.25, false],
    ['on the edge of the hole', 41.32, 69.25, true],
    ['outside of all', 41.4, 69.25, false],
  ])('%s', (_, lat, lon, inside) => {
    expect(containsPoint(polygon, { lat, lon })).toBe(inside);
  });

  test('a hole that encloses nothing takes nothing away', () => {
    expect(
      containsPoint(
        [
          SQUARE,
          [
            [69.25, 41.325],
            [69.25, 41.326],
          ],
        ],
        { lat: 41.325, lon: 69.25 },
      ),
    ).toBe(true);
  });
});

const AROUND: Ring = [
  [-9, -9],
  [9, -9],
  [9, 9],
  [-9, 9],
];

test.each([...DIAMOND, ...BAY].map((corner, i) => [corner, i < DIAMOND.length ? DIAMOND : BAY] as const))(
  'I40 the corner %j of a hole belongs to the polygon around it',
  ([lon, lat], hole) => {
    expect(containsPoint([AROUND, hole], { lat, lon })).toBe(true);
  },
);

test('I40 T37 a hole takes away what it encloses without its edges, and nothing else', () => {
  fc.assert(
    fc.property(gridRing, gridPoint, (hole, at) => {
      fc.pre(isAnArea(hole));
      expect(containsPoint([AROUND, hole], at)).toBe(locateByFractions(hole, at) >= 0);
    }),
    runs,
  );
});

test('I40 what lies outside stays outside, hole or none', () => {
  fc.assert(
    fc.property(point, (at) => {
      const inHole = at.lon > 69.24 && at.lon < 69.26 && at.lat > 41.32 && at.lat < 41.33;
      expect(containsPoint([SQUARE, HOLE], at)).toBe(containsPoint(SQUARE, at) && !inHole);
    }),
    runs,
  );
});
