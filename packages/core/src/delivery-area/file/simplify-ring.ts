import type { PlainLngLat } from '../lng-lat.ts';
import { openRing, type Ring } from '../ring.ts';
import { MOST_ZONE_POINTS } from '../zone-shape.ts';

/** Degrees: about a metre. */
const FINEST = 0.00001;

/** How far a point is from the line between two others, in degrees. */
function farFromLine([x, y]: PlainLngLat, [ax, ay]: PlainLngLat, [bx, by]: PlainLngLat): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length ** 2));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** The points of a line that a tolerance keeps, without the last one (Douglas and Peucker). */
function kept(line: Ring, tolerance: number): PlainLngLat[] {
  const [first, last] = [line[0]!, line.at(-1)!];
  let [at, far] = [0, 0];
  for (let index = 1; index < line.length - 1; index += 1) {
    const distance = farFromLine(line[index]!, first, last);
    if (distance > far) [at, far] = [index, distance];
  }
  if (far <= tolerance) return [first];
  return [...kept(line.slice(0, at + 1), tolerance), ...kept(line.slice(at), tolerance)];
}

/** Where a ring is cut into two lines: its first point and the one farthest from it. */
function farthestFrom(ring: Ring): number {
  const [[x, y]] = ring as readonly [PlainLngLat];
  const distances = ring.map(([lng, lat]) => Math.hypot(lng - x, lat - y));
  return distances.indexOf(Math.max(...distances));
}

/** A border with at most as many points as a zone takes, as near the given one as can be. A short one stays as it is. */
export function simplifyRing(ring: Ring, most = MOST_ZONE_POINTS): PlainLngLat[] {
  let points: PlainLngLat[] = [...openRing(ring)];
  const [whole, cut] = [points, farthestFrom(points)];
  for (let tolerance = FINEST; points.length > most; tolerance *= 2)
    points = [
      ...kept(whole.slice(0, cut + 1), tolerance),
      ...kept([...whole.slice(cut), whole[0]!], tolerance),
    ];
  return points;
}
