import * as v from 'valibot';

import { ReservationStatus } from '../../../content/reservation.schema.ts';
import { TABLES_TOGETHER_MAX } from '../../../staff/reservations/reservation-book.ts';
import { Id, Instant, orNull } from '../../../kernel/wire.ts';
import { COMMENT_MAX } from '../../../validation/bounds.ts';
import { IdParam, typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

/** The longest reason of a rejection: guests read it. */
export const RESERVATION_REASON_MAX = 200;
/** Further tables of the hall; each once. */
const MoreTables = v.optional(
  v.pipe(
    v.array(Id),
    v.maxLength(TABLES_TOGETHER_MAX - 1),
    v.check((ids) => new Set(ids).size === ids.length),
  ),
  [],
);
const NAME_MAX = 80;
const PHONE_MAX = 32;

export const readTableBook = request({
  summary: 'The book of the tables of a branch on a business day',
  query: v.object({
    branch: Id,
    /** The business day; without it, today. */
    date: v.optional(v.pipe(v.string(), v.isoDate())),
  }),
});

export const moveReservation = request({
  summary: 'Confirm, decline, seat, end a booking, or note that its guests have not come',
  params: IdParam,
  body: v.strictObject({
    /** What the caller saw. */
    from: ReservationStatus,
    to: ReservationStatus,
    reason: orNull(typedText(RESERVATION_REASON_MAX)),
  }),
});

export const moveReservationTable = request({
  summary: 'Give a booking another table, several of a hall, or another time',
  params: IdParam,
  body: v.strictObject({ tableId: Id, moreTableIds: MoreTables, time: Instant, until: Instant }),
});

export const makeReservation = request({
  summary: 'Write down a booking by hand, or guests who walk in',
  body: v.strictObject({
    branchId: Id,
    tableId: orNull(Id),
    moreTableIds: MoreTables,
    chairs: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100)),
    /** Null: now. */
    time: orNull(Instant),
    until: orNull(Instant),
    name: orNull(typedText(NAME_MAX)),
    phone: orNull(typedText(PHONE_MAX)),
    comment: orNull(typedText(COMMENT_MAX)),
    /** The guests sit at the table now. */
    isSeated: v.boolean(),
  }),
});

export const openReservationContact = request({
  summary: 'The phone of the guest of a booking',
  params: IdParam,
});
