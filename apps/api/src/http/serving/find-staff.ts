import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { staffSessions } from '../../db/schema/staff.ts';
import { sha256 } from '../../kernel/secrets.ts';
import { apiError } from '../api-error.ts';
import type { Caller, Deps } from './context.ts';
import { scopeOf, STAFF_BRANCHES } from './staff-branches.ts';
import { staffToken } from './staff-cookie.ts';

/** How long a session of the back office lives without a call, and at most. */
export const STAFF_IDLE_MS = 12 * 3600_000;
export const STAFF_ABSOLUTE_MS = 30 * 24 * 3600_000;
const TOUCH_AFTER_MS = 10 * 60_000;

const liveSession = (
  literal: (value: string) => string,
  about: { merchantId: string; tokenHash: string; now: Date },
) => `
  select s.id as "sessionId", u.id as "userId", u.role, u.phone, s.last_seen_at as "lastSeenAt", s.created_at as "signedInAt",
    ${STAFF_BRANCHES} as "branchIds"
  from staff_sessions s join users u on u.merchant_id = s.merchant_id and u.id = s.user_id
  where s.merchant_id = ${literal(about.merchantId)} and s.token_hash = ${literal(about.tokenHash)}
    and s.revoked_at is null and s.expires_at > ${literal(about.now.toISOString())}::timestamptz
    and u.is_active and u.deleted_at is null and u.role <> 'CLIENT'`;

const Found = v.object({
  sessionId: v.string(),
  userId: v.string(),
  role: v.string(),
  phone: v.nullable(v.string()),
  lastSeenAt: v.date(),
  signedInAt: v.date(),
  branchIds: v.array(v.string()),
});

type Needs = Pick<Deps, 'db' | 'now'>;

async function touch({ db, now }: Needs, merchantId: string, session: v.InferOutput<typeof Found>) {
  const at = now();
  if (at.getTime() - session.lastSeenAt.getTime() <= TOUCH_AFTER_MS) return;
  const end = Math.min(at.getTime() + STAFF_IDLE_MS, session.signedInAt.getTime() + STAFF_ABSOLUTE_MS);
  await db.inTenant(merchantId, (tx) =>
    tx
      .update(staffSessions)
      .set({ lastSeenAt: at, expiresAt: new Date(end) })
      .where(and(eq(staffSessions.merchantId, merchantId), eq(staffSessions.id, session.sessionId))),
  );
}

/**
 * The member of staff whose cookie a call brings; null without a cookie. Throws session.expired for a session that has
 * ended, also because its person is no longer staff.
 */
export async function findStaff(
  deps: Needs,
  merchantId: string,
  cookies: string | null,
): Promise<Caller | null> {
  const token = staffToken(cookies);
  if (token === null) return null;
  const [row] = await deps.db.lookUp(merchantId, (literal) =>
    liveSession(literal, { merchantId, tokenHash: sha256(token), now: deps.now() }),
  );
  if (!row) throw apiError('session.expired');
  const session = v.parse(Found, row);
  await touch(deps, merchantId, session);
  const { lastSeenAt: _seen, branchIds, ...caller } = session;
  return { ...caller, platform: 'WEB', branchIds: scopeOf(branchIds) };
}
