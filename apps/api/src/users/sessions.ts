import type { SignedInDevice } from '@dasturxon/core/auth';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { sessions } from '../db/schema/customers.ts';
import type { Caller, Ctx } from '../deps.ts';
import { refusal } from '../http/refusal.ts';

type SignedIn = Ctx & { caller: Caller };

const live = (ctx: SignedIn) =>
  and(
    eq(sessions.merchantId, ctx.merchantId),
    eq(sessions.userId, ctx.caller.userId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, ctx.now()),
  );

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

/** Signs out one device of the caller, or every other one. */
export async function endSessions(ctx: SignedIn, id: string | undefined): Promise<null> {
  const which = id ? eq(sessions.id, id) : ne(sessions.id, ctx.caller.sessionId);
  const ended = await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx
      .update(sessions)
      .set({ revokedAt: ctx.now() })
      .where(and(live(ctx), which))
      .returning({ id: sessions.id }),
  );
  if (id && ended.length === 0) throw refusal('notFound');
  return null;
}

/** Whether the session that the call came with is still good: a stream outlives the moment it was let in. */
export async function isSignedIn(ctx: SignedIn, tx: Tx): Promise<boolean> {
  const own = and(live(ctx), eq(sessions.id, ctx.caller.sessionId));
  return (await tx.select({ id: sessions.id }).from(sessions).where(own)).length > 0;
}

/** Ends the session that the call came with; its token is worth nothing from now on. */
export async function endOwnSession(ctx: SignedIn, tx: Tx): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: ctx.now() })
    .where(and(live(ctx), eq(sessions.id, ctx.caller.sessionId)));
}

/** API-10. */
export async function logout(ctx: SignedIn): Promise<null> {
  await ctx.db.inTenant(ctx.merchantId, (tx) => endOwnSession(ctx, tx));
  return null;
}
