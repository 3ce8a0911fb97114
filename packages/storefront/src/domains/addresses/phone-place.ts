import type { GeoPoint } from '@dasturxon/core/delivery-area';
import { atom } from 'jotai';

import { orderDraftAtom } from '../checkout/order-draft.ts';

/** The last position of the phone in this visit; not stored. */
export const phonePlaceAtom = atom<GeoPoint | null>(null);

/** Where distances are measured from: the phone's place where it is known already, else the chosen address, else null. */
export const measuredFromAtom = atom((get): GeoPoint | null => {
  const { address } = get(orderDraftAtom);
  const chosen = address ? { lat: address.latitude, lon: address.longitude } : null;
  return get(phonePlaceAtom) ?? chosen;
});
