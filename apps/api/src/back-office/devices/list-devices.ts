import { randomBytes } from 'node:crypto';

import { type AuditAction, isInScope, recoveryCode, type StaffDevice } from '@dasturxon/core/staff';
import { and, asc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { staffSessions } from '../../db/schema/staff.ts';
import { staffDevices } from '../../db/schema/staff-access.ts';
import { apiError } from '../../http/api-error.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { branchInScope } from '../branches/staff-branches.ts';
import type { DeviceRow } from '../session/find-device.ts';
import { codeHmacOf } from './enrol-device.ts';

/** How long a code may be used. */
const CODE_MS = 15 * 60_000;

const toDevice = ({ id, name, branchId, enrolledAt, lastSeenAt, codeUntil }: DeviceRow): StaffDevice => ({
  id,
  name,
  branchId,
  enrolledAt: enrolledAt?.toISOString() ?? null,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
  codeUntil: codeUntil?.toISOString() ?? null,
});

/** Enrolled tablets, and codes that may still be used. */
const isListed = (ctx: SignedIn) =>
  and(
    eq(staffDevices.merchantId, ctx.merchantId),
    isNull(staffDevices.revokedAt),
    or(isNotNull(staffDevices.enrolledAt), gt(staffDevices.codeUntil, ctx.now())),
  );

/** The shared tablets at the caller's branches. */
export const listDevices = (ctx: SignedIn): Promise<StaffDevice[]> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const rows = await tx
      .select()
      .from(staffDevices)
      .where(isListed(ctx))
      .orderBy(asc(staffDevices.createdAt), asc(staffDevices.id));
    return rows.filter(({ branchId }) => isInScope(ctx.caller.branchIds, branchId)).map(toDevice);
  });

const audit = (
  ctx: SignedIn,
  tx: Tx,
  { action, device: { id, branchId, name } }: { action: AuditAction; device: DeviceRow },
) =>
  writeAudit(ctx, tx, {
    action,
    subject: 'device',
    subjectId: id,
    branchId,
    before: null,
    after: { device: name },
  });

/** Makes the code of a new tablet. Throws branch.notFound for a branch outside the caller's scope. */
export const addDevice = (
  ctx: SignedIn,
  { name, branchId }: { name: string; branchId: string },
): Promise<{ code: string; device: StaffDevice }> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await branchInScope(ctx, tx, branchId);
    const code = recoveryCode(randomBytes(10));
    const now = ctx.now();
    const [row] = await tx
      .insert(staffDevices)
      .values({
        merchantId: ctx.merchantId,
        id: ctx.newId(),
        branchId,
        name,
        codeHmac: codeHmacOf(ctx, code),
        codeUntil: new Date(now.getTime() + CODE_MS),
        createdBy: ctx.caller.userId,
        createdAt: now,
      })
      .returning();
    await audit(ctx, tx, { action: 'device.add', device: row! });
    return { code, device: toDevice(row!) };
  });

/** Revokes a tablet and ends its sessions, or withdraws its code. Throws notFound for one of another branch. */
export const revokeDevice = (ctx: SignedIn, id: string): Promise<null> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const own = and(isListed(ctx), eq(staffDevices.id, id));
    const [row] = await tx.select().from(staffDevices).where(own).for('update');
    if (!row || !isInScope(ctx.caller.branchIds, row.branchId)) throw apiError('notFound');
    const now = ctx.now();
    await tx.update(staffDevices).set({ revokedAt: now, codeHmac: null }).where(own);
    await tx
      .update(staffSessions)
      .set({ revokedAt: now })
      .where(
        and(
          eq(staffSessions.merchantId, ctx.merchantId),
          eq(staffSessions.deviceId, id),
          isNull(staffSessions.revokedAt),
        ),
      );
    await audit(ctx, tx, { action: 'device.revoke', device: row });
    return null;
  });
