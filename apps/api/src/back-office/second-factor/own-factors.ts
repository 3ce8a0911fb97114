import type { AuditAction, SecondFactor } from '@dasturxon/core/staff';
import { and, asc, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { staffPasskeys, staffRecoveryCodes, staffTotp } from '../../db/schema/staff-factors.ts';
import { staffSessions } from '../../db/schema/staff.ts';
import { apiError } from '../../http/api-error.ts';
import type { Ctx } from '../../http/serving/context.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { writeAudit } from '../../audit/write-audit.ts';

/** A member of staff of a merchant. */
export type Owner = { merchantId: string; userId: string };

/** Whose factor is proven: the caller, at this brand or as the same person's account at another. */
export type Prover = Pick<SignedIn, 'merchantId' | 'secrets' | 'now'> & {
  caller: Pick<SignedIn['caller'], 'userId'>;
};

/** The caller as an owner of factors. */
export const ownerOf = ({ merchantId, caller }: Pick<Prover, 'merchantId' | 'caller'>): Owner => ({
  merchantId,
  userId: caller.userId,
});

/** The passkeys of a person, the oldest first. */
export const passkeysOf = (tx: Tx, { merchantId, userId }: Owner) =>
  tx
    .select()
    .from(staffPasskeys)
    .where(and(eq(staffPasskeys.merchantId, merchantId), eq(staffPasskeys.userId, userId)))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id));

/** The row of a person's authenticator app. */
export async function totpOf(tx: Tx, { merchantId, userId }: Owner) {
  const own = and(eq(staffTotp.merchantId, merchantId), eq(staffTotp.userId, userId));
  const [row] = await tx.select().from(staffTotp).where(own).for('update');
  return row ?? null;
}

/** The second factors of a person. */
export async function factorsOf(tx: Tx, owner: Owner): Promise<SecondFactor> {
  const totp = await totpOf(tx, owner);
  const passkeys = await passkeysOf(tx, owner);
  const ofOwner = and(
    eq(staffRecoveryCodes.merchantId, owner.merchantId),
    eq(staffRecoveryCodes.userId, owner.userId),
  );
  return {
    hasTotp: totp?.sealed != null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await tx.$count(staffRecoveryCodes, ofOwner),
  };
}

/** The second factors of the caller. */
export const readFactor = (ctx: SignedIn): Promise<SecondFactor> =>
  ctx.db.inTenant(ctx.merchantId, (tx) => factorsOf(tx, ownerOf(ctx)));

/** How old a session may be to set up the first factor: its code by SMS is the only proof of the person. */
const FRESH_MS = 10 * 60_000;

/**
 * Throws unless the caller may set up a factor: session.factorMissing with a factor that this session has not proven,
 * session.notFresh for the first factor in a session older than ten minutes.
 */
export function checkMaySetUp(ctx: SignedIn): void {
  const { factor, signedInAt } = ctx.caller;
  if (factor === 'DONE') return;
  if (factor === 'PROVE') throw apiError('session.factorMissing');
  if (ctx.now().getTime() - signedInAt.getTime() > FRESH_MS) throw apiError('session.notFresh');
}

/** The row of the session that the call came with. */
export const ownSession = (ctx: Pick<Ctx, 'merchantId'> & Pick<SignedIn, 'caller'>) =>
  and(eq(staffSessions.merchantId, ctx.merchantId), eq(staffSessions.id, ctx.caller.sessionId));

/** Marks the session as proven and writes by what to the audit log. */
export async function markProven(ctx: SignedIn, tx: Tx, action: AuditAction): Promise<void> {
  await tx.update(staffSessions).set({ factorAt: ctx.now() }).where(ownSession(ctx));
  await auditFactor(ctx, tx, action);
}

/** Writes a change of the caller's own factors to the audit log; no secret is in it. */
export const auditFactor = (ctx: SignedIn, tx: Tx, action: AuditAction): Promise<void> =>
  writeAudit(ctx, tx, {
    action,
    subject: 'staff',
    subjectId: ctx.caller.userId,
    branchId: null,
    before: null,
    after: null,
  });
