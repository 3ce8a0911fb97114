import type { Region, SumFee } from '../delivery-area/region.schema.ts';
import type { Money } from '../kernel/money.ts';
import { type Progress, progressTo } from './fees/service-fee.ts';

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

/** What decides the price of a delivery: its price before the order's sum is known, and what a greater sum costs at most. */
export type DeliveryFee = {
  price: Money;
  sumFees: readonly SumFee[];
  /** Name of the zone that has a price of its own for this address. */
  zone: string | null;
  /** Metres by road, where the zone prices them. */
  metres: number | null;
};

/** A zone's part of a fee: the farthest step that the way reaches, else the zone's price; null prices leave it to the branch (B12). */
export function zoneFee(
  region: Pick<Region, 'name' | 'price' | 'distanceFees' | 'sumFees'> | null,
  metres: number,
): Omit<DeliveryFee, 'price'> & { price: Money | null } {
  if (region === null) return { price: null, sumFees: [], zone: null, metres: null };
  const [step] = region.distanceFees
    .filter(({ fromMetres }) => fromMetres <= metres)
    .toSorted((one, other) => other.fromMetres - one.fromMetres);
  const price = step?.price ?? region.price;
  return {
    price,
    sumFees: region.sumFees,
    zone: price === null ? null : region.name,
    metres: step ? metres : null,
  };
}

/** What a delivery costs for dishes of a sum, and the sum that made it cheaper; a greater sum never costs more (B12). */
export function priceDeliveryFee(
  { price, sumFees }: Pick<DeliveryFee, 'price' | 'sumFees'>,
  totalProductPrice: Money,
): { price: Money; fromSum: Money | null } {
  const start: { price: Money; fromSum: Money | null } = { price, fromSum: null };
  return sumFees
    .filter(({ fromSum }) => fromSum <= totalProductPrice)
    .toSorted((one, other) => one.fromSum - other.fromSum)
    .reduce((best, fee) => (fee.price < best.price ? fee : best), start);
}

/** How far an order is from a cheaper delivery, and what that costs. */
export type CheaperDelivery = Progress & { price: Money };

/** The next sum that makes a delivery cheaper; null where none does, or the driver's meter decides (B12). */
export function progressToCheaperDelivery(
  fee: Pick<DeliveryFee, 'price' | 'sumFees'> | null,
  totalProductPrice: Money,
): CheaperDelivery | null {
  if (fee === null) return null;
  const { price } = priceDeliveryFee(fee, totalProductPrice);
  const [next] = fee.sumFees
    .filter((step) => step.fromSum > totalProductPrice && step.price < price)
    .toSorted((one, other) => one.fromSum - other.fromSum || one.price - other.price);
  return next ? { ...progressTo(next.fromSum, totalProductPrice), price: next.price } : null;
}
