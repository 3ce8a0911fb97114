import { describe, expect, test } from 'vitest';

import { containsPoint } from './contains-point.ts';
import { type PreparedRing, prepareRing } from './prepared-ring.ts';
import { isDegenerate, openRing, type Ring } from './ring.ts';

const circle = (corners: number): Ring =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    return [69.24 + 0.1 * Math.cos(angle), 41.32 + 0.1 * Math.sin(angle)];
  });

/** Up and down all the way round, each edge as high as the whole. */
const zigzag = (corners: number): Ring =>
  Array.from({ length: corners }, (_, i) => [i / corners, i % 2 === 0 ? 0 : 1 + i / corners]);

const edgesIn = ({ bands }: PreparedRing) => bands.map((band) => band.length / 4);
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

describe('a zone is read once so that a check reads little of it', () => {
  test.each([
    [4, 2],
    [5, 3],
    [200, 100],
    [1_000, 256],
  ])('VAL-14 a round zone of %d corners is cut into %d bands', (corners, bands) => {
    expect(prepareRing(circle(corners))!.bands).toHaveLength(bands);
  });

  test('VAL-14 a check of a round zone of 200 corners reads ten edges, not 200', () => {
    const ring = prepareRing(circle(200))!;
    const counts = edgesIn(ring);
    expect(Math.max(...counts.slice(1, -2))).toBeLessThanOrEqual(10);
    expect(Math.min(...counts.slice(0, -1))).toBeGreaterThanOrEqual(2);
    expect(sum(counts)).toBeLessThan(2.5 * 200);
  });

  test('VAL-14 its box is that of its corners, in bands of one height', () => {
    const ring = prepareRing(circle(4))!;
    expect([ring.west, ring.east]).toEqual([expect.closeTo(69.14, 9), expect.closeTo(69.34, 9)]);
    expect([ring.south, ring.north]).toEqual([expect.closeTo(41.22, 9), expect.closeTo(41.42, 9)]);
    expect(ring.bandHeight).toBeCloseTo(0.1, 9);
  });

  test('VAL-14 a ring that runs up and down does not grow with the square of its corners', () => {
    const small = prepareRing(zigzag(100))!;
    expect(small.bands.length).toBeGreaterThan(8);
    const ring = prepareRing(zigzag(20_000))!;
    expect(ring.bands.length).toBeGreaterThan(8);
    expect(ring.bands.length).toBeLessThanOrEqual(20);
    expect(sum(edgesIn(ring))).toBeLessThanOrEqual(10 * 20_000);
  });

  test('VAL-14 a zone of 100,000 corners is read and asked', () => {
    const corners = circle(100_000);
    expect(containsPoint(corners, { lat: 41.32, lon: 69.24 })).toBe(true);
    expect(containsPoint(corners, { lat: 41.5, lon: 69.24 })).toBe(false);
    expect(containsPoint(zigzag(100_000), { lat: 0.5, lon: -0.1 })).toBe(false);
  });
});

describe('what encloses nothing', () => {
  test.each([
    ['nothing', [], true],
    ['one point', [[1, 1]], true],
    [
      'two points',
      [
        [0, 0],
        [1, 1],
      ],
      true,
    ],
    [
      'a line',
      [
        [0, 0],
        [1, 3],
        [2, 6],
      ],
      true,
    ],
    [
      'a line but for rounding',
      [
        [0, 0],
        [0.1, 0.3],
        [0.2, 0.6],
        [0.3, 0.9],
        [0.1, 0.3],
      ],
      true,
    ],
    [
      'a line that comes back',
      [
        [5, 5],
        [9, 5],
        [7, 5],
      ],
      true,
    ],
    [
      'a corner that is no number',
      [
        [0, 0],
        [1, 0],
        [Number.NaN, 1],
      ],
      true,
    ],
    [
      'a corner without end',
      [
        [0, 0],
        [1, 0],
        [0, Infinity],
      ],
      true,
    ],
    [
      'a triangle',
      [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
      false,
    ],
    [
      'a needle',
      [
        [0, 0],
        [1, 0],
        [1, 1e-9],
      ],
      false,
    ],
    [
      'a triangle that ends beside its start',
      [
        [0, 0],
        [10, 10],
        [10, 0],
        [1e-8, 0],
      ],
      false,
    ],
  ] as [string, [number, number][], boolean][])('VAL-14 %s: %j, %j', (_, ring, isNothing) => {
    expect(isDegenerate(ring)).toBe(isNothing);
  });

  test('VAL-14 no zone contains nothing, and is no error', () => {
    const point = { lat: 41.3, lon: 69.2 };
    expect([null, undefined, []].map((polygon) => containsPoint(polygon, point))).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('I40 corners that are repeated, beside each other or at the end, are one', () => {
    expect(
      openRing([
        [0, 0],
        [0, 0],
        [1, 0],
        [1, 0],
        [0, 1],
        [0, 0],
      ]),
    ).toHaveLength(3);
    expect(
      openRing([
        [0, 0],
        [1, 0],
        [0, 1],
      ]),
    ).toHaveLength(3);
  });
});
