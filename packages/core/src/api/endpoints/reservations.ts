import * as v from 'valibot';

import { Reservation } from '../../content/reservation.schema.ts';
import { Id, Instant, orNull } from '../../kernel/wire.ts';
import { IdParam, typedText } from '../body-fields.ts';
import { endpoint } from '../endpoint.ts';

/** Bookings of the customer, newest first (SCR-13). */
export const listReservations = endpoint({
  method: 'GET',
  path: '/orders/v1/reservations',
  auth: 'customer',
  summary: 'Bookings of the customer, newest first',
  answer: v.array(Reservation),
});

/** D81: no two live bookings of one table overlap; the second is `reservation.taken`. */
export const bookTable = endpoint({
  method: 'POST',
  path: '/orders/v1/reservations',
  auth: 'customer',
  summary: 'Book a table',
  body: v.strictObject({
    branchId: Id,
    tableId: orNull(Id),
    chairs: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100)),
    time: Instant,
    until: orNull(Instant),
    comment: orNull(typedText(500)),
  }),
  answer: Reservation,
  idempotencyKey: 'required',
});

/** Gives a booking up; once more changes nothing (D81). */
export const cancelReservation = endpoint({
  method: 'DELETE',
  path: '/orders/v1/reservations/{id}',
  auth: 'customer',
  summary: 'Cancel a booking',
  params: IdParam,
  answer: Reservation,
});

/** Staff confirm a booking; the guest sees it live (D81). */
export const confirmReservation = endpoint({
  method: 'POST',
  path: '/orders/v1/reservations/{id}/confirm',
  auth: 'staff',
  summary: 'Confirm a booking',
  params: IdParam,
  answer: Reservation,
});
