import type { GeoPoint } from './lng-lat.ts';

/** Mean radius of the Earth in metres. */
const EARTH_RADIUS_METERS = 6_371_008.8;

/** What a road is longer than the straight line, where no router answers. */
export const ROAD_FACTOR = 1.3;

/** Metres between two points as the crow flies (haversine). */
export function distanceMeters(from: GeoPoint, to: GeoPoint): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lon, to.lon);
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Metres by road, estimated from the straight line. */
export function roadMeters(from: GeoPoint, to: GeoPoint): number {
  return distanceMeters(from, to) * ROAD_FACTOR;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
