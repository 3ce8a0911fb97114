import * as v from 'valibot';

import { TIP_AT_MOST } from '../../../cart/fees/tip.ts';
import { Id } from '../../../kernel/wire.ts';
import { LATE_TIP_AT_LEAST } from '../../../payment/late-tip.ts';
import { PaymentType } from '../../../payment/payment.schema.ts';
import { request } from '../../endpoint.ts';

export const payLateTip = request({
  summary: 'Where a tip for an order that has arrived is paid',
  params: v.object({ orderId: Id }),
  body: v.strictObject({
    amount: v.pipe(v.number(), v.safeInteger(), v.minValue(LATE_TIP_AT_LEAST), v.maxValue(TIP_AT_MOST)),
    paymentType: PaymentType,
  }),
});
