import {
  type Api,
  bookTable as bookTableEndpoint,
  cancelReservation as cancelReservationEndpoint,
  listReservations,
  type Sent,
  unwrap,
} from '@dasturxon/core/api';
import type { Reservation } from '@dasturxon/core/content';
import { queryOptions } from '@tanstack/react-query';

/** What is asked for when a table is booked. */
export type Booking = Sent<typeof bookTableEndpoint, 'body'>;

/** How often bookings are read again while they are looked at, so that a confirmation is seen (D81). */
const FRESHEN_MS = 15_000;

/** The customer's bookings, newest first (SCR-13). */
export const reservationsQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['reservations', userId],
    queryFn: async ({ signal }) => unwrap(await api(listReservations, { signal })),
    refetchInterval: FRESHEN_MS,
  });

/** Books a table; the same key books it once. */
export async function bookTable(api: Api, body: Booking, idempotencyKey: string): Promise<Reservation> {
  return unwrap(await api(bookTableEndpoint, { body, idempotencyKey }));
}

/** Gives a booking up (D81). */
export async function cancelReservation(api: Api, id: string): Promise<Reservation> {
  return unwrap(await api(cancelReservationEndpoint, { params: { id } }));
}
