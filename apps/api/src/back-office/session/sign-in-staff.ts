import { fullName } from '@dasturxon/core/format';
import { Role } from '@dasturxon/core/auth';
import { factorState, permissionsOf, type StaffSession } from '@dasturxon/core/staff';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import type { users } from '../../db/schema/customers.ts';
import { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import { readScope } from '../../http/serving/staff-branches.ts';
import { staffCookie } from '../../http/serving/staff-cookie.ts';
import { STAFF_ABSOLUTE_MS } from '../../http/serving/find-staff.ts';
import { proveCode } from '../../sign-in/prove-code.ts';
import { parsePhone } from '../../sign-in/send-code.ts';
import { userByPhone } from '../../users/find-user.ts';
import type { Deps, SignedIn } from '../../orders/model/deps.ts';
import type { Ctx } from '../../http/serving/context.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { factorsOf } from '../second-factor/own-factors.ts';
import { sessionOf } from '../second-factor/session-of.ts';
import { findDevice } from './find-device.ts';
import { endStaffSession, openStaffSession } from './staff-sessions.ts';

/** The signed-in member of staff and their permissions. */
export const readSession = (ctx: SignedIn): Promise<StaffSession> =>
  ctx.db.inTenant(ctx.merchantId, (tx) => sessionOf(ctx, tx));

/** A session that was opened, with the caller that it makes. */
type Opened = { session: StaffSession; token: string; signedIn: SignedIn };

/** Opens a session of the back office for a member of staff: by the code of an SMS, or by a PIN on a shared tablet. */
export async function openFor(
  ctx: Ctx<Deps>,
  tx: Tx,
  { byPin, ...user }: typeof users.$inferSelect & { byPin: boolean },
): Promise<Opened> {
  const role = v.parse(Role, user.role);
  const device = await findDevice(ctx, tx);
  const deviceId = device?.id ?? null;
  const { id: sessionId, token } = await openStaffSession(ctx, tx, { userId: user.id, byPin, deviceId });
  const { hasTotp, passkeys } = await factorsOf(tx, { merchantId: ctx.merchantId, userId: user.id });
  const caller = {
    userId: user.id,
    role: user.role,
    name: fullName(user) || null,
    sessionId,
    phone: user.phone,
    platform: 'WEB' as const,
    signedInAt: ctx.now(),
    branchIds: await readScope(tx, { merchantId: ctx.merchantId, userId: user.id }),
    factor: factorState({ role, hasFactor: hasTotp || passkeys.length > 0, isProven: false, byPin }),
    deviceId,
  };
  const signedIn: SignedIn = { ...ctx, caller };
  await writeAudit(signedIn, tx, {
    action: byPin ? 'session.openByPin' : 'session.open',
    subject: 'session',
    subjectId: sessionId,
    branchId: device?.branchId ?? null,
    before: null,
    after: device && { device: device.name },
  });
  return { session: await sessionOf(signedIn, tx), token, signedIn };
}

async function open(ctx: Ctx<Deps>, tx: Tx, phone: string): Promise<Opened | null> {
  const user = await userByPhone(ctx, tx, phone);
  const isStaff = user?.isActive && permissionsOf(v.parse(Role, user.role)).length > 0;
  return isStaff ? openFor(ctx, tx, { ...user, byPin: false }) : null;
}

/** The answer that gives a browser its session. */
export const openedReply = ({ session, token }: Opened): Reply<StaffSession> =>
  new Reply(session, { headers: { 'set-cookie': staffCookie.keep(token, STAFF_ABSOLUTE_MS / 1000) } });

/**
 * Signs a member of staff in by the code sent to their phone. Throws the errors of a code, and forbidden for a phone
 * outside the staff: the code has proven its owner, so the answer reveals nothing to others.
 */
export async function signInStaff(
  ctx: Ctx<Deps>,
  given: { phone: string; code: string },
): Promise<Reply<StaffSession>> {
  const phone = parsePhone(given.phone);
  // The result is returned, not thrown, so that a wrong try is committed and counted.
  const outcome = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const refused = await proveCode(ctx, tx, { phone, purpose: 'SIGN_IN', code: given.code });
    return refused ? { refused } : { opened: await open(ctx, tx, phone) };
  });
  if (outcome.refused) throw outcome.refused;
  if (!outcome.opened) throw apiError('forbidden');
  return openedReply(outcome.opened);
}

/** Signs out on this device. */
export async function signOutStaff(ctx: SignedIn): Promise<Reply<null>> {
  await endStaffSession(ctx);
  return new Reply(null, { headers: { 'set-cookie': staffCookie.remove } });
}
