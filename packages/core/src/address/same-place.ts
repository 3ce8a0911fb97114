import type { Address } from './address.schema.ts';

/** How far apart, in degrees of either axis, a saved address may lie from the current one (K-08, GEO-22). */
export const SAME_PLACE_TOLERANCE = 0.000_099;

/** Absorbs the rounding of a subtraction of degrees, so that exactly the tolerance still counts as equal. */
const ROUNDING = 1e-12;

type Place = Pick<Address, 'latitude' | 'longitude'>;

/** Whether two addresses are the same place (GEO-22). */
export function isSamePlace(a: Place, b: Place): boolean {
  return isNear(a.latitude, b.latitude) && isNear(a.longitude, b.longitude);
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= SAME_PLACE_TOLERANCE + ROUNDING;
}
