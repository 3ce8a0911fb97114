import { DAY_MS, HOUR_MS } from '@dasturxon/core/kernel';
import { fullName } from '@dasturxon/core/format';
import { Role } from '@dasturxon/core/auth';
import { factorState, isIdleLocked } from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { staffSessions } from '../../db/schema/staff.ts';
import { sha256 } from '../../kernel/secrets.ts';
import { apiError } from '../api-error.ts';
import type { Caller } from './context.ts';
import { type SessionDeps, TOUCH_AFTER_MS } from './find-session.ts';
import { scopeOf, STAFF_BRANCHES } from './staff-branches.ts';
import { deviceCookie, staffCookie } from './staff-cookie.ts';

/** How long a session of the back office lasts without a call, and at most. */
export const STAFF_IDLE_MS = 12 * HOUR_MS;
export const STAFF_ABSOLUTE_MS = 30 * DAY_MS;

const liveSession = (
  literal: (value: string) => string,
  about: { merchantId: string; tokenHash: string; deviceHash: string; now: Date },
) => `
  select s.id as "sessionId", u.id as "userId", u.role, u.phone,
    u.first_name as "firstName", u.last_name as "lastName", s.last_seen_at as "lastSeenAt", s.created_at as "signedInAt",
    ${STAFF_BRANCHES} as "branchIds", s.factor_at is not null as "isProven",
    s.device_id as "deviceId", s.by_pin as "byPin", s.touched_at as "touchedAt", s.locked_at as "lockedAt",
    (exists (select from staff_totp f where f.merchant_id = s.merchant_id and f.user_id = s.user_id and f.sealed is not null)
      or exists (select from staff_passkeys f where f.merchant_id = s.merchant_id and f.user_id = s.user_id)) as "hasFactor"
  from staff_sessions s join users u on u.merchant_id = s.merchant_id and u.id = s.user_id
  where s.merchant_id = ${literal(about.merchantId)} and s.token_hash = ${literal(about.tokenHash)}
    and s.revoked_at is null and s.expires_at > ${literal(about.now.toISOString())}::timestamptz
    and u.is_active and u.deleted_at is null and u.role <> 'CLIENT'
    and (s.device_id is null or exists (select from staff_devices d where d.merchant_id = s.merchant_id
      and d.id = s.device_id and d.revoked_at is null and d.token_hash = ${literal(about.deviceHash)}))`;

const Found = v.object({
  sessionId: v.string(),
  userId: v.string(),
  role: Role,
  phone: v.nullable(v.string()),
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  lastSeenAt: v.date(),
  signedInAt: v.date(),
  branchIds: v.array(v.string()),
  hasFactor: v.boolean(),
  isProven: v.boolean(),
  deviceId: v.nullable(v.string()),
  byPin: v.boolean(),
  touchedAt: v.nullable(v.date()),
  lockedAt: v.nullable(v.date()),
});

async function touch({ db, now }: SessionDeps, merchantId: string, session: v.InferOutput<typeof Found>) {
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

/** Whether a session on a shared tablet waits for a PIN. Sessions elsewhere never lock. */
const isLocked = ({ deviceId, lockedAt, touchedAt, signedInAt }: v.InferOutput<typeof Found>, now: Date) =>
  deviceId !== null && isIdleLocked({ lockedAt, touchedAt: touchedAt ?? signedInAt }, now);

/**
 * The member of staff of the call's cookie; null without a cookie. Throws session.expired for a session that has
 * ended, also because its person is no longer staff or its shared tablet is revoked, and session.locked (BO-43).
 */
export async function findStaff(
  deps: SessionDeps,
  merchantId: string,
  cookies: string | null,
): Promise<Caller | null> {
  const token = staffCookie.read(cookies);
  if (token === null) return null;
  const deviceHash = sha256(deviceCookie.read(cookies) ?? '');
  const [row] = await deps.db.lookUp(merchantId, (literal) =>
    liveSession(literal, { merchantId, tokenHash: sha256(token), deviceHash, now: deps.now() }),
  );
  if (!row) throw apiError('session.expired');
  const session = v.parse(Found, row);
  if (isLocked(session, deps.now())) throw apiError('session.locked');
  await touch(deps, merchantId, session);
  const { userId, role, phone, sessionId, signedInAt, deviceId } = session;
  return {
    userId,
    role,
    phone,
    sessionId,
    signedInAt,
    deviceId,
    name: fullName(session) || null,
    factor: factorState(session),
    platform: 'WEB',
    branchIds: scopeOf(session.branchIds),
  };
}
