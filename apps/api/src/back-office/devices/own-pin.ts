import { isWeakPin, mayEnterByPin } from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';

import { staffPins } from '../../db/schema/staff-access.ts';
import { apiError } from '../../http/api-error.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { writePin } from '../../users/staff-rights.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { rightsOf } from '../people/change-staff.ts';
import { hashPin } from './pin-hash.ts';

/** Whether the caller has a PIN. */
export const readPin = (ctx: SignedIn): Promise<{ hasPin: boolean }> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const own = and(eq(staffPins.merchantId, ctx.merchantId), eq(staffPins.userId, ctx.caller.userId));
    return { hasPin: (await tx.$count(staffPins, own)) > 0 };
  });

/** Sets the caller's PIN. Throws forbidden for a role that needs a second factor, and pin.weak. */
export async function setPin(ctx: SignedIn, pin: string): Promise<null> {
  const { userId, phone } = ctx.caller;
  if (!mayEnterByPin(rightsOf(ctx).role)) throw apiError('forbidden');
  if (isWeakPin(pin, phone)) throw apiError('pin.weak');
  const pinHash = await hashPin(ctx, { userId, pin });
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await writePin(tx, { merchantId: ctx.merchantId, userId, now: ctx.now() }, pinHash);
    await writeAudit(ctx, tx, {
      action: 'pin.set',
      subject: 'staff',
      subjectId: userId,
      branchId: null,
      before: null,
      after: null,
    });
    return null;
  });
}
