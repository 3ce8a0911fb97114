import * as fc from 'fast-check';
import robustPointInPolygon from 'robust-point-in-polygon';
import { expect, test } from 'vitest';

import { gridRing, gridPoint, point, degree, isAnArea, locateByFractions } from '../testing/rings.ts';
import { containsPoint } from './contains-point.ts';

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

test('T37 it agrees with the exact predicate anywhere', () => {
  fc.assert(
    fc.property(ring, point, (corners, at) => {
      fc.pre(isAnArea(corners));
      expect(containsPoint(corners, at)).toBe(robustPointInPolygon(corners, [at.lon, at.lat]) <= 0);
    }),
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
