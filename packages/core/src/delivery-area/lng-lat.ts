/** A brand of the types: no value has it, so only the casts of `lngLat` and `latLng` create one. */
declare const order: unique symbol;

/** Longitude first, in degrees: how polygons are stored (ENT-18). */
export type LngLat = readonly [lng: number, lat: number] & { readonly [order]: 'lng-lat' };
/** Latitude first, in degrees: how maps display. Mixing the two up does not compile. */
export type LatLng = readonly [lat: number, lng: number] & { readonly [order]: 'lat-lng' };

/** A plain longitude-first pair, as JSON has it. A latitude-first one does not compile in its place. */
export type PlainLngLat = readonly [lng: number, lat: number] & { readonly [order]?: 'lng-lat' };

/** A point by its names, as the geocoder and the delivery area rules take it; degrees. */
export type GeoPoint = { lat: number; lon: number };

/** A longitude-first pair. */
export function lngLat(lng: number, lat: number): LngLat {
  const pair = [lng, lat] as const;
  return pair as LngLat;
}
/** A latitude-first pair. */
export function latLng(lat: number, lng: number): LatLng {
  const pair = [lat, lng] as const;
  return pair as LatLng;
}

/** Flips a stored pair for display (GEO-24). */
export const toLatLng = ([lng, lat]: LngLat): LatLng => latLng(lat, lng);
/** The point of a displayed pair. */
export const toGeoPoint = ([lat, lng]: LatLng): GeoPoint => ({ lat, lon: lng });
