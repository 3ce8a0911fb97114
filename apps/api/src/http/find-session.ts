import { readBearer } from '@dasturxon/core/api';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { sessions, users } from '../db/schema/customers.ts';
import type { Caller, Deps } from '../deps.ts';
import { sha256 } from '../secrets.ts';
import { refusal } from './refusal.ts';

/** Idle and absolute life of a session (T20). */
export const IDLE_MS = 30 * 24 * 3600_000;
export const ABSOLUTE_MS = 90 * 24 * 3600_000;
const TOUCH_AFTER_MS = 10 * 60_000;

/** The live session of a token at this merchant, with its user; keeps `lastSeenAt` within ten minutes of the truth. */
async function liveSession(
  tx: Tx,
  about: { merchantId: string; tokenHash: string; now: Date },
): Promise<Caller | null> {
  const { merchantId, tokenHash, now } = about;
  const [row] = await tx
    .select({
      sessionId: sessions.id,
      userId: users.id,
      role: users.role,
      lastSeenAt: sessions.lastSeenAt,
      createdAt: sessions.createdAt,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.merchantId, sessions.merchantId), eq(users.id, sessions.userId)))
    .where(
      and(
        eq(sessions.merchantId, merchantId),
        eq(sessions.tokenHash, tokenHash),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        eq(users.isActive, true),
        isNull(users.deletedAt),
      ),
    );
  if (!row) return null;
  if (now.getTime() - row.lastSeenAt.getTime() > TOUCH_AFTER_MS) {
    const end = new Date(Math.min(now.getTime() + IDLE_MS, row.createdAt.getTime() + ABSOLUTE_MS));
    await tx
      .update(sessions)
      .set({ lastSeenAt: now, expiresAt: sql`greatest(${sessions.expiresAt}, ${end})` })
      .where(and(eq(sessions.merchantId, merchantId), eq(sessions.id, row.sessionId)));
  }
  return { sessionId: row.sessionId, userId: row.userId, role: row.role };
}

/** Who the Authorization header speaks for: null without one. Throws session.expired for a token that is not live. */
export async function findCaller(
  deps: Pick<Deps, 'db' | 'now'>,
  merchantId: string,
  authorization: string | null,
): Promise<Caller | null> {
  if (!authorization) return null;
  const token = readBearer(authorization);
  if (!token) throw refusal('session.expired');
  const about = { merchantId, tokenHash: sha256(token), now: deps.now() };
  const caller = await deps.db.inTenant(merchantId, (tx) => liveSession(tx, about));
  if (!caller) throw refusal('session.expired');
  return caller;
}
