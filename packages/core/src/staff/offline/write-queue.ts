import type { OrderStatus } from '../../order/schemas/order-status.schema.ts';
import type { OfflineWrite, QueuedWrite, WriteConflict } from './queued-write.schema.ts';

/** The moves that may wait for the network (BO-76): accepting, cooking, ready, handing over. Cancelling returns money. */
export const OFFLINE_MOVES: readonly OrderStatus[] = [
  'ACCEPTED',
  'COOKING',
  'DONE',
  'ON_WAY',
  'DELIVERED',
  'CLOSED',
];

/** Whether a write may wait for the network. Tickets and the stop-list may; of moves those of `OFFLINE_MOVES`. */
export const canQueue = (write: OfflineWrite): boolean =>
  write.kind !== 'MOVE' || OFFLINE_MOVES.includes(write.to);

/** What a write changes. Writes on one subject build on each other, so they keep their order. */
export const subjectOf = (write: OfflineWrite): string =>
  'orderId' in write ? `order ${write.orderId}` : `product ${write.productId}`;

/** The writes of a device in the order of the person's decisions. */
export type WriteQueue = readonly QueuedWrite[];

/** The queue with a write at its end. A key that is there already, or a write that may not wait, changes nothing. */
export function enqueue(queue: WriteQueue, one: QueuedWrite): WriteQueue {
  if (!canQueue(one.write) || queue.some(({ key }) => key === one.key)) return queue;
  return [...queue, one];
}

/** The write that is sent next: the first that was not refused. Null when all that is left waits for a person. */
export const nextWrite = (queue: WriteQueue): QueuedWrite | null =>
  queue.find(({ conflict }) => conflict === null) ?? null;

/**
 * The queue after the server has carried a write out. The next write on the same order was decided on its result, so it
 * expects the version that the server answered. An answer that comes twice changes nothing.
 */
export function afterDone(queue: WriteQueue, key: string, version: number | null): WriteQueue {
  const done = queue.find((one) => one.key === key);
  if (!done) return queue;
  const rest = queue.filter((one) => one !== done);
  if (version === null) return rest;
  const next = rest.find((one) => isAfter(done, one) && one.expectedVersion !== null);
  return rest.map((one) => (one === next ? { ...one, expectedVersion: version } : one));
}

/**
 * The queue after the server has refused a write: it and the later ones on the same subject, which were decided on its
 * result, wait for a person. Nothing is dropped.
 */
export function afterConflict(queue: WriteQueue, key: string, conflict: WriteConflict): WriteQueue {
  const refused = queue.find((one) => one.key === key);
  if (!refused) return queue;
  return queue.map((one) => (one === refused || isAfter(refused, one) ? { ...one, conflict } : one));
}

/** The queue without a refused write that a person has seen; a write that still waits for the network stays. */
export const dismiss = (queue: WriteQueue, key: string): WriteQueue =>
  queue.filter((one) => one.key !== key || one.conflict === null);

/** Whether another write that waits was decided on the result of this one. */
const isAfter = (one: QueuedWrite, other: QueuedWrite): boolean =>
  one !== other && other.conflict === null && subjectOf(one.write) === subjectOf(other.write);

/** What an answer means for the queue. */
export type WriteOutcome = 'SENT_AGAIN' | 'SIGN_IN' | 'CONFLICT';

/**
 * Statuses after which the same write is sent again: no answer at all (0), too early, too many, or a server that cannot
 * answer now. A 500 is a defect: repeating it would block the writes behind it.
 */
const PASSING: readonly number[] = [0, 408, 425, 429, 502, 503, 504];

/**
 * What is done with a write whose call failed: sent again later, after sign-in, or left to a person. A repeat that the
 * server still works on (`in_progress`) is sent again.
 */
export function outcomeOf({ status, code }: { status: number; code: string }): WriteOutcome {
  if (status === 401) return 'SIGN_IN';
  return PASSING.includes(status) || code === 'in_progress' ? 'SENT_AGAIN' : 'CONFLICT';
}
