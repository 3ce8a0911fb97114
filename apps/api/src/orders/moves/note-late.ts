import { lateFrom } from '@dasturxon/core/order';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orderHistory, orders } from '../../db/schema/orders.ts';
import { found } from '../../http/api-error.ts';
import type { RecordDeps } from '../../http/serving/context.ts';
import { type Jobs, sendJob } from '../../jobs/queues.ts';
import { notifyOfOrder } from '../../notifications/notify-of-order.ts';
import type { Deps } from '../model/deps.ts';
import { enqueueOrderNotification } from '../model/enqueue-order-notification.ts';
import { lockOrder } from '../model/lock-order.ts';
import { type OrderRow, toOrder } from '../model/to-order.ts';

/** Leaves the job that looks whether an order is late, for the moment from which it would be (B41). */
export async function watchPromise(deps: RecordDeps, tx: Tx, row: OrderRow): Promise<void> {
  const startAfter = lateFrom(toOrder(row, []));
  if (startAfter === null) return;
  const job = { id: deps.newId(), merchantId: row.merchantId, queue: 'order.late' as const, startAfter };
  await sendJob(tx, { ...job, payload: { orderId: row.id } });
}

/** Whether the guest of an order was notified that it is late, and has no later promise since. */
export const wasNotedLate = ({ data }: Pick<OrderRow, 'data'>): boolean => (data['lateIn'] ?? null) !== null;

/** Writes that an order is late, and the message to its guest. */
async function note(deps: RecordDeps, tx: Tx, row: OrderRow): Promise<void> {
  const { merchantId, id: orderId, status, userId } = row;
  const at = deps.now();
  const [noted] = await tx
    .update(orders)
    .set({ data: { ...row.data, lateIn: status }, updatedAt: at })
    .where(and(eq(orders.merchantId, merchantId), eq(orders.id, orderId)))
    .returning();
  const change = { event: 'UPDATE', fromStatus: status, toStatus: status, data: { reason: 'LATE' }, at };
  await tx.insert(orderHistory).values({ merchantId, orderId, ...change });
  const late = found(noted, 'order.notFound');
  await enqueueOrderNotification(deps, tx, late);
  await notifyOfOrder(deps, tx, { merchantId, userId, order: toOrder(late, []), actorId: null });
}

/**
 * The job that notifies a guest once that the order is late, before the guest asks (B41). An order with a later promise is
 * looked at again then; one that was handed over is left alone.
 */
export async function noteLate(
  deps: RecordDeps & Pick<Deps, 'db' | 'orderEvents'>,
  merchantId: string,
  { orderId }: Jobs['order.late'],
): Promise<void> {
  const isNoted = await deps.db.inTenant(merchantId, async (tx) => {
    const row = await lockOrder(tx, merchantId, orderId);
    const at = lateFrom(toOrder(row, []));
    if (at === null || wasNotedLate(row)) return false;
    if (at > deps.now()) {
      await watchPromise(deps, tx, row);
      return false;
    }
    await note(deps, tx, row);
    return true;
  });
  if (isNoted) deps.orderEvents.announce(merchantId, orderId);
}
