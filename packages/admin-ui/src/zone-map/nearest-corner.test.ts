import { expect, test } from 'vitest';

import { nearestCorner } from './nearest-corner.ts';

/** A pixel is a hundredth of a degree. */
const project = (lng: number, lat: number) => ({ x: lng * 100, y: -lat * 100 });
const CORNERS = [
  [69.2, 41.3],
  [69.25, 41.3],
] as const;

test('BO-395 a point near a corner of another zone is that corner, exactly', () => {
  expect(nearestCorner({ x: 6_925.9, y: -4_131 }, CORNERS, project)).toEqual([69.25, 41.3]);
});

test('BO-395 of two corners the nearer one is taken', () => {
  expect(nearestCorner({ x: 6_922, y: -4_130 }, CORNERS, project)).toEqual([69.2, 41.3]);
});

test('BO-395 a point that is far from every corner stays where it is', () => {
  expect(nearestCorner({ x: 6_940, y: -4_130 }, CORNERS, project)).toBeUndefined();
});
