import { normalizePhone } from '@dasturxon/core/format';
import type { PhoneVerification } from '@dasturxon/core/auth';

import type { Ctx } from '../deps.ts';
import { callerBucket, countAgainst, type RateLimit } from '../http/rate-limit.ts';
import { refusal } from '../http/refusal.ts';
import { sendJob } from '../jobs/queues.ts';
import { CODE_LIFE_S, issueCode, resendAfter, sendsSoFar, type CodePurpose } from './codes.ts';
import { smsAbout } from './sms-about.ts';
import { smsRoute } from './sms-route.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Sends per phone, address, number prefix and merchant (D29, T19). */
function sendLimits(ctx: Ctx, phone: string): RateLimit[] {
  const keyed = (kind: string, subject: string) => `${kind}:${ctx.secrets.hmac(subject).slice(0, 32)}`;
  return [
    { bucket: keyed('sms-phone-10m', phone), limit: 3, seconds: 10 * MINUTE },
    { bucket: keyed('sms-phone-day', phone), limit: 10, seconds: DAY },
    { bucket: callerBucket(ctx, 'sms-address'), limit: addressLimit(ctx), seconds: HOUR },
    { bucket: keyed('sms-prefix', phone.slice(0, -4)), limit: prefixLimit(ctx), seconds: HOUR },
    { bucket: 'sms-merchant-day', limit: 5_000, seconds: DAY },
  ];
}

/** In the demo everybody comes from one machine. */
const addressLimit = (ctx: Ctx) => (ctx.env.SANDBOX ? 1_000 : 10);
const prefixLimit = (ctx: Ctx) => (ctx.env.SANDBOX ? 1_000 : 20);

/** The phone as it is stored. Throws phone.invalid. */
export function parsePhone(typed: string): string {
  const phone = normalizePhone(typed);
  if (phone === null) throw refusal('phone.invalid');
  return phone;
}

/**
 * Issues a code and has it sent by SMS. The same answer for a known and an unknown phone. Throws code.tooSoon
 * and request.rateLimited, both with the seconds to wait; the first also with the tries that the last code still has.
 */
export async function sendCode(ctx: Ctx, typed: string, purpose: CodePurpose): Promise<PhoneVerification> {
  const phone = parsePhone(typed);
  const about = { merchantId: ctx.merchantId, now: ctx.now() };
  const route = await smsRoute(ctx, ctx.merchantId);
  const issued = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const owner = { phone, purpose };
    const before = await sendsSoFar(ctx, tx, owner);
    if (before.wait > 0) return { tooSoon: { seconds: before.wait, triesLeft: before.triesLeft } };
    const wait = await countAgainst(tx, sendLimits(ctx, phone), about);
    if (wait > 0) return { rateLimited: wait };
    const sends = before.sends + 1;
    const { id, code } = await issueCode(ctx, tx, { ...owner, sends });
    const sms = { id, phone, text: route.template.replaceAll('{code}', code) };
    const notAfter = new Date(about.now.getTime() + CODE_LIFE_S * 1000).toISOString();
    const sealed = ctx.secrets.seal(sms, ctx.merchantId);
    await sendJob(tx, {
      id,
      merchantId: ctx.merchantId,
      queue: 'sms.send',
      payload: { sealed, notAfter, about: smsAbout(ctx.secrets, phone) },
    });
    return { id, resendAfter: resendAfter(sends) };
  });
  if ('tooSoon' in issued) throw refusal('code.tooSoon', issued.tooSoon);
  if ('rateLimited' in issued) throw refusal('request.rateLimited', { seconds: issued.rateLimited });
  ctx.wakeJobs();
  return {
    id: issued.id,
    code: null,
    phone,
    type: 'WEB',
    time: issued.resendAfter,
    timestamp: about.now.toISOString(),
  };
}
