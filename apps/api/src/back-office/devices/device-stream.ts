import { isRinging, WaitingOrders } from '@dasturxon/core/staff';
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import { toOrder } from '../../orders/model/to-order.ts';
import { eventStream } from '../../orders/reading/event-stream.ts';
import type { Ctx } from '../../orders/model/deps.ts';
import { lockedPresence } from '../presence/board-presence.ts';
import { type DeviceRow, findDevice } from '../session/find-device.ts';
import { requireDevice } from './own-device.ts';

/** The orders are read this often without a wake-up as well, and a revoked tablet loses its stream. */
const POLL_MS = 5_000;

async function waitingOrders(ctx: Ctx, tx: Tx, { branchId }: DeviceRow): Promise<WaitingOrders> {
  const rows = await tx
    .select()
    .from(orders)
    .where(
      and(eq(orders.merchantId, ctx.merchantId), eq(orders.branchId, branchId), eq(orders.status, 'CREATED')),
    )
    .orderBy(asc(orders.createdAt));
  // A stream is written as it is: the schema leaves out what a locked tablet may not show.
  return v.parse(WaitingOrders, { orders: rows.map((row) => toOrder(row, [])).filter(isRinging) });
}

/**
 * The waiting orders at the branch of a shared tablet, as they change: it rings also while it is locked (BO-44). The stream ends when
 * the tablet is revoked. Throws device.unknown for a browser that is no tablet.
 */
export async function streamDevice(ctx: Ctx): Promise<Response> {
  const { id } = await ctx.db.inTenant(ctx.merchantId, (tx) => requireDevice(ctx, tx));
  let sent = '';
  const presence = lockedPresence(ctx, id);
  return eventStream(
    { ...ctx, caller: { userId: `device:${id}` } },
    {
      orderId: `device:${id}`,
      watch: (wake) => ctx.orderEvents.watchAll(ctx.merchantId, wake),
      async read(write) {
        const waiting = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
          const device = await findDevice(ctx, tx);
          return device && waitingOrders(ctx, tx, device);
        });
        if (!waiting) return false;
        await presence();
        const text = JSON.stringify(waiting);
        write(text === sent ? ': nothing new\n\n' : `event: waiting\ndata: ${text}\n\n`);
        sent = text;
        return true;
      },
      beat: { ms: POLL_MS, act: 'read' },
    },
  );
}
