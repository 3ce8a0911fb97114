import { localize } from '@dasturxon/core/kernel';
import type { NewRecoveryCodes } from '@dasturxon/core/staff';
import { and, eq, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { staffTotp } from '../../db/schema/staff-factors.ts';
import { apiError } from '../../http/api-error.ts';
import { readMerchant } from '../../merchants/read-merchant.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { checkMaySetUp, markProven, ownerOf, type Prover, totpOf } from './own-factors.ts';
import { firstRecoveryCodes } from './recovery-codes.ts';
import { triesLeftOrWait, forgiveTries } from './factor-tries.ts';

/** Seconds of a time step, as every authenticator app counts them (RFC 6238). */
const PERIOD_S = 30;
/** Bytes of a secret: as long as the SHA-1 that authenticator apps use. */
const SECRET_BYTES = 20;

const Sealed = v.object({ secret: v.string() });
const contextOf = ({ merchantId, caller }: Prover) => `${merchantId}|totp|${caller.userId}`;

function openSecret(ctx: Prover, sealed: string): Secret {
  return Secret.fromBase32(v.parse(Sealed, ctx.secrets.open(sealed, contextOf(ctx))).secret);
}

/** The time step that a code is of: the present one or one beside it, for clocks that differ. Null for a wrong code. */
function stepOfCode(ctx: Prover, secret: Secret, code: string): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = ctx.now().getTime();
  const delta = TOTP.validate({ token: code, secret, timestamp, period: PERIOD_S, window: 1 });
  return delta === null ? null : TOTP.counter({ timestamp, period: PERIOD_S }) + delta;
}

const own = (ctx: Prover) =>
  and(eq(staffTotp.merchantId, ctx.merchantId), eq(staffTotp.userId, ctx.caller.userId));

/** Whether a text is a code of the caller's authenticator app. Its time step and earlier ones are used up (RFC 6238 §5.2). */
export async function spendTotpCode(ctx: Prover, tx: Tx, code: string): Promise<boolean> {
  const row = await totpOf(tx, ownerOf(ctx));
  if (row?.sealed == null) return false;
  const step = stepOfCode(ctx, openSecret(ctx, row.sealed), code);
  if (step === null) return false;
  const taken = await tx
    .update(staffTotp)
    .set({ lastStep: step })
    .where(and(own(ctx), lt(staffTotp.lastStep, step)))
    .returning({ userId: staffTotp.userId });
  return taken.length === 1;
}

/** Makes a secret for an authenticator app. The one in use stays until a code of the new one has come. */
export function beginTotp(ctx: SignedIn): Promise<{ secret: string; uri: string }> {
  checkMaySetUp(ctx);
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const secret = new Secret({ size: SECRET_BYTES });
    const pendingSealed = ctx.secrets.seal({ secret: secret.base32 }, contextOf(ctx));
    const target = [staffTotp.merchantId, staffTotp.userId];
    await tx
      .insert(staffTotp)
      .values({ ...ownerOf(ctx), pendingSealed })
      .onConflictDoUpdate({ target, set: { pendingSealed } });
    const { name } = await readMerchant(tx);
    const issuer = localize(name, 'uz') || ctx.merchantId;
    const label = ctx.caller.name ?? ctx.caller.role;
    return { secret: secret.base32, uri: new TOTP({ issuer, label, secret, period: PERIOD_S }).toString() };
  });
}

/**
 * Sets the authenticator app up by its first code; that code is used up. Throws factor.expired without a pending secret,
 * factor.wrong, and request.rateLimited after too many tries.
 */
export async function confirmTotp(ctx: SignedIn, code: string): Promise<NewRecoveryCodes> {
  checkMaySetUp(ctx);
  // The result is returned, not thrown, so that a wrong try is committed and counted.
  const outcome = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const row = await totpOf(tx, ownerOf(ctx));
    if (row?.pendingSealed == null) return { refused: apiError('factor.expired') };
    const refused = await triesLeftOrWait(ctx, tx);
    if (refused) return { refused };
    const step = stepOfCode(ctx, openSecret(ctx, row.pendingSealed), code);
    if (step === null) return { refused: apiError('factor.wrong') };
    await forgiveTries(ctx, tx);
    await tx
      .update(staffTotp)
      .set({ sealed: row.pendingSealed, pendingSealed: null, lastStep: step })
      .where(own(ctx));
    await markProven(ctx, tx, 'factor.addTotp');
    return { refused: null };
  });
  if (outcome.refused) throw outcome.refused;
  return firstRecoveryCodes(ctx);
}
