import * as v from 'valibot';

import { PhoneVerification } from '../../auth/phone-verification.schema.ts';
import { SignedInDevice } from '../../auth/session.schema.ts';
import { Gender, User } from '../../auth/user.schema.ts';
import { Id, Instant, MoneyAmount, listOf, orNull } from '../../kernel/wire.ts';
import { EMAIL_MAX, NAME_LENGTH, URL_MAX } from '../../validation/bounds.ts';
import { IdParam, Nothing, TypedCode, TypedPhone, typedText } from '../body-fields.ts';
import { endpoint } from '../endpoint.ts';

/** API-13. */
export const getMe = endpoint({
  method: 'GET',
  path: '/users/v1/users/me',
  auth: 'customer',
  summary: 'The signed-in user',
  answer: User,
});

const Name = v.pipe(v.string(), v.trim(), v.minLength(NAME_LENGTH.min), v.maxLength(NAME_LENGTH.max));

/** What a user may change of themselves; anything else in the body is refused. */
export const UserUpdate = v.strictObject({
  firstName: v.optional(v.nullable(Name)),
  lastName: v.optional(v.nullable(Name)),
  email: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(EMAIL_MAX), v.email()))),
  image: v.optional(v.nullable(typedText(URL_MAX))),
  birthday: v.optional(v.nullable(v.pipe(v.string(), v.isoDate()))),
  gender: v.optional(v.nullable(Gender)),
});
export type UserUpdate = v.InferOutput<typeof UserUpdate>;

/** API-14. */
export const updateUser = endpoint({
  method: 'PUT',
  path: '/users/v1/users/{id}',
  auth: 'customer',
  summary: 'Change the own profile',
  params: IdParam,
  body: UserUpdate,
  answer: User,
});

/** API-15. Asks for a code to a new phone of somebody signed in. */
export const requestPhoneChange = endpoint({
  method: 'PUT',
  path: '/users/v1/users/phone',
  auth: 'customer',
  summary: 'Ask for a code to a new phone',
  body: v.strictObject({ phone: TypedPhone, type: v.optional(v.literal('WEB'), 'WEB') }),
  answer: PhoneVerification,
});

/** API-16. Takes the verification record with the code filled in. */
export const verifyPhoneChange = endpoint({
  method: 'PUT',
  path: '/users/v1/users/phone/verify',
  auth: 'customer',
  summary: 'Prove the new phone by its code',
  body: v.strictObject({ ...PhoneVerification.entries, phone: TypedPhone, code: TypedCode }),
  answer: User,
});

/** API-17. */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/users/v1/users',
  auth: 'customer',
  summary: 'Delete the own account',
  answer: Nothing,
  answerType: 'empty',
});

/** API-10: the website and the Click mini-app (D57). */
export const logout = endpoint({
  method: 'POST',
  path: '/users/v1/users/logout',
  auth: 'customer',
  summary: 'Sign out',
  answer: Nothing,
  answerType: 'empty',
  silent: true,
});

/** One change of the cashback balance; `amount` is negative when spent. */
export const CashbackEntry = v.object({
  id: Id,
  amount: v.pipe(v.number(), v.safeInteger()),
  orderId: orNull(Id),
  createdDate: orNull(Instant),
});

/** Points and how they came about (D84). */
export const getCashback = endpoint({
  method: 'GET',
  path: '/users/v1/users/me/cashback',
  auth: 'customer',
  summary: 'Cashback balance and its history',
  answer: v.object({ balance: MoneyAmount, history: listOf(CashbackEntry) }),
});

/** Where the account is signed in (D84). */
export const listSessions = endpoint({
  method: 'GET',
  path: '/users/v1/users/me/sessions',
  auth: 'customer',
  summary: 'Devices the account is signed in on',
  answer: v.array(SignedInDevice),
});

/** Signs out one device, or without `id` every other one (D84). */
export const endSessions = endpoint({
  method: 'DELETE',
  path: '/users/v1/users/me/sessions',
  auth: 'customer',
  summary: 'Sign out one device, or every other one',
  query: v.object({ id: v.optional(Id) }),
  answer: Nothing,
  answerType: 'empty',
});
