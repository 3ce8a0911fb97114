import { hasCountryCode, normalizePhone } from '@dasturxon/core/format';
import { CODE_LIFE_SECONDS, type PhoneVerification, resendWaitSeconds } from '@dasturxon/core/auth';

import type { Ctx } from '../http/serving/context.ts';
import { countOrAskProof, gateError } from '../http/limits/proof-of-work.ts';
import { apiError } from '../http/api-error.ts';
import { issueCode, sendsSoFar, type CodePurpose } from './codes.ts';
import { deploymentWait } from './deployment-limits.ts';
import { enqueueSms } from './sms/enqueue-sms.ts';
import { callerLimit, sendLimits } from './sms-limits.ts';
import { countSent } from './sms/sms-alarm.ts';
import { smsRoute } from './sms/sms-route.ts';

/** The phone as it is stored. Throws phone.invalid. */
export function parsePhone(typed: string): string {
  const phone = normalizePhone(typed);
  if (phone === null) throw apiError('phone.invalid');
  return phone;
}

/**
 * Issues a code and has it sent by SMS. The same answer for a known and an unknown phone. Throws code.tooSoon
 * and request.rateLimited, both with the seconds to wait; the first also with the tries that the last code still has.
 * Throws request.proofRequired with a puzzle, and phone.countryUnsupported.
 */
export async function sendCode(ctx: Ctx, typed: string, purpose: CodePurpose): Promise<PhoneVerification> {
  const phone = parsePhone(typed);
  const about = { merchantId: ctx.merchantId, now: ctx.now() };
  const route = await smsRoute(ctx, ctx.merchantId);
  if (!hasCountryCode(phone, route.countryCodes)) throw apiError('phone.countryUnsupported');
  const deploymentSeconds = await deploymentWait(ctx, phone);
  const issued = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const owner = { phone, purpose };
    const before = await sendsSoFar(ctx, tx, owner);
    if (before.wait > 0) return { tooSoon: { seconds: before.wait, triesLeft: before.triesLeft } };
    if (deploymentSeconds > 0)
      return { refused: apiError('request.rateLimited', { seconds: deploymentSeconds }) };
    const gate = await countOrAskProof(ctx, tx, sendLimits(ctx, phone));
    const refused = gateError(gate);
    if (refused) return { refused };
    const sends = before.sends + 1;
    const { id, code } = await issueCode(ctx, tx, { ...owner, sends, sentFrom: callerLimit(ctx).bucket });
    await countSent(ctx, tx);
    const text = route.template.replaceAll('{code}', code);
    const notAfter = new Date(about.now.getTime() + CODE_LIFE_SECONDS * 1000);
    const sms = { id, kind: 'CODE' as const, phone, text };
    await enqueueSms(ctx, tx, { merchantId: ctx.merchantId, route, sms, notAfter });
    return { id, resendAfter: resendWaitSeconds(sends) };
  });
  if ('refused' in issued) throw issued.refused;
  if ('tooSoon' in issued) throw apiError('code.tooSoon', issued.tooSoon);
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
