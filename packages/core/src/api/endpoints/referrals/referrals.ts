import * as v from 'valibot';

import { MoneyAmount, orNull } from '../../../kernel/wire.ts';
import { Nothing } from '../../body-fields.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './referrals.requests.ts';

/** What an invited guest gets: points once the first order is closed, or a promo code for it. */
const Welcome = {
  welcome: MoneyAmount,
  /** What the dishes of the first order must come to, in so'm. */
  minimum: MoneyAmount,
  promoCode: orNull(v.string()),
};

/** The own invitation (B31). `earned` is what the balance has of it, in points. */
export const Referral = v.object({
  ...Welcome,
  code: v.string(),
  reward: MoneyAmount,
  /** The most rewards of a month, and how many of this one are left. */
  perMonth: v.number(),
  left: v.number(),
  /** Friends who accepted, and those whose first order brought a reward. */
  invited: v.number(),
  ordered: v.number(),
  earned: MoneyAmount,
});
export type Referral = v.InferOutput<typeof Referral>;

/** An invitation as the invited guest reads it; of the referrer the first name alone. */
export const Invitation = v.object({ ...Welcome, from: orNull(v.string()) });
export type Invitation = v.InferOutput<typeof Invitation>;

/** The own invitation; null where the brand has none (B31). */
export const readReferral = endpoint({
  method: 'GET',
  path: '/users/v1/users/me/referral',
  auth: 'customer',
  answer: v.nullable(Referral),
});

/** B31. An unknown code, or of a brand without invitations, is `invitation.notFound`. */
export const readInvitation = endpoint(
  { method: 'GET', path: '/users/v1/invitations/{code}', auth: 'optional', answer: Invitation, silent: true },
  accepts<typeof requests.readInvitation>(),
);

/**
 * Accepts an invitation; again is nothing. One's own is `invitation.own`, after an order or another invitation
 * `invitation.notNew`.
 */
export const acceptInvitation = endpoint(
  {
    method: 'POST',
    path: '/users/v1/users/me/invitation',
    auth: 'customer',
    answer: Nothing,
    answerType: 'empty',
    silent: true,
  },
  accepts<typeof requests.acceptInvitation>(),
);
