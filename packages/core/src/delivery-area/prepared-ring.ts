import robustPointInPolygon from 'robust-point-in-polygon';

import { isDegenerate, openRing, type Ring } from './ring.ts';

/** A ring with its bounding box and its edges sorted into bands of latitude, so that a check reads few edges. */
export type PreparedRing = {
  points: Ring;
  west: number;
  east: number;
  south: number;
  north: number;
  bandHeight: number;
  /** Per band the edges that touch it, four numbers each: from (lng, lat), to (lng, lat). */
  bands: readonly Float64Array[];
};

/** Error bound of the orientation's sign in double arithmetic (Shewchuk's ccwerrboundA). */
const SIGN_ERROR = 3.330_669_073_875_472e-16;

/** Reads a ring once for many checks; null when it encloses nothing. */
export function prepareRing(ring: Ring): PreparedRing | null {
  const points = openRing(ring);
  if (isDegenerate(points)) return null;

  const [west, east] = boundsOf(points, 0);
  const [south, north] = boundsOf(points, 1);
  const count = countBands(points, north - south);
  const bandHeight = (north - south) / count;
  const bands: number[][] = Array.from({ length: count + 1 }, () => []);
  points.forEach(([lng, lat], i) => {
    const [nextLng, nextLat] = points[(i + 1) % points.length]!;
    const first = Math.floor((Math.min(lat, nextLat) - south) / bandHeight);
    const last = Math.floor((Math.max(lat, nextLat) - south) / bandHeight);
    for (let band = first; band <= last; band++) bands[band]!.push(lng, lat, nextLng, nextLat);
  });
  return {
    points,
    west,
    east,
    south,
    north,
    bandHeight,
    bands: bands.map((edges) => Float64Array.from(edges)),
  };
}

/** The least and the greatest longitude (axis 0) or latitude (axis 1) of a ring. */
function boundsOf(points: Ring, axis: 0 | 1): [least: number, greatest: number] {
  let [least, greatest] = [Infinity, -Infinity];
  for (const point of points) {
    least = Math.min(least, point[axis]);
    greatest = Math.max(greatest, point[axis]);
  }
  return [least, greatest];
}

const MOST_BANDS = 256;
/** How many bands an edge touches at most, on average, so that a ring that runs up and down stays small. */
const BANDS_PER_EDGE = 8;

function countBands(points: Ring, height: number): number {
  const climb = points.reduce(
    (sum, [, lat], i) => sum + Math.abs(points[(i + 1) % points.length]![1] - lat),
    0,
  );
  const affordable = Math.floor((BANDS_PER_EDGE * points.length * height) / climb);
  return Math.max(1, Math.min(MOST_BANDS, Math.ceil(points.length / 2), affordable));
}

/**
 * Where a point lies: −1 inside, 0 on the boundary, 1 outside.
 *
 * Edges that cross the point's latitude are counted; where rounding could decide on which side of an edge
 * the point lies, the exact predicate answers instead.
 */
export function locateInRing(ring: PreparedRing, lng: number, lat: number): -1 | 0 | 1 {
  if (!isInBox(ring, lng, lat)) return 1;

  const edges = ring.bands[Math.floor((lat - ring.south) / ring.bandHeight)]!;
  let isInside = false;
  for (let i = 0; i < edges.length; i += 4) {
    const ax = edges[i]! - lng;
    const ay = edges[i + 1]! - lat;
    const bx = edges[i + 2]! - lng;
    const by = edges[i + 3]! - lat;
    if (ay === 0 && isOnLevel(ax, bx, by)) return 0;
    if (ay > 0 === by > 0) continue;

    const side = ax * by - ay * bx;
    if (isUncertain(side, ax * by, ay * bx)) return locateExactly(ring.points, lng, lat);
    if (side > 0 === by > ay) isInside = !isInside;
  }
  return isInside ? -1 : 1;
}

/** False for a coordinate that is no number. */
function isInBox({ west, east, south, north }: PreparedRing, lng: number, lat: number): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north;
}

/** Whether the origin is the level point (ax, 0) itself or lies on the level edge that goes on to (bx, 0). */
function isOnLevel(ax: number, bx: number, by: number): boolean {
  return ax === 0 || (by === 0 && ax * bx <= 0);
}

/** The predicate takes a corner that is a ring's northernmost or southernmost for outside, so corners come first. */
function locateExactly(points: Ring, lng: number, lat: number): -1 | 0 | 1 {
  const isCorner = points.some((corner) => corner[0] === lng && corner[1] === lat);
  return isCorner ? 0 : robustPointInPolygon(points, [lng, lat]);
}

/** Whether rounding may have turned the sign of `left − right`. */
function isUncertain(difference: number, left: number, right: number): boolean {
  return Math.abs(difference) <= SIGN_ERROR * (Math.abs(left) + Math.abs(right));
}
