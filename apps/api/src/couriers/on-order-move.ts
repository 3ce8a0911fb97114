import { isFinished, type OrderStatus } from '@dasturxon/core/order';
import { and, eq, isNull, ne } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { deliveries } from '../db/schema/deliveries.ts';
import type { OrderRow } from '../orders/model/to-order.ts';
import type { Deps } from './model/deps.ts';
import { sendJob } from '../jobs/queues.ts';
import { receiveCash } from './model/courier-cash.ts';

/**
 * The courier's part of an order transition, in its transaction: a ready order requests a courier; a finished one
 * releases its own courier, who holds its cash, and enqueues the cancellation at the courier service.
 */
export async function couriersOnMove(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: Tx,
  { row, to }: { row: OrderRow; to: OrderStatus },
): Promise<void> {
  const { merchantId, id: orderId, serviceType } = row;
  if (serviceType !== 'DELIVERY') return;
  if (to === 'DONE' && row.status !== 'ATTACHED')
    await sendJob(tx, { id: deps.newId(), merchantId, queue: 'courier.call', payload: { orderId } });
  if (to === 'DELIVERED') await receiveCash(deps, tx, row);
  if (!isFinished(to)) return;
  const open = and(
    eq(deliveries.merchantId, merchantId),
    eq(deliveries.orderId, orderId),
    isNull(deliveries.finishedAt),
  );
  await tx
    .update(deliveries)
    .set({ finishedAt: deps.now(), phone: null, latitude: null, longitude: null, positionAt: null })
    .where(and(open, ne(deliveries.provider, 'YANDEX')));
  const [called] = await tx.select({ id: deliveries.id }).from(deliveries).where(open);
  if (!called) return;
  const payload = { deliveryId: called.id };
  await sendJob(tx, { id: deps.newId(), merchantId, queue: 'courier.refresh', payload });
}
