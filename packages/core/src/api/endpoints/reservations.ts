import * as v from 'valibot';

import { Reservation } from '../../content/reservation.schema.ts';
import { accepts, endpoint } from '../endpoint.ts';
import type * as requests from './requests/reservations.requests.ts';

/** Bookings of the customer, newest first (SCR-13). */
export const listReservations = endpoint({
  method: 'GET',
  path: '/orders/v1/reservations',
  auth: 'customer',
  answer: v.array(Reservation),
});

/** D81: no two live bookings of one table overlap; the second is `reservation.taken`. */
export const bookTable = endpoint(
  {
    method: 'POST',
    path: '/orders/v1/reservations',
    auth: 'customer',
    answer: Reservation,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.bookTable>(),
);

/** Gives a booking up; once more changes nothing (D81). */
export const cancelReservation = endpoint(
  {
    method: 'DELETE',
    path: '/orders/v1/reservations/{id}',
    auth: 'customer',
    answer: Reservation,
  },
  accepts<typeof requests.cancelReservation>(),
);

/** Staff confirm a booking; the guest sees it live (D81). */
export const confirmReservation = endpoint(
  {
    method: 'POST',
    path: '/orders/v1/reservations/{id}/confirm',
    auth: 'staff',
    answer: Reservation,
  },
  accepts<typeof requests.confirmReservation>(),
);
