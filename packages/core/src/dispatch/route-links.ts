import type { GeoPoint } from '../delivery-area/lng-lat.ts';

/** A link to the way to a point in a map service; the service begins at the position of the phone. */
export type RouteLink = { service: 'Yandex' | 'Google' | '2GIS'; url: string };

/** The way to a point in the map services used in the country. */
export function routeLinks({ lat, lon }: GeoPoint): readonly RouteLink[] {
  return [
    { service: 'Yandex', url: `https://yandex.com/maps/?rtext=~${lat},${lon}&rtt=auto` },
    { service: 'Google', url: `https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}` },
    { service: '2GIS', url: `https://2gis.uz/directions/points/%7C${lon},${lat}` },
  ];
}
