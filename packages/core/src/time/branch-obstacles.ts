import type { Branch } from '../branch/branch.schema.ts';
import { offersService } from '../branch/branch-services.ts';
import { type DeliveryPlaces, deliversTo } from '../branch/delivery-branches.ts';
import type { GeoPoint } from '../delivery-area/lng-lat.ts';
import type { BranchObstacle } from '../order/edit/other-branch.ts';
import type { ServiceType } from '../order/schemas/service-type.schema.ts';
import { isBranchOpenNow } from './is-branch-open-now.ts';

/** `address`: where a delivery goes. `at`: the chosen time of a later order. */
export type TakenOver = { serviceType: ServiceType; address: GeoPoint | null; at: Date | null };

/** Where and when a branch is asked for an order. */
export type TakingOver = { places: DeliveryPlaces; now: Date; zone: string };

/**
 * What of its services, zones and hours keeps a branch from taking an order over (C.8). Its slots and dishes are asked
 * where they are known.
 */
export function branchObstacles(
  { serviceType, address, at }: TakenOver,
  branch: Branch,
  terms: TakingOver,
): BranchObstacle[] {
  const { places, now, zone } = terms;
  const isOutOfZone =
    serviceType === 'DELIVERY' && (address === null || !deliversTo(branch, address, places));
  const found: [BranchObstacle, boolean][] = [
    ['SERVICE', !offersService(branch, serviceType)],
    ['ZONE', isOutOfZone],
    ['CLOSED', !isBranchOpenNow(branch, serviceType, at ?? now, zone)],
  ];
  return found.flatMap(([obstacle, holds]) => (holds ? [obstacle] : []));
}
