import { randomBytes } from 'node:crypto';

import { isIdleLocked, isInScope } from '@dasturxon/core/staff';
import { and, eq, gt, isNull } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { merchants } from '../../db/schema/merchants.ts';
import { staffBranches, staffSessions } from '../../db/schema/staff.ts';
import { staffDevices } from '../../db/schema/staff-access.ts';
import type { Ctx } from '../../http/serving/context.ts';
import { STAFF_IDLE_MS } from '../../http/serving/find-staff.ts';
import { sha256 } from '../../kernel/secrets.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { deviceOf } from '../../users/open-session.ts';
import type { DeviceRow } from './find-device.ts';

/** Ends the person's own earlier session on a shared tablet and locks those of others: it has one person at a time. */
async function leaveDevice(ctx: Ctx, tx: Tx, { deviceId, userId }: { deviceId: string; userId: string }) {
  const onDevice = and(
    eq(staffSessions.merchantId, ctx.merchantId),
    eq(staffSessions.deviceId, deviceId),
    isNull(staffSessions.revokedAt),
  );
  const now = ctx.now();
  const ofPerson = eq(staffSessions.userId, userId);
  await tx.update(staffSessions).set({ revokedAt: now }).where(and(onDevice, ofPerson));
  await tx.update(staffSessions).set({ lockedAt: now }).where(onDevice);
}

/**
 * Opens a session of the back office and returns its token, of which only the hash is stored (T20). On a shared tablet it
 * is bound to the tablet, however the person signed in.
 */
export async function openStaffSession(
  ctx: Ctx,
  tx: Tx,
  { userId, byPin, deviceId }: { userId: string; byPin: boolean; deviceId: string | null },
): Promise<{ id: string; token: string }> {
  const [id, token] = [ctx.newId(), randomBytes(32).toString('base64url')];
  const now = ctx.now();
  if (deviceId !== null) await leaveDevice(ctx, tx, { deviceId, userId });
  await tx.insert(staffSessions).values({
    merchantId: ctx.merchantId,
    id,
    tokenHash: sha256(token),
    userId,
    device: deviceOf(ctx),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + STAFF_IDLE_MS),
    byPin,
    deviceId,
    touchedAt: now,
  });
  return { id, token };
}

const own = (ctx: SignedIn) =>
  and(eq(staffSessions.merchantId, ctx.merchantId), eq(staffSessions.id, ctx.caller.sessionId));

/** Ends the session that the call came with. */
export async function endStaffSession(ctx: SignedIn): Promise<void> {
  await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx.update(staffSessions).set({ revokedAt: ctx.now() }).where(own(ctx)),
  );
}

async function hasSameBranches(ctx: SignedIn, tx: Tx): Promise<boolean> {
  const rows = await tx
    .select({ id: staffBranches.branchId })
    .from(staffBranches)
    .where(and(eq(staffBranches.merchantId, ctx.merchantId), eq(staffBranches.userId, ctx.caller.userId)));
  const { branchIds } = ctx.caller;
  return rows.length === (branchIds ?? []).length && rows.every(({ id }) => isInScope(branchIds, id));
}

/** Whether the shared tablet of a session, if it has one, is enrolled and the session on it is not locked. */
const isOpenOnDevice = (
  { session, device }: { session: typeof staffSessions.$inferSelect; device: DeviceRow | null },
  now: Date,
): boolean =>
  session.deviceId === null ||
  (device?.revokedAt === null &&
    !isIdleLocked({ lockedAt: session.lockedAt, touchedAt: session.touchedAt ?? session.createdAt }, now));

/**
 * Whether the session of a stream is still good: not over or locked, of a brand that serves, and of a person with the role
 * and the branches that it was opened with.
 */
export function isStaffSessionLive(ctx: SignedIn): Promise<boolean> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const rows = await tx
      .select({ session: staffSessions, device: staffDevices })
      .from(staffSessions)
      .leftJoin(
        staffDevices,
        and(
          eq(staffDevices.merchantId, staffSessions.merchantId),
          eq(staffDevices.id, staffSessions.deviceId),
        ),
      )
      .innerJoin(
        users,
        and(eq(users.merchantId, staffSessions.merchantId), eq(users.id, staffSessions.userId)),
      )
      .innerJoin(merchants, eq(merchants.merchantId, staffSessions.merchantId))
      .where(
        and(
          own(ctx),
          isNull(staffSessions.revokedAt),
          gt(staffSessions.expiresAt, ctx.now()),
          eq(users.role, ctx.caller.role),
          eq(users.isActive, true),
          isNull(users.deletedAt),
          eq(merchants.isActive, true),
          eq(merchants.deleted, false),
        ),
      );
    const [row] = rows;
    return row !== undefined && isOpenOnDevice(row, ctx.now()) && (await hasSameBranches(ctx, tx));
  });
}
