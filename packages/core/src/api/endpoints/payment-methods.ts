import * as v from 'valibot';

import { PaymentMethod } from '../../payment/payment.schema.ts';
import { accepts, endpoint } from '../endpoint.ts';
import type * as requests from './requests/payment-methods.requests.ts';

/** API-48. */
export const listPaymentMethods = endpoint(
  {
    method: 'GET',
    path: '/payments/v1/methods',
    auth: 'optional',
    answer: v.array(PaymentMethod),
  },
  accepts<typeof requests.listPaymentMethods>(),
);
