import {
  leadMinutesFor,
  nextRung,
  startsAt,
  unpaidExpiry,
  type Order,
  type Unanswered,
} from '@dasturxon/core/order';

import type { Deps } from '../model/deps.ts';
import type { QueueName } from '../../jobs/queues.ts';

/** A job about an order, as the column names of the outbox; `payload` is what it carries besides the order's id. */
export type OrderJob = { id: string; queue: QueueName; start_after: string | null; payload: object };

type Placed = Pick<Order, 'paymentType'> & {
  status: 'CREATED' | 'AT_TIME';
  deliveryAt: Date | null;
  /** Minutes of its slowest dish; null: not known. */
  cookingTime: number | null;
  /** The order's answer ladder; null before the order reaches the kitchen. */
  unanswered: Unanswered | null;
  /** Whether its branch accepts orders by itself. */
  acceptsByItself: boolean;
};

/**
 * What is to be done about an order that is being placed, written in its own transaction: the answer ladder is climbed,
 * a later one released, one that is not paid in time cancelled.
 */
export function jobsOfNewOrder(
  { now, newId }: Pick<Deps, 'now' | 'newId'>,
  { status, deliveryAt, cookingTime, paymentType, unanswered, acceptsByItself }: Placed,
): OrderJob[] {
  const job = (queue: QueueName, at: Date, payload: object = {}): OrderJob => ({
    id: newId(),
    queue,
    start_after: at.toISOString(),
    payload,
  });
  const first = unanswered && nextRung(unanswered, null);
  const expiry = unpaidExpiry({ status, paymentType, isPaid: false, timestamp: now().toISOString() });
  return [
    ...(deliveryAt ? [job('order.release', startsAt(deliveryAt, leadMinutesFor(cookingTime)))] : []),
    ...(first
      ? [job('order.remind', first.at, { rung: first.rung, since: unanswered.since.toISOString() })]
      : []),
    ...(unanswered && status === 'CREATED' && acceptsByItself ? [job('order.auto-accept', now())] : []),
    ...(expiry ? [job('order.expire-unpaid', expiry)] : []),
  ];
}
