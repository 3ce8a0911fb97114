import * as fc from 'fast-check';
import robustPointInPolygon from 'robust-point-in-polygon';
import { expect, test } from 'vitest';

import {
  gridRing,
  gridPoint,
  point,
  degree,
  isAnArea,
  locateByFractions,
} from '../testing/properties/rings.ts';
import { containsPoint } from './contains-point.ts';
import type { GeoPoint } from './lng-lat.ts';
import type { Ring } from './ring.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const ring = fc.array(fc.tuple(degree(69, 69.5), degree(41, 41.5)), { minLength: 3, maxLength: 60 });

test('T37 I40 on whole numbers it agrees with counting by fractions, edges inside', () => {
  fc.assert(
    fc.property(gridRing, gridPoint, (corners, at) => {
      fc.pre(isAnArea(corners));
      expect(containsPoint(corners, at)).toBe(locateByFractions(corners, at) <= 0);
    }),
    { numRuns: runs.numRuns * 5 },
  );
});

/** How far a point is from the nearest edge, in degrees. */
function fromEdges(corners: Ring, { lon, lat }: GeoPoint): number {
  const each = corners.map(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length]!;
    const square = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const along = Math.min(1, Math.max(0, ((lon - ax) * (bx - ax) + (lat - ay) * (by - ay)) / square));
    return Math.hypot(lon - ax - along * (bx - ax), lat - ay - along * (by - ay));
  });
  return Math.min(...each);
}

test('T37 it agrees with the exact predicate anywhere but within 0.1 mm of an edge, which is inside', () => {
  fc.assert(
    fc.property(ring, point, (corners, at) => {
      fc.pre(isAnArea(corners));
      const isNear = fromEdges(corners, at) <= 1e-9;
      const isExactlyIn = robustPointInPolygon(corners, [at.lon, at.lat]) <= 0;
      expect(containsPoint(corners, at)).toBe(isNear || isExactlyIn);
    }),
    runs,
  );
});

test('VAL-14 a point on any edge, as decimal degrees have it, is inside', () => {
  const corner = fc.tuple(
    fc.integer({ min: 69_000_000, max: 69_500_000 }),
    fc.integer({ min: 41_000_000, max: 41_500_000 }),
  );
  const corners = fc.array(corner, { minLength: 3, maxLength: 12 });
  fc.assert(
    fc.property(
      corners,
      fc.nat(),
      fc.integer({ min: 1, max: 100 }),
      fc.nat(),
      (millionths, which, parts, step) => {
        const degrees = millionths.map(([lng, lat]): [number, number] => [lng / 1e6, lat / 1e6]);
        fc.pre(isAnArea(degrees));
        const [a, b] = [millionths[which % millionths.length]!, millionths[(which + 1) % millionths.length]!];
        const part = (axis: 0 | 1) =>
          (a[axis] * parts + (b[axis] - a[axis]) * (step % (parts + 1))) / (parts * 1e6);
        expect(containsPoint(degrees, { lon: part(0), lat: part(1) })).toBe(true);
      },
    ),
    runs,
  );
});

test('I40 direction, first corner, repeated corners and the closing point do not matter', () => {
  fc.assert(
    fc.property(gridRing, gridPoint, fc.nat(), (corners, at, turn) => {
      const inside = containsPoint(corners, at);
      const by = turn % corners.length;
      expect(containsPoint([...corners.slice(by), ...corners.slice(0, by)], at)).toBe(inside);
      expect(containsPoint([...corners].reverse(), at)).toBe(inside);
      expect(containsPoint([...corners, corners[0]!], at)).toBe(inside);
      expect(
        containsPoint(
          corners.flatMap((corner) => [corner, corner]),
          at,
        ),
      ).toBe(inside);
    }),
    runs,
  );
});

test('I40 the middle of a convex ring is inside', () => {
  const angles = fc.uniqueArray(fc.integer({ min: 0, max: 359 }), { minLength: 3, maxLength: 40 });
  fc.assert(
    fc.property(angles, fc.double({ min: 0.001, max: 0.5, noNaN: true }), (degrees, radius) => {
      const corners = degrees
        .sort((a, b) => a - b)
        .map((angle) => (angle * Math.PI) / 180)
        .map((angle): [number, number] => [69 + radius * Math.cos(angle), 41 + radius * Math.sin(angle)]);
      const mean = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
      expect(containsPoint(corners, { lon: mean(0), lat: mean(1) })).toBe(true);
    }),
    runs,
  );
});
