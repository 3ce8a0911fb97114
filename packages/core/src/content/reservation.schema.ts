import * as v from 'valibot';

import { BranchRef } from '../branch/branch-ref.schema.ts';
import { LocalizedText } from '../kernel/localized-text.ts';
import { Id, Instant, listOf, MoneyAmount, orElse, orNull } from '../kernel/wire.ts';

/** What became of a booking (D81). */
export const RESERVATION_STATUSES = [
  'CREATED',
  'CONFIRMED',
  'SEATED',
  'DONE',
  'NO_SHOW',
  'CANCELED',
] as const;
/** What became of a booking (D81). */
export const ReservationStatus = v.picklist(RESERVATION_STATUSES);
export type ReservationStatus = v.InferOutput<typeof ReservationStatus>;

const Chairs = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100));

/** A place to sit in a hall. */
export const Table = v.object({ id: Id, hallId: orNull(Id), name: v.string(), chairs: Chairs });
export type Table = v.InferOutput<typeof Table>;

/** A room of a branch. `price` is the hall fee of an order eaten there (D58). */
export const Hall = v.object({
  id: Id,
  branchId: Id,
  name: LocalizedText,
  price: orElse(MoneyAmount, 0),
  tables: listOf(Table),
});
export type Hall = v.InferOutput<typeof Hall>;

/** A booked table (ENT-46). `time` to `until`, the end excluded. */
export const Reservation = v.object({
  id: Id,
  branch: orNull(BranchRef),
  place: orNull(Table),
  chairs: Chairs,
  time: Instant,
  until: orNull(Instant),
  comment: orNull(v.string()),
  status: orElse(ReservationStatus, 'CREATED'),
  /** Why the restaurant declined it. */
  reason: orNull(v.string()),
  createdDate: orNull(Instant),
});
export type Reservation = v.InferOutput<typeof Reservation>;
