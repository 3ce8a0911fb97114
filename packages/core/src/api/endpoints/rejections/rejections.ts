import { BoardOrder } from '../../../staff/board-order.schema.ts';
import { RejectionTerms } from '../../../staff/rejection-terms.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './rejections.requests.ts';

/** What the guest reads of a rejection, by reason, and what goes back to them (BO-170). */
export const readRejection = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/orders/{id}/rejection',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.move',
    answer: RejectionTerms,
  },
  accepts<typeof requests.readRejection>(),
);

/** Records a call that the guest of an open order did not answer (BO-171). */
export const logCall = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/orders/{id}/calls',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.contact',
    answer: BoardOrder,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.logCall>(),
);

/** Blocks the guest of an order, or lifts the block (BO-172). A blocked guest cannot sign in. */
export const blockGuest = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/orders/{id}/block',
    auth: 'staff',
    host: 'backOffice',
    permission: 'customers.block',
    answer: BoardOrder,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.blockGuest>(),
);
