import { ok, refuse, type Result } from '../../kernel/result.ts';
import type { OrderStatus } from '../schemas/order-status.schema.ts';
import { isUnready } from '../status/cooking-statuses.ts';

/** How long a guest may think about a proposed edit, in milliseconds; without an answer nothing changes. */
export const CONSENT_MS = 5 * 60_000;

/** How much of the dearer edits of an order a restaurant may bear instead of the guest, in so'm. */
export const BORNE_AT_MOST = 5000;

/** The `reason` of an UPDATE line of the history about an edit. */
export const EDIT_REASONS = {
  proposed: 'EDIT_PROPOSED',
  applied: 'EDITED',
  declined: 'EDIT_DECLINED',
  /** The guest did not answer in time. */
  lapsed: 'EDIT_LAPSED',
  withdrawn: 'EDIT_WITHDRAWN',
} as const;

/** Whether the lines of an order may still change: until it is ready. */
export function canEditOrder({
  status,
}: {
  status: OrderStatus;
}): Result<true, { code: 'order.notEditable' }> {
  return isUnready(status) ? ok(true) : refuse('order.notEditable');
}
