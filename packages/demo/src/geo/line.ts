import type { Point, Spot } from './plane.ts';

/** Distance between two spots in metres. */
export function distanceBetween(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The spot of segment `a…b` that is nearest to `spot`. */
export function nearestOnSegment(spot: Spot, a: Spot, b: Spot): Spot {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = dx * dx + dy * dy;
  if (length === 0) return a;
  const share = Math.min(1, Math.max(0, ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / length));
  return { x: a.x + share * dx, y: a.y + share * dy };
}

/** Whether a ring holds a spot (ray casting; the ring need not repeat its first spot). */
export function containsSpot(ring: readonly Spot[], spot: Spot): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const a = ring[i]!;
    const b = ring[j]!;
    const crosses = a.y > spot.y !== b.y > spot.y;
    if (crosses && spot.x < ((b.x - a.x) * (spot.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

const STEPS = 5;

/** A line through the same points with its corners rounded (Catmull–Rom). `closed` joins the ends. */
export function smoothLine(points: readonly Point[], closed = false): Point[] {
  if (points.length < 3) return [...points];
  const count = points.length;
  const at = (index: number) =>
    closed ? points[(index + count) % count]! : points[Math.min(count - 1, Math.max(0, index))]!;
  const smooth: Point[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    for (let step = 0; step < STEPS; step += 1) {
      const share = step / STEPS;
      const around = [at(i - 1), at(i), at(i + 1), at(i + 2)] as const;
      smooth.push({
        lat: between([around[0].lat, around[1].lat, around[2].lat, around[3].lat], share),
        lon: between([around[0].lon, around[1].lon, around[2].lon, around[3].lon], share),
      });
    }
  }
  smooth.push(closed ? smooth[0]! : points[count - 1]!);
  return smooth;
}

const TENSION = 0.4;

function between([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  const start = TENSION * (c - a);
  const end = TENSION * (d - b);
  return b + t * (start + t * (3 * (c - b) - 2 * start - end + t * (2 * (b - c) + start + end)));
}
