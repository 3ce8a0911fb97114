import { containsPoint } from './contains-point.ts';
import type { PlainLngLat } from './lng-lat.ts';
import { openRing, type Ring } from './ring.ts';

type Edge = readonly [from: PlainLngLat, to: PlainLngLat];

const edgesOf = (points: Ring): Edge[] => points.map((from, at) => [from, points[(at + 1) % points.length]!]);

/** Twice the area of a triangle: its sign is the side of the edge that a point lies on. */
function sideOf([[ax, ay], [bx, by]]: Edge, [x, y]: PlainLngLat): number {
  return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
}

/** Whether two edges cross at a point that is an end of neither. */
function cross(one: Edge, other: Edge): boolean {
  return (
    sideOf(one, other[0]) * sideOf(one, other[1]) < 0 && sideOf(other, one[0]) * sideOf(other, one[1]) < 0
  );
}

/** Whether a ring crosses itself, so that inside and outside are no longer what its drawer sees. */
export function crossesItself(ring: Ring): boolean {
  const edges = edgesOf(openRing(ring));
  return edges.some((edge, at) => edges.slice(at + 1).some((later) => cross(edge, later)));
}

/** Whether two rings have an area in common; a common border is no common area. */
export function overlaps(one: Ring, other: Ring): boolean {
  const [mine, theirs] = [edgesOf(openRing(one)), edgesOf(openRing(other))];
  if (mine.some((edge) => theirs.some((their) => cross(edge, their)))) return true;
  return (
    hasPointInside(mine, other) ||
    hasPointInside(theirs, one) ||
    holdsMiddle(other, mine) ||
    holdsMiddle(one, theirs)
  );
}

/** Whether a ring holds a point inside another one, which is enough for rings with the same border. */
function holdsMiddle(ring: Ring, edges: readonly Edge[]): boolean {
  const lats = [...new Set(edges.map(([[, lat]]) => lat))].toSorted((a, b) => a - b);
  const lat = ((lats[0] ?? 0) + (lats[1] ?? 0)) / 2;
  const [west, east] = edges
    .filter(([[, from], [, to]]) => from > lat !== to > lat)
    .map(([[ax, ay], [bx, by]]) => ax + ((lat - ay) / (by - ay)) * (bx - ax))
    .toSorted((a, b) => a - b);
  return west !== undefined && east !== undefined && containsPoint(ring, { lat, lon: (west + east) / 2 });
}

/** Whether the middle of an edge lies inside a ring, and not on its border. */
function hasPointInside(edges: readonly Edge[], ring: Ring): boolean {
  const border = edgesOf(openRing(ring));
  return edges.some(([[ax, ay], [bx, by]]) => {
    const point = { lon: (ax + bx) / 2, lat: (ay + by) / 2 };
    return containsPoint(ring, point) && !border.some((edge) => isNear(edge, [point.lon, point.lat]));
  });
}

/** Degrees: some 10 cm. Zones that are drawn side by side share borders up to rounding. */
const NEAR = 1e-6;

function isNear([[ax, ay], [bx, by]]: Edge, [x, y]: PlainLngLat): boolean {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy) < NEAR;
}
