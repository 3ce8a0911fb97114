import { type Api, ApiError, requestCode, unwrap, verifyCode } from '@dasturxon/core/api';
import {
  type AuthAdapter,
  CODE_LIFE_SECONDS,
  type CodeChannel,
  type CodeQuestion,
  triesLeftOf,
} from '@dasturxon/core/auth';

import type { SentCodes } from './sent-codes.ts';

/** Codes after which the customer types again: the same code or, where it has no try left, the next one. */
const TRY_AGAIN: readonly string[] = ['code.wrong', 'code.expired', 'code.tooManyAttempts'];

type Known = Pick<CodeQuestion, 'resendInSeconds' | 'triesLeft' | 'channel'>;
type SmsAuthDeps = { now: () => Date; sent: SentCodes; initData?: string | null };

/**
 * Phone, then code, then again if the code was wrong (SES-14). The customer cancels by closing the prompt. A code
 * sent to the same phone a moment ago is not sent again, so that it works after a reload; a used one, or one without
 * tries, is dropped.
 */
export function smsAuth(call: Api, { now, sent, initData = null }: SmsAuthDeps): AuthAdapter {
  const seconds = (until: number) => Math.max(0, Math.ceil((until - now().getTime()) / 1000));

  const sendCode = async (phone: string, wanted: CodeChannel): Promise<Known> => {
    const { data, error } = await call(requestCode, { body: { phone, channel: wanted } });
    if (error && error.code !== 'code.tooSoon') throw error;
    const wait = data ? (data.time ?? 0) : Number(error?.data['seconds'] ?? 0);
    const triesLeft = error ? triesLeftOf(error) : null;
    const at = now().getTime();
    const diesAt = triesLeft === 0 ? at : at + CODE_LIFE_SECONDS * 1000;
    // Too soon: nothing was sent, the code that went out before is the one to type.
    const channel = error ? channelTo(phone) : wanted;
    sent.write({ phone, resendAt: at + wait * 1000, diesAt, channel });
    return { resendInSeconds: wait, triesLeft, channel };
  };

  const channelTo = (phone: string): CodeChannel => {
    const before = sent.read();
    return (before?.phone === phone && before.channel) || 'SMS';
  };

  const firstCode = async (phone: string, wanted?: CodeChannel): Promise<Known> => {
    const before = sent.read();
    const isGood = before?.phone === phone && before.diesAt > now().getTime();
    const channel = channelTo(phone);
    return isGood && (wanted ?? channel) === channel
      ? { resendInSeconds: seconds(before.resendAt), triesLeft: null, channel }
      : sendCode(phone, wanted ?? 'SMS');
  };

  const afterError = (error: ApiError, { resendInSeconds, channel }: Known): Known => {
    const triesLeft = triesLeftOf(error);
    const left = sent.read();
    if (left && triesLeft === 0) sent.write({ ...left, diesAt: now().getTime() });
    return { triesLeft, channel, resendInSeconds: left ? seconds(left.resendAt) : resendInSeconds };
  };

  return {
    restore: async () => null,

    async signIn(prompt) {
      const phone = await prompt.askPhone();
      let known = await firstCode(phone, prompt.channel);
      const resend = async (channel: CodeChannel = 'SMS') =>
        (known = await sendCode(phone, channel)).resendInSeconds;
      for (let wasWrong = false; ; wasWrong = true) {
        const code = await prompt.askCode({ phone, wasWrong, ...known, resend });
        const outcome = await call(verifyCode, { body: { phone, code, initData } });
        const { error } = outcome;
        if (!error) {
          sent.write(null);
          return unwrap(outcome);
        }
        if (!(error instanceof ApiError) || !TRY_AGAIN.includes(error.code)) throw error;
        known = afterError(error, known);
      }
    },
  };
}
