import type { ReservationBook, StaffReservation } from '@dasturxon/core/staff';

/** A booking with its moments, as the rules of core have them. */
export type ShownReservation = Omit<StaffReservation, 'time' | 'until'> & { time: Date; until: Date };

export const shown = (one: StaffReservation): ShownReservation => ({
  ...one,
  time: new Date(one.time),
  until: new Date(one.until),
});

/** The tables of every hall of a book, in its order. */
export const tablesOf = ({ halls }: Pick<ReservationBook, 'halls'>) => halls.flatMap(({ tables }) => tables);
