import * as guests from '../reservations.ts';
import * as guestRequests from '../requests/reservations.requests.ts';
import * as book from './table-book.ts';
import * as requests from './table-book.requests.ts';

/** The calls about booked tables: of guests, and of the staff who keep the book. */
export const reservationEndpoints = {
  listReservations: { ...guests.listReservations, ...guestRequests.listReservations },
  bookTable: { ...guests.bookTable, ...guestRequests.bookTable },
  cancelReservation: { ...guests.cancelReservation, ...guestRequests.cancelReservation },
  confirmReservation: { ...guests.confirmReservation, ...guestRequests.confirmReservation },
  readTableBook: { ...book.readTableBook, ...requests.readTableBook },
  moveReservation: { ...book.moveReservation, ...requests.moveReservation },
  moveReservationTable: { ...book.moveReservationTable, ...requests.moveReservationTable },
  makeReservation: { ...book.makeReservation, ...requests.makeReservation },
  openReservationContact: { ...book.openReservationContact, ...requests.openReservationContact },
};
