import type { Point } from './point.ts';

const METRES_PER_DEGREE = 111_320;
const [BASE, PER_KM, INCLUDED_M] = [12_000, 2_000, 2_000];

/** Metres between two places of one city, near enough for a price. */
export function metresBetween(a: Point, b: Point): number {
  const width = (b.lon - a.lon) * METRES_PER_DEGREE * Math.cos((a.lat * Math.PI) / 180);
  return Math.round(Math.hypot(width, (b.lat - a.lat) * METRES_PER_DEGREE));
}

/** What the way costs, in whole so'm. */
export function priceOf(metres: number): number {
  return BASE + Math.ceil(Math.max(0, metres - INCLUDED_M) / 1000) * PER_KM;
}
