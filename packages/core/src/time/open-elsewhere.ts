import type { Branch } from '../branch/branch.schema.ts';
import { offersService } from '../branch/branch-services.ts';
import { cityIdOfBranch } from '../branch/delivery-branches.ts';
import { activeBranches } from '../branch/list-branches.ts';
import { nearestBranch } from '../branch/nearest-branch.ts';
import type { GeoPoint } from '../delivery-area/lng-lat.ts';
import type { ServiceType } from '../order/schemas/service-type.schema.ts';
import { isBranchOpenNow } from './is-branch-open-now.ts';
import { openInstead, type OpenInstead, type OpenInsteadTerms } from './open-instead.ts';

type Left = { serviceType: ServiceType; branchId: string; address: GeoPoint | null };

/**
 * Another open branch for an order that its own branch left unanswered: for a delivery as `openInstead` finds it, for
 * a pick-up the nearest open one of the same city. Null without one, and for dine-in.
 */
export function openElsewhere<B extends Branch>(
  { serviceType, branchId, address }: Left,
  terms: Omit<OpenInsteadTerms<B>, 'address'>,
): OpenInstead<B> | null {
  const own = terms.branches.find(({ id }) => id === branchId);
  const others = activeBranches(terms.branches).filter(({ id }) => id !== branchId);
  if (serviceType === 'DELIVERY') return address && openInstead({ ...terms, branches: others, address });
  if (serviceType !== 'PICK_UP' || !own || !terms.services.includes('PICK_UP')) return null;
  const { places, now, zone } = terms;
  const city = cityIdOfBranch(own, places.cities);
  const open = others.filter(
    (branch) =>
      cityIdOfBranch(branch, places.cities) === city &&
      offersService(branch, 'PICK_UP') &&
      isBranchOpenNow(branch, 'PICK_UP', now, zone),
  );
  const nearest = nearestBranch(open, { lat: own.latitude, lon: own.longitude });
  return nearest && { serviceType: 'PICK_UP', ...nearest };
}
