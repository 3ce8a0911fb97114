import { type Api, ApiError, endpoints, unwrap } from '@dasturxon/core/api';
import { type AuthAdapter, CODE_LIFE_SECONDS } from '@dasturxon/core/auth';

import type { SentCodes } from './sent-codes.ts';

/** Codes after which the customer may simply type again. */
const TRY_AGAIN: readonly string[] = ['code.wrong', 'code.expired'];

type SmsAuthDeps = { now: () => Date; sent: SentCodes; initData?: string | null };

/**
 * Phone, then code, then again if the code was wrong (SES-14). The customer leaves by closing the prompt. A code that
 * went to the same phone a moment ago is not sent again: whoever reloads the page types the one they have.
 */
export function smsAuth(call: Api, { now, sent, initData = null }: SmsAuthDeps): AuthAdapter {
  const seconds = (until: number) => Math.max(0, Math.ceil((until - now().getTime()) / 1000));

  const sendCode = async (phone: string): Promise<number> => {
    const { data, error } = await call(endpoints.requestCode, { body: { phone } });
    if (error && error.code !== 'code.tooSoon') throw error;
    const wait = data ? (data.time ?? 0) : Number(error?.data['seconds'] ?? 0);
    const at = now().getTime();
    sent.write({ phone, resendAt: at + wait * 1000, diesAt: at + CODE_LIFE_SECONDS * 1000 });
    return wait;
  };

  const firstCode = async (phone: string): Promise<number> => {
    const before = sent.read();
    const isGood = before?.phone === phone && before.diesAt > now().getTime();
    return isGood ? seconds(before.resendAt) : sendCode(phone);
  };

  return {
    restore: async () => null,

    async signIn(prompt) {
      const phone = await prompt.askPhone();
      let resendInSeconds = await firstCode(phone);
      const resend = async () => (resendInSeconds = await sendCode(phone));
      for (let wasWrong = false; ; wasWrong = true) {
        const code = await prompt.askCode({ phone, wasWrong, resendInSeconds, resend });
        const outcome = await call(endpoints.verifyCode, { body: { phone, code, initData } });
        const { error } = outcome;
        if (!error) {
          sent.write(null);
          return unwrap(outcome);
        }
        if (!(error instanceof ApiError) || !TRY_AGAIN.includes(error.code)) throw error;
        const left = sent.read();
        resendInSeconds = left ? seconds(left.resendAt) : resendInSeconds;
      }
    },
  };
}
