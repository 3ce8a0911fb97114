import * as v from 'valibot';

import { BrandInviteOffer, SubCheck } from '../../../onboarding/brand-invite.schema.ts';
import { BrandSetup } from '../../../onboarding/set-up.schema.ts';
import { StaffSession } from '../../../staff/staff-session.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './onboarding.requests.ts';

const office = { auth: 'staff', host: 'backOffice', permission: 'settings.publish' } as const;

/** What the link of a new owner offers. On the platform's host alone, like the two calls after it; each needs the link's token. */
export const readBrandInvite = endpoint(
  { method: 'POST', path: '/admin/v1/brands/invite', auth: 'none', answer: BrandInviteOffer },
  accepts<typeof requests.readBrandInvite>(),
);

/** Whether a short name is free. */
export const checkBrandSub = endpoint(
  { method: 'POST', path: '/admin/v1/brands/sub', auth: 'none', answer: SubCheck },
  accepts<typeof requests.checkBrandSub>(),
);

/** Makes the brand of an invitation, once. A short name that was taken meanwhile is `brand.subTaken`. */
export const makeOwnBrand = endpoint(
  { method: 'POST', path: '/admin/v1/brands', auth: 'none', answer: v.object({ goTo: v.string() }) },
  accepts<typeof requests.makeOwnBrand>(),
);

/** Signs the owner of a new brand in by the code sent to their phone; on the brand's own back office, while it has no owner. */
export const acceptOwner = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/brands/owner',
    auth: 'none',
    host: 'backOffice',
    answer: StaffSession,
  },
  accepts<typeof requests.acceptOwner>(),
);

/** How far the brand is with its set-up. */
export const readSetup = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/v1/set-up',
  answer: BrandSetup,
});

/** Keeps how a step was left. */
export const leaveSetupStep = endpoint(
  { ...office, method: 'POST', path: '/admin/v1/set-up/steps', answer: BrandSetup },
  accepts<typeof requests.leaveSetupStep>(),
);

/** For an hour the orders of a guest's phone are test orders: paid in the sandbox where there is one, counted nowhere. */
export const beginTestOrder = endpoint(
  { ...office, method: 'POST', path: '/admin/v1/set-up/test', answer: BrandSetup },
  accepts<typeof requests.beginTestOrder>(),
);

/** Ends the set-up: no page offers it any more, and no further order is a test. */
export const endSetup = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/v1/set-up/end',
  answer: BrandSetup,
});
