import { OrderLog } from '../../../staff/order-log/order-log.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './order-log.requests.ts';

/** The history of an order with the person of each step, and the messages to its guest. */
export const readOrderLog = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/orders/{id}/log',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.edit',
    answer: OrderLog,
  },
  accepts<typeof requests.readOrderLog>(),
);
