import { activeBranches } from '../branch/list-branches.ts';
import { offersService } from '../branch/branch-services.ts';
import type { Branch } from '../branch/branch.schema.ts';
import { type DeliveryPlaces, deliversTo } from '../branch/delivery-branches.ts';
import { nearestBranch } from '../branch/nearest-branch.ts';
import type { GeoPoint } from '../delivery-area/lng-lat.ts';
import type { OfferedServiceType } from '../order/schemas/service-type.schema.ts';
import { isBranchOpenNow } from './is-branch-open-now.ts';
import type { ServiceMoment } from './service-moment.ts';

/** A way to have an order now although its branch is closed. `meters` is the distance as the crow flies. */
export type OpenInstead<B = Branch> = {
  serviceType: Extract<OfferedServiceType, 'DELIVERY' | 'PICK_UP'>;
  branch: B;
  meters: number;
};

/** What decides which branch is offered. */
export type OpenInsteadTerms<B> = Pick<ServiceMoment, 'now' | 'zone'> & {
  branches: readonly B[];
  /** The delivery address. */
  address: GeoPoint;
  /** The merchant's cities and zones, which decide who delivers there. */
  places: DeliveryPlaces;
  /** The services that the merchant offers. */
  services: readonly OfferedServiceType[];
};

/**
 * What to offer a guest whose nearest branch is closed: the nearest open branch that delivers to the address, else the
 * nearest open branch of its city to pick the order up from. The guest accepts the offer, since price and menu may differ.
 * Null where all are closed.
 */
export function openInstead<B extends Branch>(order: OpenInsteadTerms<B>): OpenInstead<B> | null {
  const { branches, address, places, services, now, zone } = order;
  const ofCity = activeBranches(branches).filter((branch) => deliversTo(branch, address, places));
  for (const serviceType of ['DELIVERY', 'PICK_UP'] as const) {
    if (!services.includes(serviceType)) continue;
    const open = ofCity.filter(
      (branch) => offersService(branch, serviceType) && isBranchOpenNow(branch, serviceType, now, zone),
    );
    const nearest = nearestBranch(open, address);
    if (nearest) return { serviceType, ...nearest };
  }
  return null;
}
