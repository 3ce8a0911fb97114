import type { Tx } from '../../db/connect.ts';
import { staffSessions } from '../../db/schema/staff.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { ownSession } from '../second-factor/own-factors.ts';
import { findDevice } from '../session/find-device.ts';

const change = (ctx: SignedIn, tx: Tx, set: { lockedAt: Date } | { touchedAt: Date }) =>
  tx.update(staffSessions).set(set).where(ownSession(ctx));

/** Locks the session on a shared tablet until the PIN is entered. */
export async function lockSession(ctx: SignedIn): Promise<null> {
  if (ctx.caller.deviceId == null) return null;
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const device = await findDevice(ctx, tx);
    await change(ctx, tx, { lockedAt: ctx.now() });
    await writeAudit(ctx, tx, {
      action: 'session.lock',
      subject: 'session',
      subjectId: ctx.caller.sessionId,
      branchId: device?.branchId ?? null,
      before: null,
      after: device && { device: device.name },
    });
    return null;
  });
}

/** Keeps the session on a shared tablet open for ten more minutes. A locked one has been refused before (BO-43). */
export async function touchSession(ctx: SignedIn): Promise<null> {
  if (ctx.caller.deviceId == null) return null;
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await findDevice(ctx, tx);
    await change(ctx, tx, { touchedAt: ctx.now() });
    return null;
  });
}
