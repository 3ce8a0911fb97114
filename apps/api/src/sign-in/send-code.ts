import { hasCountryCode, toDialablePhone } from '@dasturxon/core/format';
import {
  CODE_LIFE_SECONDS,
  type CodeChannel,
  type PhoneVerification,
  resendWaitSeconds,
} from '@dasturxon/core/auth';

import type { Tx } from '../db/connect.ts';
import type { Ctx } from '../http/serving/context.ts';
import { countOrAskProof, gateError } from '../http/limits/proof-of-work.ts';
import { apiError } from '../http/api-error.ts';
import { issueCode, sendsSoFar, type CodePurpose } from './codes/codes.ts';
import { deploymentWait } from './deployment-limits.ts';
import { enqueueCodeMessage } from './enqueue-code-message.ts';
import { enqueueSms } from './sms/enqueue-sms.ts';
import { callerLimit, sendLimits } from './sms-limits.ts';
import { countSent } from './sms/sms-alarm.ts';
import { smsRoute, type SmsRoute } from './sms/sms-route.ts';

/** The phone as it is stored. Throws phone.invalid. */
export function parsePhone(typed: string): string {
  const phone = toDialablePhone(typed);
  if (phone === null) throw apiError('phone.invalid');
  return phone;
}

/** How a code is sent and what it proves. */
type Sending = { purpose: CodePurpose; channel: CodeChannel };

/**
 * Issues a code and has it sent by SMS, or by Telegram to the account of this phone if there is one. The same answer for a
 * known and an unknown phone. Throws code.tooSoon and request.rateLimited, both with the seconds to wait; the first also
 * with the tries that the last code still has. Throws request.proofRequired with a puzzle, and phone.countryUnsupported
 * for an SMS.
 */
export async function sendCode(
  ctx: Ctx,
  typed: string,
  { purpose, channel }: Sending,
): Promise<PhoneVerification> {
  const phone = parsePhone(typed);
  const now = ctx.now();
  const route = await smsRoute(ctx, ctx.merchantId);
  if (channel === 'SMS' && !hasCountryCode(phone, route.countryCodes))
    throw apiError('phone.countryUnsupported');
  const deploymentSeconds = await deploymentWait(ctx, phone, channel);
  const issued = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const owner = { phone, purpose };
    const before = await sendsSoFar(ctx, tx, owner);
    if (before.wait > 0) return { tooSoon: { seconds: before.wait, triesLeft: before.triesLeft } };
    if (deploymentSeconds > 0)
      return { refused: apiError('request.rateLimited', { seconds: deploymentSeconds }) };
    const gate = await countOrAskProof(ctx, tx, sendLimits(ctx, phone, { channel, dayCap: route.dayCap }));
    const refused = gateError(gate);
    if (refused) return { refused };
    const sends = before.sends + 1;
    const sentFrom = callerLimit(ctx).bucket;
    const { id, code } = await issueCode(ctx, tx, { ...owner, sends, channel, sentFrom });
    await enqueueCode(ctx, tx, { channel, route, code: { id, phone, code, sends } });
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
    timestamp: now.toISOString(),
  };
}

type IssuedCode = { id: string; phone: string; code: string; sends: number };

/** Writes the job that delivers a code into the open transaction. */
async function enqueueCode(
  ctx: Ctx,
  tx: Tx,
  { channel, route, code }: { channel: CodeChannel; route: SmsRoute; code: IssuedCode },
): Promise<void> {
  const { merchantId } = ctx;
  const notAfter = new Date(ctx.now().getTime() + CODE_LIFE_SECONDS * 1000);
  if (channel === 'TELEGRAM') return enqueueCodeMessage(ctx, tx, { merchantId, code, notAfter });
  await countSent(ctx, tx);
  const text = route.template.replaceAll('{code}', code.code);
  // Who asks again has not found the first one in Telegram.
  const forGateway = code.sends === 1 && { code: code.code };
  const sms = { id: code.id, kind: 'CODE' as const, phone: code.phone, text, ...forGateway };
  await enqueueSms(ctx, tx, { merchantId, route, sms, notAfter });
}
