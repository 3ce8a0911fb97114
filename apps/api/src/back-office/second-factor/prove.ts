import type { ApiError } from '@dasturxon/core/api';
import type { StaffSession } from '@dasturxon/core/staff';

import type { Tx } from '../../db/connect.ts';
import { apiError } from '../../http/api-error.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { sessionOf } from './session-of.ts';
import { forgiveTries, triesLeftOrWait, type TriesOf } from './factor-tries.ts';
import { markProven, type Prover } from './own-factors.ts';
import { readTypedCode, spendRecoveryCode, type TypedCode } from './recovery-codes.ts';
import { spendTotpCode } from './totp.ts';

type Spent = { by: 'factor.prove' | 'factor.useCode' } | { refused: ApiError };
type Code = { code: TypedCode; tries: TriesOf };

async function spend(ctx: Prover, tx: Tx, { code, tries }: Code): Promise<Spent> {
  const refused = await triesLeftOrWait(ctx, tx, tries);
  if (refused) return { refused };
  const isTotp = await spendTotpCode(ctx, tx, code.text);
  if (!isTotp && !(await spendRecoveryCode(ctx, tx, code))) return { refused: apiError('factor.wrong') };
  await forgiveTries(ctx, tx, tries);
  return { by: isTotp ? 'factor.prove' : 'factor.useCode' };
}

/**
 * Spends a code of the person's authenticator app, or one of their recovery codes. Returns how it was proven, or the error:
 * factor.wrong, also for a code that was taken before, and request.rateLimited after too many tries. To be returned, not
 * thrown, out of the transaction, so that a wrong try is committed and counted.
 */
export const spendCode = (ctx: Prover, tx: Tx, code: TypedCode): Promise<Spent> =>
  spend(ctx, tx, { code, tries: 'factor' });

/** The same for a code that was typed at another brand: its tries leave those of the sign-in here alone (BO-364). */
export const spendCodeFromElsewhere = (ctx: Prover, tx: Tx, code: TypedCode): Promise<Spent> =>
  spend(ctx, tx, { code, tries: 'factor-from-elsewhere' });

/** The caller of a session that has just been proven. */
export const proven = (ctx: SignedIn): SignedIn => ({ ...ctx, caller: { ...ctx.caller, factor: 'DONE' } });

/**
 * Proves the session by a code of the authenticator app or a recovery code. Throws factor.wrong, also for a code that was
 * taken before, and request.rateLimited after too many tries.
 */
export async function proveFactor(ctx: SignedIn, text: string): Promise<StaffSession> {
  const code = await readTypedCode(ctx, text);
  const outcome = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const spent = await spendCode(ctx, tx, code);
    if ('refused' in spent) return spent;
    await markProven(ctx, tx, spent.by);
    return { session: await sessionOf(proven(ctx), tx) };
  });
  if ('refused' in outcome) throw outcome.refused;
  return outcome.session;
}
