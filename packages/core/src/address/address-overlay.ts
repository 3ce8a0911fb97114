import type { ServiceType } from '../order/schemas/service-type.schema.ts';
import type { Address } from './address.schema.ts';
import { isSamePlace } from './same-place.ts';

/** What a request for an address opens: the branch picker, the saved addresses, or the map with geolocation. */
export type AddressOverlay = 'branches' | 'list' | 'map';

/** Which overlay a request for an address opens (GEO-05, GEO-06, GEO-07). Pick-up opens the branch picker. */
export function addressOverlayFor(request: {
  serviceType: ServiceType;
  isSignedIn: boolean;
  savedCount: number;
}): AddressOverlay {
  if (request.serviceType === 'PICK_UP' || request.serviceType === 'DINE_IN') return 'branches';
  return request.isSignedIn || request.savedCount > 0 ? 'list' : 'map';
}

type Known = Pick<Address, 'id' | 'latitude' | 'longitude'>;

/**
 * What deleting a saved address does: where it is deleted, and what is open afterwards; the map when it was
 * the current address (GEO-10, GEO-11).
 */
export function deletionOf(
  deleted: Known,
  current: Known | null,
  isSignedIn: boolean,
): { deleteFrom: 'server' | 'device'; open: 'map' | 'list' } {
  const isCurrent =
    current !== null && (current.id === null ? isSamePlace(deleted, current) : deleted.id === current.id);
  return { deleteFrom: isSignedIn ? 'server' : 'device', open: isCurrent ? 'map' : 'list' };
}
