import type { Session } from '@dasturxon/core/auth';

import type { Ctx } from '../deps.ts';
import { callerBucket, countAgainst } from '../http/rate-limit.ts';
import { refusal } from '../http/refusal.ts';
import { userOfPhone } from '../users/find-user.ts';
import { tryCode } from './codes.ts';
import { openSession } from './open-session.ts';
import { parsePhone } from './send-code.ts';

/** Tries per address, over all phones: a guesser with many numbers is stopped too (T18). */
const TRIES_PER_ADDRESS = 100;

/** Signs in the owner of a phone by the code sent to it; a phone nobody has becomes a customer (SES-14). */
export async function verifyCode(ctx: Ctx, given: { phone: string; code: string }): Promise<Session> {
  const phone = parsePhone(given.phone);
  const bucket = callerBucket(ctx, 'code-address');
  const limit = { bucket, limit: TRIES_PER_ADDRESS * (ctx.env.SANDBOX ? 100 : 1), seconds: 3600 };
  // The verdict is returned, not thrown: a wrong try must be committed to count.
  const outcome = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const wait = await countAgainst(tx, [limit], { merchantId: ctx.merchantId, now: ctx.now() });
    if (wait > 0) return { wait };
    const verdict = await tryCode(ctx, tx, { phone, purpose: 'SIGN_IN', code: given.code });
    if (verdict !== 'right') return { verdict };
    const user = await userOfPhone(ctx, tx, phone);
    if (!user.isActive) return { verdict: 'forbidden' as const };
    return { session: await openSession(ctx, tx, { user, platform: 'WEB' }) };
  });
  if (outcome.wait) throw refusal('request.rateLimited', { seconds: outcome.wait });
  if (outcome.verdict) throw refusal(outcome.verdict);
  return outcome.session as Session;
}
