import { cityIdOfBranch, zonesOfBranch, type Branch, type CapacityTonight } from '@dasturxon/core/branch';
import { pickDeliveryPrice, priceTariff, type TariffRates } from '@dasturxon/core/cart';
import {
  isDeliverable,
  regionAt,
  roadMeters,
  type City,
  type GeoPoint,
  type Region,
} from '@dasturxon/core/delivery-area';
import type { Money } from '@dasturxon/core/kernel';
import type { LadderTimes } from '@dasturxon/core/order';

/** A branch with its server-only data. */
export type ServingBranch = {
  branch: Branch;
  tariff: TariffRates | null;
  slotCapacity: number | null;
  /** Another capacity for tonight. */
  tonight: CapacityTonight | null;
  /** Seconds of its answer ladder. */
  answerTimes: LadderTimes;
  /** Whether the branch accepts orders by itself. */
  acceptsByItself: boolean;
};

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

/**
 * The terms of bringing an order from a branch to a point (D70, IMP-15, IMP-16), by the zones and the city of the branch:
 * the city that a client sends decides nothing.
 */
export function deliveryTerms(
  places: Places,
  { branch, tariff }: ServingBranch,
  to: GeoPoint,
): DeliveryTerms {
  const from = { lat: branch.latitude, lon: branch.longitude };
  const distance = Math.round(roadMeters(from, to));
  const zones = zonesOfBranch(branch, places);
  const region = regionAt(zones, to);
  const cityId = cityIdOfBranch(branch, places.cities);
  const city = places.cities.find(({ id }) => id === cityId) ?? null;
  const price = pickDeliveryPrice({
    isTaximeter: city?.isTaximeter ?? false,
    regionPrice: region?.price ?? null,
    tariff: tariff && priceTariff(tariff, distance),
    branch: branch.deliveryPrice,
  });
  return { price, city, distance, isInArea: isDeliverable(zones, to) };
}
