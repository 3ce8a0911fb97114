import type { StaffSession } from '@dasturxon/core/staff';

import { apiError } from '../../http/api-error.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { sessionOf } from './session-of.ts';
import { forgiveTries, triesLeftOrWait } from './factor-tries.ts';
import { markProven } from './own-factors.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { spendTotpCode } from './totp.ts';

/** The caller of a session that has just been proven. */
export const proven = (ctx: SignedIn): SignedIn => ({ ...ctx, caller: { ...ctx.caller, factor: 'DONE' } });

/**
 * Proves the session by a code of the authenticator app or a recovery code. Throws factor.wrong, also for a code that was
 * taken before, and request.rateLimited after too many tries.
 */
export async function proveFactor(ctx: SignedIn, code: string): Promise<StaffSession> {
  // The result is returned, not thrown, so that a wrong try is committed and counted.
  const outcome = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const refused = await triesLeftOrWait(ctx, tx);
    if (refused) return { refused };
    const isTotp = await spendTotpCode(ctx, tx, code);
    if (!isTotp && !(await spendRecoveryCode(ctx, tx, code))) return { refused: apiError('factor.wrong') };
    await forgiveTries(ctx, tx);
    await markProven(ctx, tx, isTotp ? 'factor.prove' : 'factor.useCode');
    return { session: await sessionOf(proven(ctx), tx) };
  });
  if (outcome.refused) throw outcome.refused;
  return outcome.session;
}
