import * as v from 'valibot';

import { Quote } from '../../../order/schemas/quote.schema.ts';
import { BoardOrder } from '../../../staff/board-order.schema.ts';
import { FoundCustomer } from '../../../staff/found-customer.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './phone-orders.requests.ts';

/**
 * The guest of a phone number: name, addresses and last orders; null for an unknown number. A POST, so that no log has
 * the phone. Limited per member of staff, and written to the audit log.
 */
export const findCustomer = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/customers/find',
    auth: 'staff',
    host: 'backOffice',
    permission: 'customers.find',
    answer: v.nullable(FoundCustomer),
  },
  accepts<typeof requests.findCustomer>(),
);

/** What an order for a guest on the phone costs: the guest's own quote, without cashback. Stores nothing. */
export const quotePhoneOrder = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/phone-orders/quote',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.place',
    answer: Quote,
  },
  accepts<typeof requests.quotePhoneOrder>(),
);

/** Places an order for a guest on the phone, who needs no code: the member of staff vouches for the number. */
export const placePhoneOrder = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/phone-orders',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.place',
    answer: BoardOrder,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.placePhoneOrder>(),
);

/** Sends the guest of an unpaid order an SMS with the address of the order's page, where it is paid after sign-in. */
export const sendPaymentLink = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/phone-orders/{id}/payment-link',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.place',
    /** The masked phone that it was sent to. */
    answer: v.object({ phone: v.string() }),
  },
  accepts<typeof requests.sendPaymentLink>(),
);
