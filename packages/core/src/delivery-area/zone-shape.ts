import { crossesItself, overlaps } from './crossing.ts';
import { isDegenerate, openRing, type Ring } from './ring.ts';

/** The most points of a zone's border. */
export const MOST_ZONE_POINTS = 200;

/** What is wrong with the border of a zone. */
export type ShapeProblem = 'empty' | 'crossing' | 'tooManyPoints';

/** Why a ring cannot be the border of a zone; null when it can. */
export function shapeProblem(ring: Ring): ShapeProblem | null {
  const points = openRing(ring);
  if (isDegenerate(points)) return 'empty';
  if (crossesItself(points)) return 'crossing';
  return points.length > MOST_ZONE_POINTS ? 'tooManyPoints' : null;
}

type Placed = { cityId: string | null; polygon: Ring };

/** The zones that share an area with a zone and serve the same branches: those of its city, and those without a city. */
export const overlappedBy = <Zone extends Placed>(zone: Placed, others: readonly Zone[]): Zone[] =>
  others.filter(
    ({ cityId, polygon }) =>
      (cityId === null || zone.cityId === null || cityId === zone.cityId) && overlaps(zone.polygon, polygon),
  );
