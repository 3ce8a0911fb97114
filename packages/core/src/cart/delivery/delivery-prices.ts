import { type DeliveryPlaces, zonesOfBranch } from '../../branch/delivery-branches.ts';
import type { City } from '../../delivery-area/city.schema.ts';
import type { Region } from '../../delivery-area/region.schema.ts';
import type { Money } from '../../kernel/money.ts';
import { feeOf, isByMeter, type Serving } from './delivery-terms.ts';
import { zoneFee } from '../delivery-price.ts';

/** The cheapest and the dearest delivery of the smallest order, in so'm. */
export type DeliveryRange = { from: Money; to: Money };

/** Beyond every zone's and tariff's farthest step, in metres. */
const FAR = 100_000;

/**
 * What a delivery costs while the address is not known (B62): every zone of the branches that may serve, near and far. Null
 * where the driver's meter decides, or no branch serves.
 */
export function deliveryRange(
  places: { regions: readonly Region[]; cities: readonly City[] },
  servings: readonly Serving[],
): DeliveryRange | null {
  const prices = servings
    .filter(({ branch }) => !isByMeter(branch, places.cities))
    .flatMap((serving) => pricesOf(serving, places));
  return prices.length === 0 ? null : { from: Math.min(...prices), to: Math.max(...prices) };
}

function pricesOf(serving: Serving, places: DeliveryPlaces<Region>): Money[] {
  const zones = zonesOfBranch(serving.branch, places);
  return (zones.length > 0 ? zones : [null]).flatMap((zone) =>
    [0, FAR].flatMap(
      (distance) => feeOf(serving, zoneFee(zone, distance), { distance, isTaximeter: false })?.price ?? [],
    ),
  );
}
