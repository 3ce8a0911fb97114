import type { Address, AddressInputMode } from '@dasturxon/core/address';

import { changeDraftAtom, type DraftAddress, orderDraftAtom } from '../checkout/order-draft.ts';
import { nearestBranchAtom } from '../branches/nearest-branch.ts';
import { lookUpNearestBranch } from '../branches/ask-nearest-branch.ts';
import type { Store } from '../../store/store.ts';

/** Makes an address the order's own, and looks up who delivers there (GEO-09, GEO-17, GEO-25). */
export function chooseAddress(store: Store, address: Address, inputMode: AddressInputMode = 'SAVED'): void {
  store.set(changeDraftAtom, {
    address: { ...toDraftAddress(address), inputMode },
    serviceType: 'DELIVERY',
    cityId: address.cityId ?? store.get(orderDraftAtom).cityId,
  });
  void lookUpNearestBranch(store, { lat: address.latitude, lon: address.longitude });
}

/** Takes the order's address away, as when it was deleted (GEO-11). */
export function forgetChosenAddress(store: Store): void {
  store.set(changeDraftAtom, { address: null });
  store.set(nearestBranchAtom, null);
}

function toDraftAddress(address: Address): DraftAddress {
  const { id, type, latitude, longitude, details, cityId } = address;
  const { name, streetName, houseNumber, comment } = address;
  return {
    id,
    type,
    latitude,
    longitude,
    details,
    cityId,
    name: name ?? '',
    streetName: streetName ?? '',
    houseNumber: houseNumber ?? '',
    comment: comment ?? '',
  };
}
