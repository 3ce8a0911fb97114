import type { Language } from '../kernel/language.ts';
import type { CodeChannel } from './code-channel.ts';
import type { Session } from './session.schema.ts';

/** The input of a code prompt. */
export type CodeQuestion = {
  /** The phone the code went to, as it was typed. */
  phone: string;
  /** The last answer was a wrong or expired code (VAL-06). */
  wasWrong: boolean;
  /** Remaining tries for the code (D29): at zero only another code helps; null if unknown. */
  triesLeft: number | null;
  /** Seconds until another code may be asked for (SES-14). */
  resendInSeconds: number;
  /** How the code was sent. */
  channel: CodeChannel;
  /** Sends another code; resolves to the seconds until the one after it. */
  resend: (channel?: CodeChannel) => Promise<number>;
};

/** The questions a sign-in may ask. Screens answer them; tests answer them from a list. */
export type AuthPrompt = {
  /** Rejects with `AuthDeclined` when the customer leaves. */
  askPhone: () => Promise<string>;
  /** Rejects with `AuthDeclined` when the customer leaves. */
  askCode: (about: CodeQuestion) => Promise<string>;
  /** The customer has typed a phone: a host that could share it requests the code all the same. */
  typesPhone?: boolean;
  /** How the first code is sent; by SMS by default. */
  channel?: CodeChannel | undefined;
};

/** How one host lets a customer sign in: the script of a conversation, without a screen of its own (TEN-07). */
export type AuthAdapter = {
  /**
   * Signs in with the host's data, once for each launch; null if a prompt is needed, or if this launch has a session
   * that the server has not rejected since.
   */
  restore: (about?: { wasRefused?: boolean }) => Promise<Session | null>;
  /**
   * Signs in interactively. Rejects with `AuthDeclined` when the customer declines, with an `ApiError` when it fails.
   */
  signIn: (prompt: AuthPrompt) => Promise<Session>;
  /** Ends the session at the server where that needs more than the token; `language` is the one to store (D57). */
  signOut?: (language: Language) => Promise<void>;
};

/** The customer cancelled the sign-in. */
export class AuthDeclined extends Error {
  override readonly name = 'AuthDeclined';
}
