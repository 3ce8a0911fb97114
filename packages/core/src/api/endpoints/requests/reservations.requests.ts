import * as v from 'valibot';

import { COMMENT_MAX } from '../../../validation/bounds.ts';
import { Id, Instant, orNull } from '../../../kernel/wire.ts';
import { IdParam, typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

export const listReservations = request({
  summary: 'Bookings of the customer, newest first',
});

export const bookTable = request({
  summary: 'Book a table',
  body: v.strictObject({
    branchId: Id,
    tableId: orNull(Id),
    chairs: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100)),
    time: Instant,
    until: orNull(Instant),
    comment: orNull(typedText(COMMENT_MAX)),
  }),
});

export const cancelReservation = request({
  summary: 'Cancel a booking',
  params: IdParam,
});

export const confirmReservation = request({
  summary: 'Confirm a booking',
  params: IdParam,
});
