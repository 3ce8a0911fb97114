import type { ReservationStatus } from '../../content/reservation.schema.ts';

/** Where a booking goes from each state. Guests cancel; the rest is the staff's (D81). */
const MOVES: Readonly<Record<ReservationStatus, readonly ReservationStatus[]>> = {
  CREATED: ['CONFIRMED', 'SEATED', 'NO_SHOW', 'CANCELED'],
  CONFIRMED: ['SEATED', 'NO_SHOW', 'CANCELED'],
  SEATED: ['DONE'],
  DONE: [],
  NO_SHOW: [],
  CANCELED: [],
};

/** The states of a booking that needs its table, now or later. */
export const OPEN_RESERVATIONS: readonly ReservationStatus[] = ['CREATED', 'CONFIRMED', 'SEATED'];

/** Guests are seated at most this long before their time, in milliseconds. */
const EARLY_MS = 60 * 60_000;

type Booked = { status: ReservationStatus; time: Date; until: Date };

/** Whether a booking needs its table, now or later. */
export const isOpenReservation = ({ status }: Pick<Booked, 'status'>): boolean =>
  OPEN_RESERVATIONS.includes(status);

/**
 * Where a booking goes now. One whose time has passed is confirmed and cancelled no more; guests that have not come are known from
 * its beginning on.
 */
export function reservationMoves({ status, time, until }: Booked, now: Date): ReservationStatus[] {
  const isPast = until <= now;
  const isPossible: Readonly<Partial<Record<ReservationStatus, boolean>>> = {
    CONFIRMED: !isPast,
    CANCELED: !isPast,
    SEATED: !isPast && now.getTime() >= time.getTime() - EARLY_MS,
    NO_SHOW: time <= now,
  };
  return MOVES[status].filter((to) => isPossible[to] ?? true);
}

/** Whether a booking may get another table or time. */
export const isMovable = ({ status, until }: Omit<Booked, 'time'>, now: Date): boolean =>
  isOpenReservation({ status }) && until > now;
