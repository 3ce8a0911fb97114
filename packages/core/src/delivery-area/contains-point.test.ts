import * as fc from 'fast-check';
import robustPointInPolygon from 'robust-point-in-polygon';
import { describe, expect, test } from 'vitest';

import { containsPoint } from './contains-point.ts';
import type { GeoPoint } from './lng-lat.ts';
import type { Ring } from './ring.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

const SQUARE: Ring = [
  [69.2, 41.3],
  [69.3, 41.3],
  [69.3, 41.35],
  [69.2, 41.35],
];
const HOLE: Ring = [
  [69.24, 41.32],
  [69.26, 41.32],
  [69.26, 41.33],
  [69.24, 41.33],
];
/** A diamond: its northern and southern corners are alone on their latitude. */
const DIAMOND: Ring = [
  [0, 0],
  [2, -2],
  [4, 0],
  [2, 2],
];
/** A U, open to the north. */
const BAY: Ring = [
  [0, 0],
  [6, 0],
  [6, 4],
  [4, 4],
  [4, 2],
  [2, 2],
  [2, 4],
  [0, 4],
];

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

/** Corners on a coarse grid, so that points often fall on edges and corners. */
const gridRing = fc.array(fc.tuple(fc.integer({ min: -6, max: 6 }), fc.integer({ min: -6, max: 6 })), {
  minLength: 3,
  maxLength: 12,
});
const gridPoint = fc.record({ lon: fc.integer({ min: -7, max: 7 }), lat: fc.integer({ min: -7, max: 7 }) });
const degree = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const ring = fc.array(fc.tuple(degree(69, 69.5), degree(41, 41.5)), { minLength: 3, maxLength: 60 });
const point = fc.record({ lon: degree(68.95, 69.55), lat: degree(40.95, 41.55) });

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

test.each([
  ['on it', 0, true],
  ['beyond it', -(2 ** -54), false],
  ['within it', 2 ** -54, true],
])('T37 beside a slope by less than rounding shows, %s', (_, by, inside) => {
  const slope: Ring = [
    [0, 0],
    [3, 1],
    [0.75, 1],
    [0, 1],
  ];
  expect(containsPoint(slope, { lon: 0.75, lat: 0.25 + by })).toBe(inside);
});

test('VAL-14 in line with an edge is not on it, however small the polygon', () => {
  const smallBay: Ring = BAY.map(([lng, lat]) => [lng / 100, lat / 100] as const);
  expect(containsPoint(smallBay, { lon: 0.03, lat: 0.04 })).toBe(false);
  expect(containsPoint(smallBay, { lon: 0.01, lat: 0.04 })).toBe(true);
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

function isAnArea(corners: Ring): boolean {
  const [a] = corners as [Ring[number]];
  return corners.some((b) =>
    corners.some((c) => Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) > 1e-9),
  );
}

/** The textbook rule on whole numbers, where every product is exact: −1 inside, 0 on an edge, 1 outside. */
function locateByFractions(corners: Ring, { lon, lat }: GeoPoint): number {
  let inside = false;
  for (const [i, [ax, ay]] of corners.entries()) {
    const [bx, by] = corners[(i + 1) % corners.length]!;
    const cross = (bx - ax) * (lat - ay) - (lon - ax) * (by - ay);
    const isBetween =
      Math.min(ax, bx) <= lon &&
      lon <= Math.max(ax, bx) &&
      Math.min(ay, by) <= lat &&
      lat <= Math.max(ay, by);
    if (cross === 0 && isBetween) return 0;
    if (ay > lat !== by > lat && cross > 0 === by > ay) inside = !inside;
  }
  return inside ? -1 : 1;
}
