import type { City } from '../delivery-area/city.schema.ts';
import { isDeliverable } from '../delivery-area/delivery-regions.ts';
import type { GeoPoint } from '../delivery-area/lng-lat.ts';
import { cityOf } from '../delivery-area/pick-city.ts';
import type { Region } from '../delivery-area/region.schema.ts';
import type { Branch } from './branch.schema.ts';

type Place = Pick<Branch, 'cityId' | 'latitude' | 'longitude'>;
type ZonedBranch = Place & Pick<Branch, 'id'>;
type PlainCity = Pick<City, 'id' | 'latitude' | 'longitude'>;
type Zone = Pick<Region, 'cityId' | 'branchId' | 'polygon'>;

/** Where a merchant delivers: its cities and the zones drawn in them. */
export type DeliveryPlaces<Z extends Zone = Zone> = { cities: readonly PlainCity[]; regions: readonly Z[] };

/** The city that a branch delivers in: its own, else the one whose middle is nearest. Null where there are no cities. */
export function cityIdOfBranch({ cityId, latitude, longitude }: Place, cities: readonly PlainCity[]) {
  return cityId ?? cityOf(cities, { lat: latitude, lon: longitude })?.id ?? null;
}

/**
 * The zones that a branch delivers in: its own, and those of its city that are no other branch's (BO-446). A zone without a city
 * is every branch's (GEO-14).
 */
export function zonesOfBranch<Z extends Zone>(
  branch: ZonedBranch,
  { cities, regions }: DeliveryPlaces<Z>,
): Z[] {
  const own = cityIdOfBranch(branch, cities);
  return regions.filter(
    ({ cityId, branchId }) =>
      (own === null || cityId === null || cityId === own) && (branchId === null || branchId === branch.id),
  );
}

/**
 * Whether a branch may deliver to a point. In a zone, when that zone is one of the branch's; outside of every zone, when
 * the nearest city is the branch's. Whether an address outside of every zone is taken at all is `passesAreaCheck`.
 */
export function deliversTo(branch: ZonedBranch, point: GeoPoint, places: DeliveryPlaces): boolean {
  if (isDeliverable(places.regions, point)) return isDeliverable(zonesOfBranch(branch, places), point);
  const nearest = cityOf(places.cities, point);
  return nearest === null || nearest.id === cityIdOfBranch(branch, places.cities);
}
