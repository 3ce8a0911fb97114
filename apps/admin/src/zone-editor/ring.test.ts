import { shapeProblem } from '@dasturxon/core/delivery-area';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { middleAfter, ringOf, squareAround, typedDegrees } from './ring.ts';

describe('BO-231 the table of points', () => {
  test.each<[string, number, number | null]>([
    ['41.311081', 90, 41.311081],
    [' 41,5 ', 90, 41.5],
    ['-7', 90, -7],
    ['91', 90, null],
    ['91', 180, 91],
    ['', 90, null],
    ['41.', 90, null],
    ['41.3 N', 90, null],
  ])('%j up to %d: %j', (text, highest, degrees) => {
    expect(typedDegrees(text, highest)).toBe(degrees);
  });

  test('a new border is one, and stays one with points added between its points', () => {
    const place = fc.record({
      latitude: fc.double({ min: 37, max: 46, noNaN: true }),
      longitude: fc.double({ min: 55, max: 74, noNaN: true }),
    });
    fc.assert(
      fc.property(place, fc.array(fc.nat(), { maxLength: 6 }), (around, adds) => {
        const ring = adds.reduce(
          (points, add) =>
            points.toSpliced((add % points.length) + 1, 0, middleAfter(points, add % points.length)),
          squareAround(around),
        );
        expect(shapeProblem(ring)).toBeNull();
        expect(ringOf(ring.map(([lng, lat]) => [lng, lat]))).toEqual(ring);
      }),
    );
  });

  test('what is no list of points is an empty border', () => {
    expect([ringOf(null), ringOf('x'), ringOf([1, 2])]).toEqual([[], [], []]);
  });
});
