import { atom } from 'jotai';

import { serviceTypeAtom } from '../checkout/order-draft.ts';
import { chosenBranchAtom } from './chosen-branch.ts';

/** The branch that serves the guest; null for a delivery, whose branch the server finds by address, and before a choice. */
export const knownBranchAtom = atom((get) =>
  get(serviceTypeAtom) === 'DELIVERY' ? null : (get(chosenBranchAtom)?.id ?? null),
);
