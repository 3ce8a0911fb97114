import type { City } from './city.schema.ts';
import { distanceMeters } from './distance.ts';
import type { GeoPoint } from './lng-lat.ts';

/**
 * The city of the address flow: the only one, else the selected one, else the first (GEO-01, GEO-02, D31).
 * A selected city that is no longer offered counts as none.
 */
export function pickCity<C extends Pick<City, 'id'>>(
  cities: readonly C[],
  selectedId: string | null,
): C | null {
  return cities.find(({ id }) => id === selectedId) ?? cities[0] ?? null;
}

/**
 * The city that the branch picker starts with: the selected one if there is one, else the merchant's main
 * city, else the one marked as main, else the first (GEO-19, D31).
 */
export function pickBranchCity<C extends Pick<City, 'id' | 'isMain'>>(
  cities: readonly C[],
  chosen: { selectedId: string | null; mainCityId: string | null },
): C | null {
  return (
    cities.find(({ id }) => id === chosen.selectedId) ??
    cities.find(({ id }) => id === chosen.mainCityId) ??
    cities.find(({ isMain }) => isMain) ??
    cities[0] ??
    null
  );
}

/** The city with the centre nearest to a place; null without cities. */
export function cityOf<C extends Pick<City, 'latitude' | 'longitude'>>(
  cities: readonly C[],
  place: GeoPoint,
): C | null {
  const far = ({ latitude, longitude }: C) => distanceMeters(place, { lat: latitude, lon: longitude });
  return cities.reduce<C | null>((best, city) => (best && far(best) <= far(city) ? best : city), null);
}

/** Whether a city dropdown is shown: only when there is a choice (OV-05, OV-12). */
export function isCityChoiceShown(cities: readonly unknown[]): boolean {
  return cities.length > 1;
}

/** Where the address goes when another city is selected: to that city's centre, with no street yet (GEO-03). */
export function placeOfCity(city: Pick<City, 'id' | 'latitude' | 'longitude'>): {
  cityId: string;
  latitude: number;
  longitude: number;
  streetName: null;
  houseNumber: null;
} {
  const { id, latitude, longitude } = city;
  return { cityId: id, latitude, longitude, streetName: null, houseNumber: null };
}
