import * as v from 'valibot';

import { ReservationBook, StaffReservation } from '../../../staff/reservations/staff-reservation.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './table-book.requests.ts';

const staff = { auth: 'staff', host: 'backOffice', permission: 'reservations.write' } as const;

/** The book of a branch's tables on a business day, and the requests of every branch of the caller that wait. */
export const readTableBook = endpoint(
  { ...staff, method: 'GET', path: '/admin/v1/reservations', answer: ReservationBook },
  accepts<typeof requests.readTableBook>(),
);

/**
 * Moves a booking on and notifies its guest. `from` is what the caller saw: another state is `illegal_transition`, and so is a move
 * that is not possible now. Repeating it changes nothing.
 */
export const moveReservation = endpoint(
  { ...staff, method: 'POST', path: '/admin/v1/reservations/{id}/status', answer: StaffReservation },
  accepts<typeof requests.moveReservation>(),
);

/**
 * Gives a booking another table or time, or several tables of one hall; without further tables they are taken apart (BO-525). A
 * table that is taken then is `reservation.taken` (D81).
 */
export const moveReservationTable = endpoint(
  { ...staff, method: 'POST', path: '/admin/v1/reservations/{id}/table', answer: StaffReservation },
  accepts<typeof requests.moveReservationTable>(),
);

/** Writes down a booking without an account. A table that is taken then is `reservation.taken` (D81). */
export const makeReservation = endpoint(
  {
    ...staff,
    method: 'POST',
    path: '/admin/v1/reservations',
    answer: StaffReservation,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.makeReservation>(),
);

/** The phone of a booking's guest. The call is audited. */
export const openReservationContact = endpoint(
  {
    ...staff,
    method: 'POST',
    path: '/admin/v1/reservations/{id}/contact',
    answer: v.object({ phone: v.nullable(v.string()) }),
  },
  accepts<typeof requests.openReservationContact>(),
);
