import { HOUR_S, DAY_S } from '@dasturxon/core/kernel';
import { SMS_DAY_CAP } from '@dasturxon/core/connections';
import { CODE_SENDS_LIMITS, type CodeChannel } from '@dasturxon/core/auth';

import type { Ctx } from '../http/serving/context.ts';
import type { SoftLimit } from '../http/limits/proof-of-work.ts';
import { demoTimes, type RateLimit } from '../http/limits/rate-limit.ts';
import { deviceBucket, provenDevice } from './device.ts';

const keyed = ({ secrets }: Pick<Ctx, 'secrets'>, kind: string, subject: string) =>
  `${kind}:${secrets.hmac(subject).slice(0, 32)}`;

/** Sends of one phone; no proof lifts them (D29). */
export const phoneLimits = (ctx: Ctx, phone: string): RateLimit[] =>
  CODE_SENDS_LIMITS.map(({ sends, withinSeconds }) => ({
    bucket: keyed(ctx, `sms-phone-${withinSeconds}s`, phone),
    limit: sends,
    seconds: withinSeconds,
  }));

/** Sends of the caller's device or address: over it a proof of work is asked for, then the call is refused. */
export const callerLimit = (ctx: Ctx): SoftLimit => ({
  bucket: deviceBucket(ctx, 'sms'),
  limit: 10 * demoTimes(ctx),
  ceiling: 300 * demoTimes(ctx),
  seconds: HOUR_S,
});

/** Sends to the ten thousand numbers that share all but the last four digits. */
export const prefixLimit = (ctx: Ctx, phone: string): SoftLimit => ({
  bucket: keyed(ctx, 'sms-prefix', phone.slice(0, -4)),
  limit: 20 * demoTimes(ctx),
  ceiling: 400 * demoTimes(ctx),
  seconds: HOUR_S,
});

/** The codes that a merchant sends by SMS in a day; an owner may lower the limit. */
export const MERCHANT_LIMIT: RateLimit = {
  bucket: 'sms-merchant-day',
  limit: SMS_DAY_CAP.most,
  seconds: DAY_S,
};

/** More than any window counts. */
const NEVER = 2_000_000_000;

/** How a code goes out, and the most codes a day of its merchant. */
type LimitedSend = { channel: CodeChannel; dayCap: number };

/**
 * The limits of one code (D29, T19). A device that has proven a phone before is counted by itself, not by its number's
 * prefix. A code by Telegram costs nothing and reaches only the phone's own account, so that no ceiling and no limit of
 * the merchant refuses it: callers of a full network solve harder puzzles.
 */
export function sendLimits(ctx: Ctx, phone: string, { channel, dayCap }: LimitedSend) {
  const counted = provenDevice(ctx) ? [callerLimit(ctx)] : [callerLimit(ctx), prefixLimit(ctx, phone)];
  const bySms = channel === 'SMS';
  return {
    subject: phone,
    soft: bySms ? counted : counted.map((limit) => ({ ...limit, ceiling: NEVER })),
    hard: phoneLimits(ctx, phone),
    shared: bySms ? [{ ...MERCHANT_LIMIT, limit: dayCap }] : [],
  };
}
