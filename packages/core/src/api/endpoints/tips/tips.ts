import { accepts, endpoint } from '../../endpoint.ts';
import { PaymentPage } from '../payments.ts';
import type * as requests from './tips.requests.ts';

/** Where a tip for an order that has arrived is paid, once (B35). Throws payment.closed, payment.alreadyPaid and the like. */
export const payLateTip = endpoint(
  { method: 'POST', path: '/payments/v1/orders/{orderId}/tip', auth: 'customer', answer: PaymentPage },
  accepts<typeof requests.payLateTip>(),
);
