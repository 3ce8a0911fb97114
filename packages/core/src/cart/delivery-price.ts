import type { Money } from '../kernel/money.ts';

/** A branch's price of delivery by distance (D70). */
export type TariffRates = { base: Money; includedMetres: number; perKilometre: Money };

/** Base, and the rate for every started kilometre beyond the included ones (D70). */
export function priceTariff(rates: TariffRates, distanceMetres: number): Money {
  const beyond = Math.max(0, distanceMetres - rates.includedMetres);
  return rates.base + Math.ceil(beyond / 1000) * rates.perKilometre;
}

/** The prices that are known for a delivery; null is not known. */
export type DeliveryPrices = {
  isTaximeter?: boolean;
  /** Price of the region that the address lies in. */
  regionPrice: Money | null;
  /** The tariff call's answer; null before it arrived or without one. */
  tariff: Money | null;
  /** The branch's own price. */
  branch: Money | null;
};

/**
 * What a delivery costs: the region's price, else the tariff, else the branch's; nothing known is free (IMP-16,
 * D70). Null in a city where the driver's meter decides (IMP-15).
 */
export function pickDeliveryPrice({
  isTaximeter,
  regionPrice,
  tariff,
  branch,
}: DeliveryPrices): Money | null {
  return isTaximeter ? null : (regionPrice ?? tariff ?? branch ?? 0);
}
