import type { GeoPoint } from './lng-lat.ts';

/** Rounds degrees to 6 decimals, about 0.1 m (GEO-23). Rounding twice changes nothing, and −0 becomes 0. */
export function roundTo6(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6 + 0;
}

/** A map centre rounded to 6 decimals, as it is checked, looked up and sent (GEO-23). */
export function roundPoint({ lat, lon }: GeoPoint): GeoPoint {
  return { lat: roundTo6(lat), lon: roundTo6(lon) };
}
