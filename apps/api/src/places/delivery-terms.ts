import type { Branch } from '@dasturxon/core/branch';
import { pickDeliveryPrice, priceTariff, type TariffRates } from '@dasturxon/core/cart';
import {
  distanceMeters,
  isDeliverable,
  regionAt,
  ROAD_FACTOR,
  type City,
  type GeoPoint,
  type Region,
} from '@dasturxon/core/delivery-area';
import type { Money } from '@dasturxon/core/kernel';

/** A branch with what the server alone knows of it. */
export type ServingBranch = { branch: Branch; tariff: TariffRates | null; slotCapacity: number | null };

/** What a delivery to a point costs and whether it is made at all. Everything is measured here (T38). */
export type DeliveryTerms = {
  /** Null: by the driver's meter (IMP-15). */
  price: Money | null;
  city: City | null;
  /** Metres from the branch by road, estimated. */
  distance: number;
  isInArea: boolean;
};

type Places = { regions: readonly Region[]; cities: readonly City[] };

/** The terms of bringing an order from a branch to a point of a city (D70, IMP-15, IMP-16). */
export function deliveryTerms(
  places: Places,
  { branch, tariff }: ServingBranch,
  to: GeoPoint & { cityId: string | null },
): DeliveryTerms {
  const from = { lat: branch.latitude, lon: branch.longitude };
  const distance = Math.round(distanceMeters(from, to) * ROAD_FACTOR);
  const region = regionAt(places.regions, to);
  const cityId = region?.cityId ?? to.cityId ?? branch.cityId;
  const city = places.cities.find(({ id }) => id === cityId) ?? null;
  const price = pickDeliveryPrice({
    isTaximeter: city?.isTaximeter ?? false,
    regionPrice: region?.price ?? null,
    tariff: tariff && priceTariff(tariff, distance),
    branch: branch.deliveryPrice,
  });
  return { price, city, distance, isInArea: isDeliverable(places.regions, to) };
}
