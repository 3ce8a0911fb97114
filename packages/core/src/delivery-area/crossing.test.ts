import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { crossesItself, overlaps } from './crossing.ts';
import type { Ring } from './ring.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const square = (west: number, south: number, side = 2): Ring => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
];

describe('C4 a ring that crosses itself', () => {
  test.each<[string, Ring, boolean]>([
    ['a square', square(0, 0), false],
    ['a closed square', [...square(0, 0), [0, 0]], false],
    [
      'a bow tie',
      [
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
      ],
      true,
    ],
    [
      'an arrow with a notch',
      [
        [0, 0],
        [2, 1],
        [0, 2],
        [1, 1],
      ],
      false,
    ],
    [
      'a line',
      [
        [0, 0],
        [1, 1],
      ],
      false,
    ],
  ])('%s', (_, ring, expected) => {
    expect(crossesItself(ring)).toBe(expected);
  });

  test('no star-shaped ring does, from whichever point and in whichever direction it is read', () => {
    const radii = fc.array(fc.double({ min: 1, max: 9, noNaN: true }), { minLength: 3, maxLength: 30 });
    fc.assert(
      fc.property(radii, fc.nat(29), fc.boolean(), (lengths, shift, isReversed) => {
        const points = lengths.map((length, at): [number, number] => {
          const angle = (2 * Math.PI * at) / lengths.length;
          return [length * Math.cos(angle), length * Math.sin(angle)];
        });
        const from = shift % points.length;
        const turned = [...points.slice(from), ...points.slice(0, from)];
        expect(crossesItself(isReversed ? turned.toReversed() : turned)).toBe(false);
      }),
      runs,
    );
  });
});

describe('C4 rings with an area in common', () => {
  test.each<[string, Ring, Ring, boolean]>([
    ['apart', square(0, 0), square(5, 5), false],
    ['side by side', square(0, 0), square(2, 0), false],
    ['side by side in part', square(0, 0), square(2, 1), false],
    ['at one corner', square(0, 0), square(2, 2), false],
    ['crossing', square(0, 0), square(1, 1), true],
    ['one inside the other', square(0, 0, 9), square(3, 3), true],
    ['one inside the other at its border', square(0, 0, 9), square(0, 3), true],
    ['the same', square(0, 0), square(0, 0), true],
    ['the same, read from another point', square(0, 0), square(0, 0).toReversed(), true],
  ])('%s', (_, one, other, expected) => {
    expect([overlaps(one, other), overlaps(other, one)]).toEqual([expected, expected]);
  });

  test('squares overlap when their sides do', () => {
    const at = fc.integer({ min: -6, max: 6 });
    fc.assert(
      fc.property(at, at, fc.integer({ min: 1, max: 5 }), (west, south, side) => {
        const expected = west < 2 && west + side > 0 && south < 2 && south + side > 0;
        expect(overlaps(square(0, 0), square(west, south, side))).toBe(expected);
      }),
      runs,
    );
  });
});
