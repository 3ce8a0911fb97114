import { roundTo6 } from '../delivery-area/round-to-6.ts';

/** Kilometres of a degree of latitude. */
const DEGREE_KM = 111.32;
/** Corners of the polygon that stands for a circle: within 1 % of its radius. */
const CORNERS = 24;

/** Radii that a new brand chooses among, in kilometres. */
export const ZONE_RADII = [1, 2, 3, 5, 8, 12] as const;
/** The radius of a brand that has chosen none. */
export const DEFAULT_RADIUS = 3;

/** The border of a delivery zone around a branch (BO-332): longitude and latitude of each corner, not closed. */
export function circleZone(
  { latitude, longitude }: { latitude: number; longitude: number },
  kilometres: number,
): [lng: number, lat: number][] {
  const tall = kilometres / DEGREE_KM;
  const wide = tall / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return Array.from({ length: CORNERS }, (_, at) => {
    const angle = (2 * Math.PI * at) / CORNERS;
    return [roundTo6(longitude + wide * Math.cos(angle)), roundTo6(latitude + tall * Math.sin(angle))];
  });
}
