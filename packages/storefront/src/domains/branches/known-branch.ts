import { guestBranchId } from '@dasturxon/core/branch';
import { atom } from 'jotai';

import { orderDraftAtom, serviceTypeAtom } from '../checkout/order-draft.ts';
import { chosenBranchAtom } from './chosen-branch.ts';
import { nearestBranchAtom } from './nearest-branch.ts';

/** The branch that serves the guest; null before an address, or a branch, is chosen (BO-386, BO-431). */
export const knownBranchAtom = atom((get) =>
  guestBranchId({
    serviceType: get(serviceTypeAtom),
    hasAddress: Boolean(get(orderDraftAtom).address),
    deliveringId: get(nearestBranchAtom)?.id ?? null,
    pickedId: get(chosenBranchAtom)?.id ?? null,
  }),
);
