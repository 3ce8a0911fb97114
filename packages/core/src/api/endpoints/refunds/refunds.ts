import * as v from 'valibot';

import { RefundTerms, WaitingRefund } from '../../../staff/waiting-refund.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './refunds.requests.ts';

/** Refunds of the caller's branches that have not been made, the oldest first; at most 200. */
export const listWaitingRefunds = endpoint({
  method: 'GET',
  path: '/admin/v1/refunds',
  auth: 'staff',
  host: 'backOffice',
  permission: 'orders.refund',
  answer: v.array(WaitingRefund),
});

/** Records a refund that staff made by hand; the same one again changes nothing. Answers with what still waits. */
export const finishRefund = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/refunds/{id}/done',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.refund',
    answer: v.array(WaitingRefund),
    idempotencyKey: 'required',
  },
  accepts<typeof requests.finishRefund>(),
);

/** What the caller may refund of an order now, and by what way. */
export const readRefundTerms = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/orders/{id}/refund',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.refund',
    answer: RefundTerms,
  },
  accepts<typeof requests.readRefundTerms>(),
);

/** Refunds an order or a part of it within the limit of the role; more is `forbidden`. */
export const refundAsStaff = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/orders/{id}/refund',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.refund',
    answer: RefundTerms,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.refundAsStaff>(),
);
