import { and, eq, isNull } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { staffDevices } from '../../db/schema/staff-access.ts';
import type { Ctx } from '../../http/serving/context.ts';
import { deviceCookie } from '../../http/serving/staff-cookie.ts';
import { sha256 } from '../../kernel/secrets.ts';

/** A shared tablet as it is stored. */
export type DeviceRow = typeof staffDevices.$inferSelect;

/** How old the time at which a tablet was last seen may be. */
const SEEN_EVERY_MS = 60_000;

async function markSeen(ctx: Ctx, tx: Tx, { id, lastSeenAt }: DeviceRow): Promise<void> {
  const now = ctx.now();
  if (now.getTime() - (lastSeenAt?.getTime() ?? 0) < SEEN_EVERY_MS) return;
  await tx
    .update(staffDevices)
    .set({ lastSeenAt: now })
    .where(and(eq(staffDevices.merchantId, ctx.merchantId), eq(staffDevices.id, id)));
}

/** The shared tablet of the call's cookie; null without a cookie and for a revoked tablet. */
export async function findDevice(ctx: Ctx, tx: Tx): Promise<DeviceRow | null> {
  const token = deviceCookie.read(ctx.header('cookie'));
  if (token === null) return null;
  const [device] = await tx
    .select()
    .from(staffDevices)
    .where(
      and(
        eq(staffDevices.merchantId, ctx.merchantId),
        eq(staffDevices.tokenHash, sha256(token)),
        isNull(staffDevices.revokedAt),
      ),
    );
  if (!device) return null;
  await markSeen(ctx, tx, device);
  return device;
}
