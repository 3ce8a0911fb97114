import { remindAt, startsAt, unpaidExpiry, type Order } from '@dasturxon/core/order';

import type { Deps } from '../deps.ts';
import type { QueueName } from '../jobs/queues.ts';
import { LEAD_MINUTES } from './check-placing.ts';

/** A job about an order, as the column names of the outbox; its payload is the order's id. */
export type OrderJob = { id: string; queue: QueueName; start_after: string | null };

type Placed = Pick<Order, 'paymentType'> & { status: 'CREATED' | 'AT_TIME'; deliveryAt: Date | null };

/**
 * What is to be done about an order that is being placed, written in its own transaction: the staff is reminded, a
 * later one released, one that is not paid in time cancelled.
 */
export function jobsOfNewOrder(
  { now, newId }: Pick<Deps, 'now' | 'newId'>,
  { status, deliveryAt, paymentType }: Placed,
): OrderJob[] {
  const job = (queue: QueueName, at: Date): OrderJob => ({
    id: newId(),
    queue,
    start_after: at.toISOString(),
  });
  const expiry = unpaidExpiry({ status, paymentType, isPaid: false, timestamp: now().toISOString() });
  return [
    deliveryAt
      ? job('order.release', startsAt(deliveryAt, LEAD_MINUTES))
      : job('order.remind', remindAt(now())),
    ...(expiry ? [job('order.expire-unpaid', expiry)] : []),
  ];
}
