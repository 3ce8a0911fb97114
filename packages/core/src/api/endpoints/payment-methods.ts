import * as v from 'valibot';

import { PAYMENT_PLATFORMS } from '../../payment/offered-payments.ts';
import { PaymentMethod } from '../../payment/payment.schema.ts';
import { endpoint } from '../endpoint.ts';

/** API-48. */
export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/payments/v1/methods',
  auth: 'none',
  summary: 'Ways to pay in a shell',
  query: v.object({ platform: v.optional(v.picklist(PAYMENT_PLATFORMS), 'WEB') }),
  answer: v.array(PaymentMethod),
});
