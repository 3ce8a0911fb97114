import * as v from 'valibot';

import { PhoneVerification } from '../../auth/phone-verification.schema.ts';
import { Session } from '../../auth/session.schema.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { Id, orNull } from '../../kernel/wire.ts';
import { InitData, Nothing, TypedCode, TypedPhone, typedText } from '../body-fields.ts';
import { endpoint } from '../endpoint.ts';

/** The first step on the web (D53, SES-14). The same answer for a known and an unknown phone (D29). */
export const requestCode = endpoint({
  method: 'POST',
  path: '/users/v1/auth/phone',
  auth: 'none',
  summary: 'Send a sign-in code by SMS',
  body: v.strictObject({ phone: TypedPhone, type: v.optional(v.literal('WEB'), 'WEB') }),
  answer: PhoneVerification,
});

/** The second step on the web (D53, SES-14); inside Telegram with the launch that the guest came by. */
export const verifyCode = endpoint({
  method: 'POST',
  path: '/users/v1/auth/phone/verify',
  auth: 'none',
  summary: 'Sign in with the code',
  body: v.strictObject({
    phone: TypedPhone,
    code: TypedCode,
    id: v.optional(v.nullable(Id)),
    initData: orNull(InitData),
  }),
  answer: Session,
});

const InitDataBody = v.strictObject({ initData: InitData });

/** API-42, the token exchange: its failure is shown to nobody (ERR-03). */
export const exchangeInitData = endpoint({
  method: 'POST',
  path: '/webbot/v1/users/token',
  auth: 'none',
  summary: 'A token for signed init data',
  body: InitDataBody,
  answer: v.object({ token: v.pipe(v.string(), v.minLength(1)) }),
  silent: true,
});

/** API-43. */
export const authWithInitData = endpoint({
  method: 'POST',
  path: '/webbot/v1/users/auth',
  auth: 'none',
  summary: 'Sign in with signed init data',
  body: InitDataBody,
  answer: Session,
});

/** API-44. The phone is read from `contactResponse`, which Telegram signed, and from nothing else (D64). */
export const loginWithContact = endpoint({
  method: 'POST',
  path: '/webbot/v1/users/login',
  auth: 'none',
  summary: 'Sign in by sharing the contact',
  body: v.strictObject({
    phone: TypedPhone,
    firstName: typedText(200),
    lastName: orNull(typedText(200)),
    contactResponse: v.pipe(v.string(), v.minLength(1), v.maxLength(8192)),
    initData: orNull(InitData),
  }),
  answer: Session,
});

/** API-45. */
export const getBotSetting = endpoint({
  method: 'GET',
  path: '/webbot/v1/setting',
  auth: 'none',
  summary: 'What the messenger mini-app has to ask for',
  answer: v.object({ isPhoneVerificationRequired: v.fallback(v.boolean(), false) }),
});

/** API-11: the messenger mini-app (D57). */
export const logoutBot = endpoint({
  method: 'POST',
  path: '/webbot/v1/users/logout',
  auth: 'customer',
  summary: 'Sign out of the messenger mini-app',
  body: InitDataBody,
  answer: Nothing,
  answerType: 'empty',
  silent: true,
});

/** API-12: also remembers the bot's language for this user (D47). */
export const logoutBotKeepingLanguage = endpoint({
  method: 'PUT',
  path: '/webbot/v1/users/logout',
  auth: 'customer',
  summary: 'Store the language of the bot and sign out',
  body: v.strictObject({ initData: InitData, language: v.picklist(LANGUAGES) }),
  answer: Nothing,
  answerType: 'empty',
  silent: true,
});

/** Sign-in of the Click mini-app by the web session it was opened with (D77). */
export const authWithClick = endpoint({
  method: 'POST',
  path: '/webbot/v1/users/click/auth',
  auth: 'none',
  summary: 'Sign in with a Click web session',
  body: v.strictObject({ webSession: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)) }),
  answer: Session,
});
