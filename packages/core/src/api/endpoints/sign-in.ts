import * as v from 'valibot';

import { PhoneVerification } from '../../auth/phone-verification.schema.ts';
import { Session } from '../../auth/session.schema.ts';
import { Nothing } from '../body-fields.ts';
import { accepts, endpoint } from '../endpoint.ts';
import type * as requests from './requests/sign-in.requests.ts';

/**
 * The first step on the web (D53, SES-14). The same answer for a known and an unknown phone, also where only a known one
 * gets the code by Telegram (D29).
 */
export const requestCode = endpoint(
  {
    method: 'POST',
    path: '/users/v1/auth/phone',
    auth: 'none',
    answer: PhoneVerification,
  },
  accepts<typeof requests.requestCode>(),
);

/** The second step on the web (D53, SES-14); inside Telegram with the launch that the guest came by. */
export const verifyCode = endpoint(
  {
    method: 'POST',
    path: '/users/v1/auth/phone/verify',
    auth: 'none',
    answer: Session,
  },
  accepts<typeof requests.verifyCode>(),
);

/** API-42, the token exchange: its failure shows no message (ERR-03). */
export const exchangeInitData = endpoint(
  {
    method: 'POST',
    path: '/webbot/v1/users/token',
    auth: 'none',
    answer: v.object({ token: v.pipe(v.string(), v.minLength(1)) }),
    silent: true,
  },
  accepts<typeof requests.exchangeInitData>(),
);

/** API-43. */
export const authWithInitData = endpoint(
  {
    method: 'POST',
    path: '/webbot/v1/users/auth',
    auth: 'none',
    answer: Session,
  },
  accepts<typeof requests.authWithInitData>(),
);

/** API-44. The phone is read from `contactResponse`, which Telegram signed, and from nothing else (D64). */
export const loginWithContact = endpoint(
  {
    method: 'POST',
    path: '/webbot/v1/users/login',
    auth: 'none',
    answer: Session,
  },
  accepts<typeof requests.loginWithContact>(),
);

/** API-45. */
export const getBotSetting = endpoint({
  method: 'GET',
  path: '/webbot/v1/setting',
  auth: 'none',
  answer: v.object({
    isPhoneVerificationRequired: v.fallback(v.boolean(), false),
    /** The brand has a bot that can deliver sign-in codes. */
    sendsCodes: v.fallback(v.boolean(), false),
    /** A code by SMS comes in Telegram's chat of verification codes before, where the phone has Telegram. */
    triesTelegram: v.fallback(v.boolean(), false),
  }),
});

/** API-11: the messenger mini-app (D57). */
export const logoutBot = endpoint(
  {
    method: 'POST',
    path: '/webbot/v1/users/logout',
    auth: 'customer',
    answer: Nothing,
    answerType: 'empty',
    silent: true,
  },
  accepts<typeof requests.logoutBot>(),
);

/** API-12: also stores the bot's language for this user (D47). */
export const logoutBotKeepingLanguage = endpoint(
  {
    method: 'PUT',
    path: '/webbot/v1/users/logout',
    auth: 'customer',
    answer: Nothing,
    answerType: 'empty',
    silent: true,
  },
  accepts<typeof requests.logoutBotKeepingLanguage>(),
);

/** Sign-in of the Click mini-app by the web session it was opened with (D77). */
export const authWithClick = endpoint(
  {
    method: 'POST',
    path: '/webbot/v1/users/click/auth',
    auth: 'none',
    answer: Session,
  },
  accepts<typeof requests.authWithClick>(),
);
