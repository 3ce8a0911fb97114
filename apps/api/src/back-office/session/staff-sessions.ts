import { randomBytes } from 'node:crypto';

import { isInScope } from '@dasturxon/core/staff';
import { and, eq, gt, isNull } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { merchants } from '../../db/schema/merchants.ts';
import { staffBranches, staffSessions } from '../../db/schema/staff.ts';
import type { Ctx } from '../../http/serving/context.ts';
import { STAFF_IDLE_MS } from '../../http/serving/find-staff.ts';
import { sha256 } from '../../kernel/secrets.ts';
import type { SignedIn } from '../../orders/model/deps.ts';

const DEVICE_LENGTH = 200;

/** Opens a session of the back office and returns its token, of which only the hash is stored (T20). */
export async function openStaffSession(
  ctx: Ctx,
  tx: Tx,
  userId: string,
): Promise<{ id: string; token: string }> {
  const [id, token] = [ctx.newId(), randomBytes(32).toString('base64url')];
  const now = ctx.now();
  await tx.insert(staffSessions).values({
    merchantId: ctx.merchantId,
    id,
    tokenHash: sha256(token),
    userId,
    device: ctx.header('user-agent')?.slice(0, DEVICE_LENGTH) ?? null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + STAFF_IDLE_MS),
  });
  return { id, token };
}

const own = (ctx: SignedIn) =>
  and(eq(staffSessions.merchantId, ctx.merchantId), eq(staffSessions.id, ctx.caller.sessionId));

/** Ends the session that the call came with. */
export async function endStaffSession(ctx: SignedIn): Promise<void> {
  await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx.update(staffSessions).set({ revokedAt: ctx.now() }).where(own(ctx)),
  );
}

async function hasSameBranches(ctx: SignedIn, tx: Tx): Promise<boolean> {
  const rows = await tx
    .select({ id: staffBranches.branchId })
    .from(staffBranches)
    .where(and(eq(staffBranches.merchantId, ctx.merchantId), eq(staffBranches.userId, ctx.caller.userId)));
  const { branchIds } = ctx.caller;
  return rows.length === (branchIds ?? []).length && rows.every(({ id }) => isInScope(branchIds, id));
}

/**
 * Whether the session of a stream is still good: not over, of a brand that serves, and of a person with the role and
 * the branches that it was opened with.
 */
export function isStaffSessionLive(ctx: SignedIn): Promise<boolean> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const rows = await tx
      .select({ id: staffSessions.id })
      .from(staffSessions)
      .innerJoin(
        users,
        and(eq(users.merchantId, staffSessions.merchantId), eq(users.id, staffSessions.userId)),
      )
      .innerJoin(merchants, eq(merchants.merchantId, staffSessions.merchantId))
      .where(
        and(
          own(ctx),
          isNull(staffSessions.revokedAt),
          gt(staffSessions.expiresAt, ctx.now()),
          eq(users.role, ctx.caller.role),
          eq(users.isActive, true),
          isNull(users.deletedAt),
          eq(merchants.isActive, true),
          eq(merchants.deleted, false),
        ),
      );
    return rows.length > 0 && (await hasSameBranches(ctx, tx));
  });
}
