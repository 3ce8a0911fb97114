import { randomBytes } from 'node:crypto';

import { readRecoveryCode, RECOVERY_CODES, recoveryCode, type NewRecoveryCodes } from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { staffRecoveryCodes } from '../../db/schema/staff-factors.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { auditFactor, ownerOf, type Owner, type Prover } from './own-factors.ts';

const hmacOf = ({ secrets }: Prover, { merchantId, userId }: Owner, code: string) =>
  secrets.hmac(['recovery', merchantId, userId, code].join('|'));

const ofOwner = ({ merchantId, userId }: Owner) =>
  and(eq(staffRecoveryCodes.merchantId, merchantId), eq(staffRecoveryCodes.userId, userId));

/** Replaces the caller's recovery codes and returns the new ones, of which only hashes are stored. */
async function replaceCodes(ctx: SignedIn, tx: Tx): Promise<string[]> {
  const owner = ownerOf(ctx);
  await tx.delete(staffRecoveryCodes).where(ofOwner(owner));
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(10)));
  await tx
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ ...owner, codeHmac: hmacOf(ctx, owner, readRecoveryCode(code)!) })));
  return codes;
}

/** Recovery codes for the first factor; null for a person who has some. */
export async function firstRecoveryCodes(ctx: SignedIn, tx: Tx): Promise<NewRecoveryCodes> {
  const left = await tx.$count(staffRecoveryCodes, ofOwner(ownerOf(ctx)));
  return { recoveryCodes: left > 0 ? null : await replaceCodes(ctx, tx) };
}

/** Replaces the caller's recovery codes. The endpoint needs a proven session where there is a factor. */
export const renewRecoveryCodes = (ctx: SignedIn): Promise<NewRecoveryCodes> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await auditFactor(ctx, tx, 'factor.renewCodes');
    return { recoveryCodes: await replaceCodes(ctx, tx) };
  });

/** Whether a text is an unused recovery code of the caller; it is used up. */
export async function spendRecoveryCode(ctx: Prover, tx: Tx, typed: string): Promise<boolean> {
  const code = readRecoveryCode(typed);
  if (code === null) return false;
  const owner = ownerOf(ctx);
  const spent = await tx
    .delete(staffRecoveryCodes)
    .where(and(ofOwner(owner), eq(staffRecoveryCodes.codeHmac, hmacOf(ctx, owner, code))))
    .returning({ userId: staffRecoveryCodes.userId });
  return spent.length === 1;
}
