import * as v from 'valibot';

import { COMMENT_MAX } from '../../../validation/bounds.ts';
import { orNull } from '../../../kernel/wire.ts';
import { IdParam, typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

export const listWaitingRefunds = request({ summary: 'Refunds that have not been made' });

export const finishRefund = request({
  summary: 'Record a refund that was made by hand',
  params: IdParam,
  body: v.strictObject({ note: typedText(COMMENT_MAX) }),
});

export const readRefundTerms = request({
  summary: 'What can be refunded of an order',
  params: IdParam,
});

export const refundAsStaff = request({
  summary: 'Refund an order or a part of it',
  params: IdParam,
  body: v.strictObject({
    /** Whole so'm; null: all that is held. */
    amount: orNull(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    reason: typedText(COMMENT_MAX),
  }),
});
