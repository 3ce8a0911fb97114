import * as v from 'valibot';

import { Id, Instant, orNull } from '../../kernel/wire.ts';
import { TICKET_ACTIONS } from '../../kitchen/ticket-action.ts';
import { OrderStatus } from '../../order/schemas/order-status.schema.ts';
import { STOP_TERMS } from '../stop-terms.ts';

/** A write of the back office that may wait for the network. Every other write needs it. */
export const OfflineWrite = v.variant('kind', [
  v.object({ kind: v.literal('MOVE'), orderId: Id, to: OrderStatus, minutes: orNull(v.number()) }),
  v.object({
    kind: v.literal('TICKET'),
    orderId: Id,
    action: v.picklist(TICKET_ACTIONS),
    station: v.string(),
    lineId: orNull(Id),
  }),
  v.object({
    kind: v.literal('STOP'),
    productId: Id,
    /** Null: at every branch of the person. */
    branchId: orNull(Id),
    term: v.picklist(STOP_TERMS),
    reason: v.string(),
  }),
  v.object({ kind: v.literal('RETURN'), productId: Id, branchId: Id }),
]);
export type OfflineWrite = v.InferOutput<typeof OfflineWrite>;

/** Why a queued write was not carried out: the code and text of the answer, and who changed the order meanwhile. */
export const WriteConflict = v.object({
  code: v.string(),
  text: v.string(),
  by: orNull(v.string()),
  status: orNull(v.string()),
});
export type WriteConflict = v.InferOutput<typeof WriteConflict>;

/** A write in the queue of a device. */
export const QueuedWrite = v.object({
  /** Its Idempotency-Key: sent again, it acts once. */
  key: v.string(),
  /** When the person decided on it. */
  at: Instant,
  write: OfflineWrite,
  /** What the person knows its subject by: the number of the order, or the name of the product. */
  label: v.string(),
  /** The version of the order that it was decided on; null for writes without one. */
  expectedVersion: orNull(v.number()),
  /** Set once the server has refused it: it is kept until a person has seen it. */
  conflict: orNull(WriteConflict),
});
export type QueuedWrite = v.InferOutput<typeof QueuedWrite>;
