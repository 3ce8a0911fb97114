import * as fc from 'fast-check';

import type { GeoPoint } from '../../delivery-area/lng-lat.ts';
import type { Ring } from '../../delivery-area/ring.ts';

/** A zone of Tashkent. */
export const SQUARE: Ring = [
  [69.2, 41.3],
  [69.3, 41.3],
  [69.3, 41.35],
  [69.2, 41.35],
];
/** A hole in the middle of that zone. */
export const HOLE: Ring = [
  [69.24, 41.32],
  [69.26, 41.32],
  [69.26, 41.33],
  [69.24, 41.33],
];

/** A diamond: its northern and southern corners are alone on their latitude. */
export const DIAMOND: Ring = [
  [0, 0],
  [2, -2],
  [4, 0],
  [2, 2],
];

/** A U, open to the north. */
export const BAY: Ring = [
  [0, 0],
  [6, 0],
  [6, 4],
  [4, 4],
  [4, 2],
  [2, 2],
  [2, 4],
  [0, 4],
];

/** Corners on a coarse grid, so that points often fall on edges and corners. */
export const gridRing = fc.array(fc.tuple(fc.integer({ min: -6, max: 6 }), fc.integer({ min: -6, max: 6 })), {
  minLength: 3,
  maxLength: 12,
});

/** A place on that grid, or a little beside it. */
export const gridPoint = fc.record({
  lon: fc.integer({ min: -7, max: 7 }),
  lat: fc.integer({ min: -7, max: 7 }),
});

/** A coordinate between two others. */
export const degree = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** A place about Tashkent. */
export const point = fc.record({ lon: degree(68.95, 69.55), lat: degree(40.95, 41.55) });

/** Whether it encloses anything at all. */
export function isAnArea(corners: Ring): boolean {
  const [a] = corners as [Ring[number]];
  return corners.some((b) =>
    corners.some((c) => Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) > 1e-9),
  );
}

/** The textbook rule on whole numbers, where every product is exact: −1 inside, 0 on an edge, 1 outside. */
export function locateByFractions(corners: Ring, { lon, lat }: GeoPoint): number {
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
