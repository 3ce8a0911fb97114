import { isDegenerate, openRing, type Ring } from './ring.ts';

/** A ring with its bounding box and its edges sorted into bands of latitude, so that a check reads few edges. */
export type PreparedRing = {
  west: number;
  east: number;
  south: number;
  north: number;
  bandHeight: number;
  /** Per band the edges that touch it, four numbers each: from (lng, lat), to (lng, lat). */
  bands: readonly Float64Array[];
};

/**
 * How near to an edge, in degrees, a point counts as on it: 0.1 mm. Coordinates are decimal fractions, which doubles round:
 * the middle of a slanted edge comes out beside it by about 1e-14.
 */
const ON_EDGE = 1e-9;

/** Reads a ring once for many checks; null when it encloses nothing. */
export function prepareRing(ring: Ring): PreparedRing | null {
  const points = openRing(ring);
  if (isDegenerate(points)) return null;

  const [west, east] = boundsOf(points, 0);
  const [south, north] = boundsOf(points, 1);
  const count = countBands(points, north - south);
  const bandHeight = (north - south) / count;
  const bandOf = (lat: number) => clampBand(Math.floor((lat - south) / bandHeight), count);
  const bands: number[][] = Array.from({ length: count }, () => []);
  points.forEach(([lng, lat], i) => {
    const [nextLng, nextLat] = points[(i + 1) % points.length]!;
    const first = bandOf(Math.min(lat, nextLat) - ON_EDGE);
    const last = bandOf(Math.max(lat, nextLat) + ON_EDGE);
    for (let band = first; band <= last; band++) bands[band]!.push(lng, lat, nextLng, nextLat);
  });
  return {
    west,
    east,
    south,
    north,
    bandHeight,
    bands: bands.map((edges) => Float64Array.from(edges)),
  };
}

const clampBand = (band: number, count: number) => Math.min(Math.max(band, 0), count - 1);

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
 * Edges that cross the point's latitude are counted. What lies within ON_EDGE of an edge is on it, so the sign of an
 * orientation is never read where rounding could turn it.
 */
export function locateInRing(ring: PreparedRing, lng: number, lat: number): -1 | 0 | 1 {
  if (!isInBox(ring, lng, lat)) return 1;

  const band = clampBand(Math.floor((lat - ring.south) / ring.bandHeight), ring.bands.length);
  const edges = ring.bands[band]!;
  let isInside = false;
  for (let i = 0; i < edges.length; i += 4) {
    const ax = edges[i]! - lng;
    const ay = edges[i + 1]! - lat;
    const bx = edges[i + 2]! - lng;
    const by = edges[i + 3]! - lat;
    const side = ax * by - ay * bx;
    if (isOnEdge(side, ax, ay, bx, by)) return 0;
    if (ay > 0 !== by > 0 && side > 0 === by > ay) isInside = !isInside;
  }
  return isInside ? -1 : 1;
}

/** False for a coordinate that is no number. */
function isInBox({ west, east, south, north }: PreparedRing, lng: number, lat: number): boolean {
  return lng >= west - ON_EDGE && lng <= east + ON_EDGE && lat >= south - ON_EDGE && lat <= north + ON_EDGE;
}

/** Whether the origin lies within ON_EDGE of the edge from a to b; `side` is twice the area of the three. */
// oxlint-disable-next-line max-params -- plain numbers: this runs for each edge of each zone
function isOnEdge(side: number, ax: number, ay: number, bx: number, by: number): boolean {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  if (side * side > ON_EDGE * ON_EDGE * square) return false;
  const along = -(ax * dx + ay * dy) / square;
  const slack = ON_EDGE / Math.sqrt(square);
  return along >= -slack && along <= 1 + slack;
}
