import * as v from 'valibot';

import { PhoneVerification } from '../../auth/phone-verification.schema.ts';
import { SignedInDevice } from '../../auth/session.schema.ts';
import { User } from '../../auth/user.schema.ts';
import { LocalizedText } from '../../kernel/localized-text.ts';
import { Id, Instant, MoneyAmount, listOf, orNull } from '../../kernel/wire.ts';
import { Nothing } from '../body-fields.ts';
import { accepts, endpoint } from '../endpoint.ts';
import type * as requests from './requests/users.requests.ts';

/** API-13. */
export const getMe = endpoint({
  method: 'GET',
  path: '/users/v1/users/me',
  auth: 'customer',
  answer: User,
});

/** API-14. */
export const updateUser = endpoint(
  {
    method: 'PUT',
    path: '/users/v1/users/{id}',
    auth: 'customer',
    answer: User,
  },
  accepts<typeof requests.updateUser>(),
);

/** API-15. Sends a code to a new phone of the signed-in user. */
export const requestPhoneChange = endpoint(
  {
    method: 'PUT',
    path: '/users/v1/users/phone',
    auth: 'customer',
    answer: PhoneVerification,
  },
  accepts<typeof requests.requestPhoneChange>(),
);

/** API-16. Takes the verification record with the code filled in. */
export const verifyPhoneChange = endpoint(
  {
    method: 'PUT',
    path: '/users/v1/users/phone/verify',
    auth: 'customer',
    answer: User,
  },
  accepts<typeof requests.verifyPhoneChange>(),
);

/** API-17. */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/users/v1/users',
  auth: 'customer',
  answer: Nothing,
  answerType: 'empty',
});

/** API-10: the website and the Click mini-app (D57). */
export const logout = endpoint({
  method: 'POST',
  path: '/users/v1/users/logout',
  auth: 'customer',
  answer: Nothing,
  answerType: 'empty',
  silent: true,
});

/** One change of the cashback balance; `amount` is negative where points went, `reason`: a `PointsReason`, by name alone. */
export const CashbackEntry = v.object({
  id: Id,
  amount: v.pipe(v.number(), v.safeInteger()),
  reason: orNull(v.string()),
  orderId: orNull(Id),
  /** The number of that order, as its guest knows it. */
  orderNumber: orNull(v.pipe(v.number(), v.safeInteger())),
  /** The points after it; null from a server of before. */
  balance: orNull(v.pipe(v.number(), v.safeInteger())),
  createdDate: orNull(Instant),
});
export type CashbackEntry = v.InferOutput<typeof CashbackEntry>;

/** Points and how they came about (D84). */
export const getCashback = endpoint({
  method: 'GET',
  path: '/users/v1/users/me/cashback',
  auth: 'customer',
  answer: v.object({ balance: MoneyAmount, history: listOf(CashbackEntry) }),
});

/** How a guest earns points: percent, what leads to more, and stamp cards (B31). */
export const Loyalty = v.object({
  percent: v.number(),
  /** What was paid for the dishes of closed orders in the last `days`. */
  spent: MoneyAmount,
  days: v.number(),
  next: orNull(v.object({ fromSum: MoneyAmount, percent: v.number(), missing: MoneyAmount })),
  stamps: listOf(v.object({ categoryId: Id, name: LocalizedText, every: v.number(), have: v.number() })),
});
export type Loyalty = v.InferOutput<typeof Loyalty>;

/** B31. */
export const readLoyalty = endpoint({
  method: 'GET',
  path: '/users/v1/users/me/loyalty',
  auth: 'customer',
  answer: Loyalty,
});

/** Where the account is signed in (D84). */
export const listSessions = endpoint({
  method: 'GET',
  path: '/users/v1/users/me/sessions',
  auth: 'customer',
  answer: v.array(SignedInDevice),
});

/** Signs out one device, or without `id` every other one (D84). */
export const endSessions = endpoint(
  {
    method: 'DELETE',
    path: '/users/v1/users/me/sessions',
    auth: 'customer',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.endSessions>(),
);
