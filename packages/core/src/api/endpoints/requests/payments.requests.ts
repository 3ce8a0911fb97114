import * as v from 'valibot';

import { COMMENT_MAX } from '../../../validation/bounds.ts';
import { Id, orNull } from '../../../kernel/wire.ts';
import { PAYMENT_PLATFORMS } from '../../../payment/offered-payments.ts';
import { PaymentType } from '../../../payment/payment.schema.ts';
import { typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

const OrderParam = v.object({ orderId: Id });
export const getCheckout = request({
  summary: 'The page where an order is paid',
  params: OrderParam,
});

export const getPayment = request({
  summary: 'What is known of an order’s money',
  params: OrderParam,
});

export const choosePayment = request({
  summary: 'Pay an unpaid order another way',
  params: OrderParam,
  body: v.strictObject({
    paymentType: PaymentType,
    platform: v.optional(v.picklist(PAYMENT_PLATFORMS), 'WEB'),
  }),
});

export const payByCard = request({
  summary: 'Pay an order by a saved card',
  params: OrderParam,
  body: v.strictObject({ cardId: Id }),
});

export const markPaid = request({
  summary: 'Mark an order as paid by hand',
  params: OrderParam,
});

export const refundOrder = request({
  summary: 'Give money back',
  params: OrderParam,
  body: v.strictObject({
    amount: orNull(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    byHand: v.optional(v.boolean(), false),
    refundId: orNull(Id),
    reason: orNull(typedText(COMMENT_MAX)),
  }),
});

export const listRefunds = request({
  summary: 'Money that staff has to give back by hand',
});
