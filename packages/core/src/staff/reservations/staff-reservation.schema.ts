import * as v from 'valibot';

import { ReservationStatus } from '../../content/reservation.schema.ts';
import { Id, Instant, listOf, orElse, orNull } from '../../kernel/wire.ts';
import { LocalizedText } from '../../kernel/localized-text.ts';
import { flag } from '../../kernel/wire.ts';

/** A booking as staff see it. */
export const StaffReservation = v.object({
  id: Id,
  branchId: Id,
  tableId: orNull(Id),
  /** Further tables of the same hall, which stand together with it (BO-525). */
  moreTableIds: listOf(Id),
  chairs: v.number(),
  time: Instant,
  until: Instant,
  status: orElse(ReservationStatus, 'CREATED'),
  /** The guest's name; null where they have given none. */
  guest: orNull(v.string()),
  /** The guest's phone, masked; null without one. */
  phone: orNull(v.string()),
  comment: orNull(v.string()),
  /** Why it was declined. */
  reason: orNull(v.string()),
  /** The staff wrote it down: it has no account, and no guest is notified. */
  isByHand: flag(),
  /** Who answered last. */
  by: orNull(v.string()),
  createdAt: Instant,
});
export type StaffReservation = v.InferOutput<typeof StaffReservation>;

/** The place of a table on the plan of its hall, in hundredths of its width and height; null: not placed. */
const PlanPlace = orNull(v.number());

/** A table of the book. */
export const BookTable = v.object({
  id: Id,
  name: v.string(),
  chairs: v.number(),
  x: PlanPlace,
  y: PlanPlace,
});
export type BookTable = v.InferOutput<typeof BookTable>;

/** The book of a business day of a branch: its halls with their tables, and its bookings by time. */
export const ReservationBook = v.object({
  branchId: Id,
  /** The business day, and its first and last moment. */
  date: v.string(),
  start: Instant,
  end: Instant,
  halls: listOf(v.object({ id: Id, name: LocalizedText, tables: listOf(BookTable) })),
  reservations: listOf(StaffReservation),
  /** Requests that wait for an answer, of any day and of all branches of the reader. */
  waiting: listOf(StaffReservation),
});
export type ReservationBook = v.InferOutput<typeof ReservationBook>;

/** A request that waits for an answer, as the board is alerted of it. */
export const WaitingReservation = v.object({ id: Id, branchId: Id, chairs: v.number(), time: Instant });
export type WaitingReservation = v.InferOutput<typeof WaitingReservation>;
