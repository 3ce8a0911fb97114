import { Role } from '@dasturxon/core/auth';
import { type BranchScope, permissionsOf, type StaffSession } from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { staffBranches } from '../../db/schema/staff.ts';
import { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import { scopeOf } from '../../http/serving/staff-branches.ts';
import { NO_STAFF_COOKIE, staffCookie } from '../../http/serving/staff-cookie.ts';
import { STAFF_ABSOLUTE_MS } from '../../http/serving/find-staff.ts';
import { readMerchant } from '../../merchants/read-merchant.ts';
import { proveCode } from '../../sign-in/prove-code.ts';
import { parsePhone } from '../../sign-in/send-code.ts';
import { userByPhone } from '../../users/find-user.ts';
import type { Deps, SignedIn } from '../../orders/model/deps.ts';
import type { Ctx } from '../../http/serving/context.ts';
import { staffName, writeAudit } from '../audit/write-audit.ts';
import { branchesInScope } from '../branches/staff-branches.ts';
import { endStaffSession, openStaffSession } from './staff-sessions.ts';

async function sessionOf(ctx: SignedIn, tx: Tx): Promise<StaffSession> {
  const role = v.parse(Role, ctx.caller.role);
  const { name } = await readMerchant(tx);
  return {
    userId: ctx.caller.userId,
    name: await staffName(ctx, tx),
    role,
    permissions: [...permissionsOf(role)],
    branches: await branchesInScope(ctx, tx),
    brandName: name,
    timeZone: ctx.tenant.timeZone,
    merchantId: ctx.merchantId,
  };
}

/** Who is signed in, and what they may do. */
export const readSession = (ctx: SignedIn): Promise<StaffSession> =>
  ctx.db.inTenant(ctx.merchantId, (tx) => sessionOf(ctx, tx));

async function branchScope(ctx: Ctx, tx: Tx, userId: string): Promise<BranchScope> {
  const rows = await tx
    .select({ id: staffBranches.branchId })
    .from(staffBranches)
    .where(and(eq(staffBranches.merchantId, ctx.merchantId), eq(staffBranches.userId, userId)));
  return scopeOf(rows.map(({ id }) => id));
}

type Opened = { session: StaffSession; token: string };

async function open(ctx: Ctx<Deps>, tx: Tx, phone: string): Promise<Opened | null> {
  const user = await userByPhone(ctx, tx, phone);
  if (!user?.isActive || permissionsOf(v.parse(Role, user.role)).length === 0) return null;
  const { id: sessionId, token } = await openStaffSession(ctx, tx, user.id);
  const caller = {
    userId: user.id,
    role: user.role,
    sessionId,
    phone,
    platform: 'WEB' as const,
    signedInAt: ctx.now(),
    branchIds: await branchScope(ctx, tx, user.id),
  };
  const signedIn: SignedIn = { ...ctx, caller };
  const opened = { action: 'session.open', subject: 'session' as const, subjectId: sessionId };
  await writeAudit(signedIn, tx, { ...opened, branchId: null, before: null, after: null });
  return { session: await sessionOf(signedIn, tx), token };
}

/**
 * Signs a member of staff in by the code sent to their phone. Throws what a code may throw, and forbidden for a phone
 * that is not of the staff: the code proves the phone, so its owner may know that.
 */
export async function signInStaff(
  ctx: Ctx<Deps>,
  given: { phone: string; code: string },
): Promise<Reply<StaffSession>> {
  const phone = parsePhone(given.phone);
  // What came of the try is returned, not thrown: a wrong try must be committed to count.
  const outcome = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const refused = await proveCode(ctx, tx, { phone, purpose: 'SIGN_IN', code: given.code });
    return refused ? { refused } : { opened: await open(ctx, tx, phone) };
  });
  if (outcome.refused) throw outcome.refused;
  if (!outcome.opened) throw apiError('forbidden');
  const { session, token } = outcome.opened;
  return new Reply(session, { headers: { 'set-cookie': staffCookie(token, STAFF_ABSOLUTE_MS / 1000) } });
}

/** Signs out on this device. */
export async function signOutStaff(ctx: SignedIn): Promise<Reply<null>> {
  await endStaffSession(ctx);
  return new Reply(null, { headers: { 'set-cookie': NO_STAFF_COOKIE } });
}
