import { type ReservationBook, type StaffReservation, tablesTaken } from '@dasturxon/core/staff';

/** A booking with its moments, as the rules of core have them. */
export type ShownReservation = Omit<StaffReservation, 'time' | 'until'> & { time: Date; until: Date };

export const shown = (one: StaffReservation): ShownReservation => ({
  ...one,
  time: new Date(one.time),
  until: new Date(one.until),
});

/** The tables of every hall of a book, in its order. */
export const tablesOf = ({ halls }: Pick<ReservationBook, 'halls'>) => halls.flatMap(({ tables }) => tables);

/** The names of the tables of a booking, in the order of the book; empty without a table. */
export function tableNames(book: Pick<ReservationBook, 'halls'>, one: ShownReservation): string {
  const taken = tablesTaken(one);
  return tablesOf(book)
    .filter(({ id }) => taken.includes(id))
    .map(({ name }) => name)
    .join(' + ');
}

/** The same for a booking of several tables alone: each of its rows names them all. */
export const togetherNames = (book: Pick<ReservationBook, 'halls'>, one: ShownReservation): string =>
  one.moreTableIds.length > 0 ? tableNames(book, one) : '';
