import { guestBranchId } from '@dasturxon/core/branch';
import { LocalizedText, Id } from '@dasturxon/core/kernel';
import { atom } from 'jotai';
import * as v from 'valibot';

import { orderDraftAtom, serviceTypeAtom } from '../checkout/order-draft.ts';
import { savedAtom } from '../../store/saved-atom.ts';

const NearestBranch = v.object({
  id: Id,
  name: LocalizedText,
  distance: v.nullish(v.number(), null),
  /** The guest has chosen it because the nearest one is closed: the order names it. */
  isChosen: v.nullish(v.boolean(), false),
});
/** What is kept of a nearest branch: who delivers, and how far away in metres. */
export type NearestBranch = v.InferInput<typeof NearestBranch>;

const Stored = v.fallback(v.nullable(NearestBranch), null);

/** The branch that delivers to the chosen address; null while none is known (GEO-25, ERR-06). */
export const nearestBranchAtom = savedAtom<NearestBranch | null>({
  name: 'nearest-branch',
  initial: null,
  parse: (json) => v.parse(Stored, json),
});

/** Whose menu it is: the branch that delivers to the address, or the one the guest comes to (MENU-02). */
export const menuBranchIdAtom = atom((get) => {
  const { address, branchId } = get(orderDraftAtom);
  return guestBranchId({
    serviceType: get(serviceTypeAtom),
    hasAddress: Boolean(address),
    deliveringId: get(nearestBranchAtom)?.id ?? null,
    pickedId: branchId ?? null,
  });
});
