import { reservations } from '../../db/schema/content.ts';
import type { Scene } from '../scene.ts';

// The clock of a scene shows 13 May; each call has a quarter of an hour of its own.
const FIRST = Date.parse('2026-05-14T07:00:00.000Z');
let quarters = 0;
const quarter = (number: number) => new Date(FIRST + number * 900_000).toISOString();
const ownTime = () => ({ time: quarter((quarters += 1)), until: quarter(quarters + 1) });

/** What the calls about booked tables send. */
export const RESERVATION_BODIES: Readonly<Record<string, (about: { branchId: string }) => object>> = {
  moveReservation: () => ({ from: 'CREATED', to: 'CONFIRMED', reason: null }),
  moveReservationTable: () => ({ tableId: 't1', ...ownTime() }),
  makeReservation: ({ branchId }) => ({
    branchId,
    tableId: null,
    chairs: 2,
    ...ownTime(),
    name: null,
    phone: null,
    comment: null,
    isSeated: false,
  }),
};

/** A booking that a call is about; null for another call. */
export async function reservationSubject(scene: Scene, path: string, branchId: string) {
  if (!path.startsWith('/admin/v1/reservations/')) return null;
  const id = crypto.randomUUID();
  const { merchantId, deps } = scene;
  const [time, until] = [new Date(FIRST), new Date(FIRST + 3_600_000)];
  await deps.db.inTenant(merchantId, (tx) =>
    tx.insert(reservations).values({ merchantId, id, branchId, chairs: 2, time, until }),
  );
  return { id, version: 1, branchId };
}
