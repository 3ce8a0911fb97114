import * as v from 'valibot';

import { PAYMENT_PLATFORMS } from '../../../payment/offered-payments.ts';
import { request } from '../../endpoint.ts';

export const listPaymentMethods = request({
  summary: 'Ways to pay in a shell',
  query: v.object({ platform: v.optional(v.picklist(PAYMENT_PLATFORMS), 'WEB') }),
});
