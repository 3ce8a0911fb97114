import type { CodeChannel } from '@dasturxon/core/auth';
import { atom } from 'jotai';
import * as v from 'valibot';

import { savedAtom } from '../../store/saved-atom.ts';

/** How far a sign-in by questions has come. */
export type SignIn = {
  /** Something is being sent or checked. */
  isBusy: boolean;
  /** The last code was wrong or had expired (VAL-06). */
  wasWrong: boolean;
  /** Remaining tries for the code (D29): at zero only another code helps; null if unknown. */
  triesLeft: number | null;
  /** How the last code was sent, or was to be. */
  channel: CodeChannel;
  /** The moment, in ms since 1970, from which another code may be asked for; null until a code was sent. */
  resendAt: number | null;
  /** Sign-in succeeded, and the page must lead back to where it began. */
  isDone: boolean;
  /** Why the last step did not work, null while nothing is wrong. */
  failure: unknown;
};

export const NO_SIGN_IN: SignIn = {
  isBusy: false,
  wasWrong: false,
  triesLeft: null,
  channel: 'SMS',
  resendAt: null,
  isDone: false,
  failure: null,
};

export const signInAtom = atom<SignIn>(NO_SIGN_IN);

const SignInPhone = v.fallback(v.nullable(v.object({ phone: v.string(), at: v.number() })), null);

/** The phone a code was sent to and when, so that a reload in between goes on where it was. */
export const signInPhoneAtom = savedAtom<v.InferOutput<typeof SignInPhone>>({
  name: 'sign-in-phone',
  initial: null,
  parse: (json) => v.parse(SignInPhone, json),
});
