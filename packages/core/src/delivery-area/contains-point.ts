import type { GeoPoint } from './lng-lat.ts';
import { locateInRing, type PreparedRing, prepareRing } from './prepared-ring.ts';
import type { Ring } from './ring.ts';

/** One ring, or an outer ring followed by its holes; pairs are longitude first. */
export type Polygon = Ring | readonly Ring[];

type Prepared = { outer: PreparedRing | null; holes: PreparedRing[] };

const prepared = new WeakMap<Polygon, Prepared>();

/**
 * Whether a point lies in a polygon; every edge, also a hole's, belongs to it (VAL-14).
 *
 * Direction, first point and a repeated closing point do not matter; a polygon without an area, or none,
 * contains nothing. A polygon is read once and remembered, so it must not be changed afterwards.
 */
export function containsPoint(polygon: Polygon | null | undefined, { lat, lon }: GeoPoint): boolean {
  if (!polygon) return false;
  const { outer, holes } = prepare(polygon);
  if (outer === null || locateInRing(outer, lon, lat) > 0) return false;
  return !holes.some((hole) => locateInRing(hole, lon, lat) < 0);
}

function prepare(polygon: Polygon): Prepared {
  const known = prepared.get(polygon);
  if (known) return known;

  const [outer, ...holes] = ringsOf(polygon).map(prepareRing);
  const made = { outer: outer ?? null, holes: holes.filter((hole) => hole !== null) };
  prepared.set(polygon, made);
  return made;
}

function ringsOf(polygon: Polygon): readonly Ring[] {
  return isRing(polygon) ? [polygon] : polygon;
}

function isRing(polygon: Polygon): polygon is Ring {
  return typeof polygon[0]?.[0] === 'number';
}
