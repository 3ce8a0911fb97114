import { hasPermission } from '@dasturxon/core/staff';
import { Role } from '@dasturxon/core/auth';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { branches } from '../../db/schema/places.ts';
import { staffSessions } from '../../db/schema/staff.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { sendLook } from './watch-branch.ts';

/** A board's sign of life is written this often, in milliseconds. */
const WRITE_MS = 20_000;
/** A check that is this much overdue is lost, as after a restored backup, in milliseconds. */
const LOST_MS = 5 * 60_000;

/** Branches within the caller's scope that need a check: none is scheduled, or their staff was warned. */
async function unwatched(ctx: SignedIn, tx: Tx): Promise<string[]> {
  const { branchIds } = ctx.caller;
  const lost = new Date(ctx.now().getTime() - LOST_MS).toISOString();
  const rows = await tx
    .select({ id: branches.id })
    .from(branches)
    .where(
      and(
        eq(branches.merchantId, ctx.merchantId),
        eq(branches.deleted, false),
        branchIds === null ? undefined : inArray(branches.id, [...branchIds]),
        sql`(${branches.staff} ->> 'watchAt' is null or ${branches.staff} ->> 'watchAt' < ${lost}
          or ${branches.staff} ->> 'isHeardAgain' = 'false')`,
      ),
    )
    .for('no key update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

async function write(ctx: SignedIn): Promise<void> {
  await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const own = and(eq(staffSessions.merchantId, ctx.merchantId), eq(staffSessions.id, ctx.caller.sessionId));
    await tx.update(staffSessions).set({ boardSeenAt: ctx.now() }).where(own);
    for (const branchId of await unwatched(ctx, tx))
      await sendLook(ctx, tx, { merchantId: ctx.merchantId, branchId, at: ctx.now() });
  });
}

/**
 * Stores a sign of life of a locked tablet: it rings, and a PIN lets its people answer (BO-44). Only sessions that were a
 * board before count.
 */
export function lockedPresence(
  ctx: Pick<SignedIn, 'db' | 'merchantId' | 'now'>,
  deviceId: string,
): () => Promise<void> {
  let written = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = ctx.now();
    if (now.getTime() - written < WRITE_MS) return;
    written = now.getTime();
    const locked = and(
      eq(staffSessions.merchantId, ctx.merchantId),
      eq(staffSessions.deviceId, deviceId),
      isNull(staffSessions.revokedAt),
      isNotNull(staffSessions.boardSeenAt),
    );
    await ctx.db.inTenant(ctx.merchantId, (tx) =>
      tx.update(staffSessions).set({ boardSeenAt: now }).where(locked),
    );
  };
}

/**
 * Writes that a board is alive, and has its branches watched (BO-79). Only boards that can answer orders count: those of
 * the kitchen and the operators.
 */
export function boardPresence(ctx: SignedIn): () => Promise<void> {
  const counts = hasPermission(v.parse(Role, ctx.caller.role), 'kitchen.work');
  let written = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = ctx.now().getTime();
    if (!counts || now - written < WRITE_MS) return;
    written = now;
    await write(ctx);
  };
}
