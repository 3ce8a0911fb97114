import { DAY_MS } from '@dasturxon/core/kernel';
import { readBearer } from '@dasturxon/core/api';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import { sessions } from '../../db/schema/customers.ts';
import type { Caller, Deps } from './context.ts';
import { scopeOf, STAFF_BRANCHES } from './staff-branches.ts';
import { sha256 } from '../../kernel/secrets.ts';
import { apiError } from '../api-error.ts';

/** Idle and absolute life of a session (T20). */
export const IDLE_MS = 30 * DAY_MS;
export const ABSOLUTE_MS = 90 * DAY_MS;
/** How far `lastSeenAt` of a session may lag behind its last call. */
export const TOUCH_AFTER_MS = 10 * 60_000;

/** The live session of a token at this merchant, with its user. */
const liveSession = (
  literal: (value: string) => string,
  about: { merchantId: string; tokenHash: string; now: Date },
) => `
  select s.id as "sessionId", u.id as "userId", u.role, u.phone, s.platform, s.last_seen_at as "lastSeenAt", s.created_at as "createdAt",
    case when u.role = 'CLIENT' then '{}' else ${STAFF_BRANCHES} end as "branchIds"
  from sessions s join users u on u.merchant_id = s.merchant_id and u.id = s.user_id
  where s.merchant_id = ${literal(about.merchantId)} and s.token_hash = ${literal(about.tokenHash)}
    and s.revoked_at is null and s.expires_at > ${literal(about.now.toISOString())}::timestamptz and u.is_active and u.deleted_at is null`;

const Found = v.object({
  sessionId: v.string(),
  userId: v.string(),
  role: v.string(),
  phone: v.nullable(v.string()),
  platform: v.picklist(['WEB', 'TG', 'CLICK']),
  lastSeenAt: v.date(),
  createdAt: v.date(),
  branchIds: v.array(v.string()),
});

/** What finding a session needs. */
export type SessionDeps = Pick<Deps, 'db' | 'now'>;

/** Keeps `lastSeenAt` within ten minutes of the truth. */
async function touch({ db, now }: SessionDeps, merchantId: string, session: v.InferOutput<typeof Found>) {
  const at = now();
  if (at.getTime() - session.lastSeenAt.getTime() <= TOUCH_AFTER_MS) return;
  const end = new Date(Math.min(at.getTime() + IDLE_MS, session.createdAt.getTime() + ABSOLUTE_MS));
  await db.inTenant(merchantId, (tx) =>
    tx
      .update(sessions)
      .set({ lastSeenAt: at, expiresAt: sql`greatest(${sessions.expiresAt}, ${end})` })
      .where(and(eq(sessions.merchantId, merchantId), eq(sessions.id, session.sessionId))),
  );
}

/** The user of the Authorization header: null without one. Throws session.expired for a token that is not valid. */
export async function findCaller(
  deps: SessionDeps,
  merchantId: string,
  authorization: string | null,
): Promise<Caller | null> {
  if (!authorization) return null;
  const token = readBearer(authorization);
  if (!token) throw apiError('session.expired');
  const [row] = await deps.db.lookUp(merchantId, (literal) =>
    liveSession(literal, { merchantId, tokenHash: sha256(token), now: deps.now() }),
  );
  if (!row) throw apiError('session.expired');
  const session = v.parse(Found, row);
  await touch(deps, merchantId, session);
  const { lastSeenAt: _seen, createdAt: signedInAt, branchIds, ...caller } = session;
  return { ...caller, name: null, signedInAt, branchIds: scopeOf(branchIds) };
}
