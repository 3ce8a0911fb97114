import type { BranchOffer } from '@dasturxon/core/stop-list';
import { atom } from 'jotai';

import { orderDraftAtom, serviceTypeAtom } from '../checkout/order-draft.ts';
import { menuBranchIdAtom, nearestBranchAtom } from './nearest-branch.ts';

export type AddressPoint = { lat: number; lon: number };

/** What was loaded last, and for which address. */
export const loadedOffersAtom = atom<(AddressPoint & { offers: readonly BranchOffer[] }) | null>(null);

/** Where the branches of an address decide what is sold: a delivery, unless the guest has chosen its branch. */
export const addressPointAtom = atom((get): AddressPoint | null => {
  const { address } = get(orderDraftAtom);
  if (get(serviceTypeAtom) !== 'DELIVERY' || !address || get(nearestBranchAtom)?.isChosen) return null;
  return { lat: address.latitude, lon: address.longitude };
});

/** The branches that may serve the address, the nearest first; null where the guest has one branch, or none. */
export const addressOffersAtom = atom((get) => {
  const [point, loaded] = [get(addressPointAtom), get(loadedOffersAtom)];
  const isOfPoint = point && loaded?.lat === point.lat && loaded.lon === point.lon;
  return isOfPoint && get(menuBranchIdAtom) !== null ? loaded.offers : null;
});
