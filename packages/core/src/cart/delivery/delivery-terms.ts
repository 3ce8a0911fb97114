import type { Branch } from '../../branch/branch.schema.ts';
import { cityIdOfBranch, zonesOfBranch } from '../../branch/delivery-branches.ts';
import type { City } from '../../delivery-area/city.schema.ts';
import { isDeliverable, regionAt } from '../../delivery-area/delivery-regions.ts';
import { roadMeters } from '../../delivery-area/distance.ts';
import type { GeoPoint } from '../../delivery-area/lng-lat.ts';
import type { Region } from '../../delivery-area/region.schema.ts';
import type { Money } from '../../kernel/money.ts';
import {
  type DeliveryFee,
  pickDeliveryPrice,
  priceTariff,
  type TariffRates,
  zoneFee,
} from '../delivery-price.ts';

/** What a delivery to a point costs and whether it is made at all. Everything is measured here (T38). */
export type DeliveryTerms = {
  /** Null: by the driver's meter (IMP-15). */
  fee: DeliveryFee | null;
  /** The zone that the address lies in. */
  zoneId: string | null;
  zoneName: string | null;
  /** The smallest order that the zone takes; null: the brand's own (B12). */
  minimum: Money | null;
  city: City | null;
  /** Metres from the branch by road, estimated. */
  distance: number;
  isInArea: boolean;
};

type Way = { distance: number; isTaximeter: boolean };
type Places = { regions: readonly Region[]; cities: readonly City[] };
/** A branch with its own prices of delivery. */
export type Serving = {
  branch: Pick<Branch, 'id' | 'cityId' | 'latitude' | 'longitude' | 'deliveryPrice'>;
  tariff: TariffRates | null;
};

/**
 * The terms of bringing an order from a branch to a point (D70, IMP-15, IMP-16), by the zones and the city of the branch:
 * the city that a client sends decides nothing.
 */
export function deliveryTerms(places: Places, serving: Serving, to: GeoPoint): DeliveryTerms {
  const { branch } = serving;
  const from = { lat: branch.latitude, lon: branch.longitude };
  const distance = Math.round(roadMeters(from, to));
  const zones = zonesOfBranch(branch, places);
  const region = regionAt(zones, to);
  const city = cityOfBranch(branch, places.cities);
  const isTaximeter = isByMeter(branch, places.cities);
  const fee = feeOf(serving, zoneFee(region, distance), { distance, isTaximeter });
  return {
    fee,
    zoneId: region?.id ?? null,
    zoneName: region?.name ?? null,
    minimum: region?.minimum ?? null,
    city,
    distance,
    isInArea: isDeliverable(zones, to),
  };
}

function cityOfBranch(branch: Serving['branch'], cities: readonly City[]): City | null {
  const cityId = cityIdOfBranch(branch, cities);
  return cities.find(({ id }) => id === cityId) ?? null;
}

/** Whether the driver's meter decides in the city of a branch (IMP-15). */
export const isByMeter = (branch: Serving['branch'], cities: readonly City[]): boolean =>
  cityOfBranch(branch, cities)?.isTaximeter ?? false;

/** The fee of the zone, else of the branch's tariff, else of the branch; a zone's sums lower each of them (B12). */
export function feeOf(
  { branch, tariff }: Serving,
  zone: ReturnType<typeof zoneFee>,
  way: Way,
): DeliveryFee | null {
  const price = pickDeliveryPrice({
    isTaximeter: way.isTaximeter,
    regionPrice: zone.price,
    tariff: tariff && priceTariff(tariff, way.distance),
    branch: branch.deliveryPrice,
  });
  return price === null ? null : { ...zone, price };
}
