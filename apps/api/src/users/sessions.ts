import type { SignedInDevice } from '@dasturxon/core/auth';
import { and, desc, eq, gt, inArray, isNull, not, type SQL } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { sessions } from '../db/schema/customers.ts';
import type { Ctx, SignedIn } from '../http/serving/context.ts';
import { apiError } from '../http/api-error.ts';

const valid = (ctx: Pick<Ctx, 'merchantId' | 'now'>) =>
  and(eq(sessions.merchantId, ctx.merchantId), isNull(sessions.revokedAt), gt(sessions.expiresAt, ctx.now()));

const live = (ctx: SignedIn) => and(valid(ctx), eq(sessions.userId, ctx.caller.userId));

/** D84: where the account is signed in, the latest used first. */
export async function listSessions(ctx: SignedIn): Promise<SignedInDevice[]> {
  const rows = await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx.select().from(sessions).where(live(ctx)).orderBy(desc(sessions.lastSeenAt)).limit(100),
  );
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdDate: row.createdAt.toISOString(),
    lastUsedDate: row.lastSeenAt.toISOString(),
    isCurrent: row.id === ctx.caller.sessionId,
  }));
}

/** Ends the caller's live sessions that match; returns how many there were. */
async function end(ctx: SignedIn, tx: Tx, which: SQL): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: ctx.now() })
    .where(and(live(ctx), which))
    .returning({ id: sessions.id });
  return ended.length;
}

const isCurrent = (ctx: SignedIn) => eq(sessions.id, ctx.caller.sessionId);

/** Ends every session of the caller but the one that the call came with. */
export async function endOtherSessions(ctx: SignedIn, tx: Tx): Promise<void> {
  await end(ctx, tx, not(isCurrent(ctx)));
}

/** Signs out one device of the caller, or every other one. */
export async function endSessions(ctx: SignedIn, id: string | undefined): Promise<null> {
  const which = id ? eq(sessions.id, id) : not(isCurrent(ctx));
  const ended = await ctx.db.inTenant(ctx.merchantId, (tx) => end(ctx, tx, which));
  if (id && ended === 0) throw apiError('notFound');
  return null;
}

/** Those of the sessions that are still valid: a stream may outlive the session that opened it. */
export async function liveSessionIds(
  ctx: Pick<Ctx, 'merchantId' | 'now'>,
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(valid(ctx), inArray(sessions.id, [...ids])));
  return new Set(rows.map((row) => row.id));
}

/** Ends the session that the call came with; its token is worth nothing from now on. */
export async function endOwnSession(ctx: SignedIn, tx: Tx): Promise<void> {
  await end(ctx, tx, isCurrent(ctx));
}

/** API-10. */
export async function logout(ctx: SignedIn): Promise<null> {
  await ctx.db.inTenant(ctx.merchantId, (tx) => endOwnSession(ctx, tx));
  return null;
}
