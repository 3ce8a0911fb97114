import * as v from 'valibot';

import { CloneOffer } from '../../../brand-file/brand-clone.ts';
import { SubCheck } from '../../../onboarding/brand-invite.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './brand-clone.requests.ts';

const office = { auth: 'staff', host: 'backOffice', permission: 'brand.clone' } as const;

/** What a copy of the brand needs (BO-365). */
export const readCloneOffer = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/v1/brand-file/clone',
  answer: CloneOffer,
});

/** Whether a short name is free, by the rule of a new owner's link. */
export const checkCloneSub = endpoint(
  { ...office, method: 'POST', path: '/admin/v1/brand-file/clone/sub', answer: SubCheck },
  accepts<typeof requests.checkCloneSub>(),
);

/**
 * Makes a brand as a copy of this one, all or nothing, and answers where its owner goes on (BO-365). The same key again leads
 * to the same brand. Throws brand.subTaken and brand.subReserved.
 */
export const cloneBrand = endpoint(
  {
    ...office,
    method: 'POST',
    path: '/admin/v1/brand-file/clone',
    idempotencyKey: 'required',
    answer: v.object({ goTo: v.string() }),
  },
  accepts<typeof requests.cloneBrand>(),
);
