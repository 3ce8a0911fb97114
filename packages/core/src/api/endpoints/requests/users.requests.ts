import * as v from 'valibot';

import { PhoneVerification } from '../../../auth/phone-verification.schema.ts';
import { Gender } from '../../../auth/user.schema.ts';
import { Id } from '../../../kernel/wire.ts';
import { EMAIL_MAX, NAME_LENGTH, URL_MAX } from '../../../validation/bounds.ts';
import { IdParam, TypedCode, TypedPhone, typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

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

export const getMe = request({
  summary: 'The signed-in user',
});

export const updateUser = request({
  summary: 'Change the own profile',
  params: IdParam,
  body: UserUpdate,
});

export const requestPhoneChange = request({
  summary: 'Ask for a code to a new phone',
  body: v.strictObject({ phone: TypedPhone, type: v.optional(v.literal('WEB'), 'WEB') }),
});

export const verifyPhoneChange = request({
  summary: 'Prove the new phone by its code',
  body: v.strictObject({ ...PhoneVerification.entries, phone: TypedPhone, code: TypedCode }),
});

export const deleteAccount = request({
  summary: 'Delete the own account',
});

export const logout = request({
  summary: 'Sign out',
});

export const getCashback = request({
  summary: 'Cashback balance and its history',
});

export const readLoyalty = request({
  summary: 'How the customer earns points',
});

export const listSessions = request({
  summary: 'Devices the account is signed in on',
});

export const endSessions = request({
  summary: 'Sign out one device, or every other one',
  query: v.object({ id: v.optional(Id) }),
});
