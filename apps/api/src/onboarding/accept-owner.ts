import type { StaffSession } from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';

import { writeAudit } from '../audit/write-audit.ts';
import { openedReply, openFor } from '../back-office/session/sign-in-staff.ts';
import type { Tx } from '../db/connect.ts';
import { users } from '../db/schema/customers.ts';
import { brandSetups } from '../db/schema/editing/onboarding.ts';
import type { Reply } from '../http/answers.ts';
import { apiError } from '../http/api-error.ts';
import type { Ctx } from '../http/serving/context.ts';
import type { Deps } from '../orders/model/deps.ts';
import { proveCode } from '../sign-in/prove-code.ts';
import { parsePhone } from '../sign-in/send-code.ts';
import { userOfPhone } from '../users/find-user.ts';
import { writeStaffRights } from '../users/staff-rights.ts';
import { checkMaker } from './brand-invites.ts';

/** Throws invite.invalid for a brand that has an owner. The set-up is locked, so that of two people one becomes it. */
async function requireNoOwner({ merchantId }: Ctx, tx: Tx): Promise<void> {
  const [setup] = await tx
    .select({ id: brandSetups.merchantId })
    .from(brandSetups)
    .where(eq(brandSetups.merchantId, merchantId))
    .for('update');
  const owners = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.merchantId, merchantId), eq(users.role, 'ADMIN')))
    .limit(1);
  if (!setup || owners.length > 0) throw apiError('invite.invalid');
}

type Accepted = { token: string; phone: string; code: string; name: string };

/**
 * Makes the person of a proven phone the owner of the brand that their link made, and signs them in (BO-330). Throws what a
 * code may throw, and invite.invalid for another brand's link and for a brand that has an owner.
 */
export async function acceptOwner(ctx: Ctx<Deps>, given: Accepted): Promise<Reply<StaffSession>> {
  const phone = parsePhone(given.phone);
  await checkMaker(ctx, ctx.merchantId, given.token);
  // The result is returned, not thrown, so that a wrong try is committed and counted.
  const outcome = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await requireNoOwner(ctx, tx);
    const refused = await proveCode(ctx, tx, { phone, purpose: 'SIGN_IN', code: given.code });
    if (refused) return { refused };
    const user = await userOfPhone(ctx, tx, phone);
    if (!user.isActive) return { refused: apiError('forbidden') };
    const about = { merchantId: ctx.merchantId, userId: user.id, now: ctx.now() };
    await writeStaffRights(tx, about, { role: 'ADMIN', branchIds: [], name: given.name });
    const opened = await openFor(ctx, tx, { ...user, role: 'ADMIN', firstName: given.name, byPin: false });
    await writeAudit(opened.signedIn, tx, {
      action: 'staff.join',
      subject: 'staff',
      subjectId: user.id,
      branchId: null,
      before: null,
      after: { role: 'ADMIN', branchIds: null },
    });
    return { opened };
  });
  if (outcome.refused) throw outcome.refused;
  return openedReply(outcome.opened);
}
