import { describe, expect, test } from 'vitest';

import { SQUARE, DIAMOND, BAY } from '../testing/properties/rings.ts';
import { containsPoint } from './contains-point.ts';
import type { Ring } from './ring.ts';

describe('VAL-14 T37 a square', () => {
  test.each([
    ['the middle', 41.32, 69.24, true],
    ['north of it', 41.36, 69.24, false],
    ['east of it', 41.32, 69.31, false],
    ['south of it', 41.29, 69.24, false],
    ['west of it', 41.32, 69.19, false],
    ['a corner', 41.3, 69.2, true],
    ['the opposite corner', 41.35, 69.3, true],
    ['the southern edge', 41.3, 69.25, true],
    ['the northern edge', 41.35, 69.25, true],
    ['the western edge', 41.32, 69.2, true],
    ['the eastern edge', 41.32, 69.3, true],
    ['the southern edge, drawn on', 41.3, 69.31, false],
    ['latitude and longitude mixed up', 69.24, 41.32, false],
    ['no number', Number.NaN, 69.24, false],
    ['no number either', 41.32, Number.NaN, false],
  ])('%s', (_, lat, lon, inside) => {
    expect(containsPoint(SQUARE, { lat, lon })).toBe(inside);
  });
});

test.each([...DIAMOND, ...BAY].map((corner, i) => [corner, i < DIAMOND.length ? DIAMOND : BAY] as const))(
  'VAL-14 T37 the corner %j belongs to its polygon',
  ([lon, lat], ring) => {
    expect(containsPoint(ring, { lat, lon })).toBe(true);
  },
);

test.each([
  [1, 1, true],
  [3, 1, true],
  [3, 2, true],
  [3, 3, false],
  [1, 3, true],
  [5, 3, true],
  [1, 4, true],
  [3, 4, false],
  [7, 2, false],
  [-1, 2, false],
])('VAL-14 T37 in a bay, longitude %d and latitude %d: %j', (lon, lat, inside) => {
  expect(containsPoint(BAY, { lat, lon })).toBe(inside);
});

describe('VAL-14 a polygon that encloses nothing contains nothing', () => {
  test.each<[string, Ring]>([
    ['no points', []],
    ['one point', [[1, 1]]],
    [
      'two points',
      [
        [0, 0],
        [2, 2],
      ],
    ],
    [
      'one point three times',
      [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
    ],
    [
      'a line there and back',
      [
        [0, 0],
        [1, 1],
        [2, 2],
        [1, 1],
      ],
    ],
    [
      'a level line',
      [
        [0, 1],
        [1, 1],
        [2, 1],
      ],
    ],
    [
      'an upright line',
      [
        [1, 0],
        [1, 1],
        [1, 2],
      ],
    ],
    [
      'a coordinate that is no number',
      [
        [0, 0],
        [2, Number.NaN],
        [2, 2],
        [0, 2],
      ],
    ],
  ])('%s', (_, ring) => {
    expect(containsPoint(ring, { lat: 1, lon: 1 })).toBe(false);
  });
});

test('VAL-14 lines that cross each other still enclose their two sides', () => {
  const bow: Ring = [
    [0, 0],
    [2, 2],
    [2, 0],
    [0, 2],
  ];
  expect(containsPoint(bow, { lon: 0.5, lat: 1 })).toBe(true);
  expect(containsPoint(bow, { lon: 1.5, lat: 1 })).toBe(true);
  expect(containsPoint(bow, { lon: 1, lat: 1.5 })).toBe(false);
});

test('VAL-14 a thin triangle is not taken for a line', () => {
  const thin: Ring = [
    [0, 0],
    [1, 0],
    [1, 1e-6],
  ];
  expect(containsPoint(thin, { lon: 0.9, lat: 5e-7 })).toBe(true);
});

test.each([
  ['on it', 0, true],
  ['beyond it by rounding', -(2 ** -54), true],
  ['within it by rounding', 2 ** -54, true],
  ['beyond it by a millimetre', -1e-8, false],
  ['within it by a millimetre', 1e-8, true],
])('T37 beside a slope, %s', (_, by, inside) => {
  const slope: Ring = [
    [0, 0],
    [3, 1],
    [0.75, 1],
    [0, 1],
  ];
  expect(containsPoint(slope, { lon: 0.75, lat: 0.25 + by })).toBe(inside);
});

test.each([1, 3, 7, 10, 13, 97, 100])(
  'VAL-14 every %d-th part of a slanted edge in decimal degrees is inside, from both sides of the edge',
  (parts) => {
    const [a, b] = [
      [69.2401, 41.3113],
      [69.3178, 41.3642],
    ] as const;
    const left: Ring = [a, b, [69.2, 41.4]];
    const right: Ring = [b, a, [69.35, 41.3]];
    for (let i = 0; i <= parts; i += 1) {
      const lon = Number((a[0] + ((b[0] - a[0]) * i) / parts).toFixed(12));
      const lat = Number((a[1] + ((b[1] - a[1]) * i) / parts).toFixed(12));
      expect([containsPoint(left, { lon, lat }), containsPoint(right, { lon, lat })]).toEqual([true, true]);
    }
  },
);

test('VAL-14 in line with an edge is not on it, however small the polygon', () => {
  const smallBay: Ring = BAY.map(([lng, lat]) => [lng / 100, lat / 100] as const);
  expect(containsPoint(smallBay, { lon: 0.03, lat: 0.04 })).toBe(false);
  expect(containsPoint(smallBay, { lon: 0.01, lat: 0.04 })).toBe(true);
});
