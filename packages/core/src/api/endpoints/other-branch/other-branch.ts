import * as v from 'valibot';

import { OtherBranch } from '../../../order/edit/other-branch.ts';
import { BoardOrder } from '../../../staff/board-order.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './other-branch.requests.ts';

/** The other branches of the caller's that an order could be given to, the nearest able ones first (C.8). */
export const readOtherBranches = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/orders/{id}/branches',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.edit',
    answer: v.array(OtherBranch),
  },
  accepts<typeof requests.readOtherBranches>(),
);

/** Gives an order that is not cooked yet to another branch; what the guest pays stays (C.8). */
export const giveToBranch = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/orders/{id}/branch',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.edit',
    answer: BoardOrder,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.giveToBranch>(),
);
