import type { Branch } from '../../branch/branch.schema.ts';
import { offersService } from '../../branch/branch-services.ts';
import { deliversTo } from '../../branch/delivery-branches.ts';
import { activeBranches } from '../../branch/list-branches.ts';
import type { City } from '../../delivery-area/city.schema.ts';
import type { GeoPoint } from '../../delivery-area/lng-lat.ts';
import type { Region } from '../../delivery-area/region.schema.ts';
import type { TariffRates } from '../delivery-price.ts';
import { deliveryTerms, type DeliveryTerms } from './delivery-terms.ts';

type Places = { regions: readonly Region[]; cities: readonly City[] };
type Serving = { branch: Branch; tariff: TariffRates | null };

/** A branch that delivers to a point, and its terms. */
export type ServedBy<Of extends Serving> = { serving: Of; terms: DeliveryTerms };

/** The active branches that deliver to a point, hours and pauses aside, with what each asks; the nearest one first. */
export const whoServes = <Of extends Serving>(
  places: Places,
  branches: readonly Of[],
  to: GeoPoint,
): ServedBy<Of>[] =>
  branches
    .filter(({ branch }) => activeBranches([branch]).length > 0 && offersService(branch, 'DELIVERY'))
    .filter(({ branch }) => deliversTo(branch, to, places))
    .map((serving) => ({ serving, terms: deliveryTerms(places, serving, to) }))
    .toSorted((one, other) => one.terms.distance - other.terms.distance);
