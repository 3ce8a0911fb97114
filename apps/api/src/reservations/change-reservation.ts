import type { Reservation, ReservationStatus } from '@dasturxon/core/content';
import { and, desc, eq } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { reservations, reservationSlots } from '../db/schema/content.ts';
import type { Caller, Ctx } from '../deps.ts';
import { found, refusal } from '../http/refusal.ts';
import { isOffice, office } from '../users/office.ts';
import { toReservations, type ReservationRow } from './to-reservation.ts';

type SignedIn = Ctx & { caller: Caller };

const AT_MOST = 100;

/** The customer's own bookings, newest first. */
export function listReservations(ctx: SignedIn): Promise<Reservation[]> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const rows = await tx
      .select()
      .from(reservations)
      .where(and(eq(reservations.merchantId, ctx.merchantId), eq(reservations.userId, ctx.caller.userId)))
      .orderBy(desc(reservations.createdAt))
      .limit(AT_MOST);
    return toReservations(tx, rows);
  });
}

async function locked(ctx: Ctx, tx: Tx, id: string): Promise<ReservationRow> {
  const [row] = await tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.merchantId, ctx.merchantId), eq(reservations.id, id)))
    .for('update');
  return found(row, 'reservation.notFound');
}

async function become(tx: Tx, row: ReservationRow, status: ReservationStatus): Promise<Reservation> {
  const [changed] = await tx
    .update(reservations)
    .set({ status })
    .where(and(eq(reservations.merchantId, row.merchantId), eq(reservations.id, row.id)))
    .returning();
  const [reservation] = await toReservations(tx, [changed!]);
  return reservation!;
}

/**
 * A guest gives up their own booking, the office anyone's (D83); its table is free again at once. Again is the same answer.
 * Throws reservation.notFound, and illegal_transition for one that is over.
 */
export function cancelReservation(ctx: SignedIn, id: string): Promise<Reservation> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const row = await locked(ctx, tx, id);
    const isTheirs = row.userId === ctx.caller.userId || isOffice(ctx.caller.role);
    if (!isTheirs) throw refusal('reservation.notFound');
    const isOver = row.status !== 'CANCELED' && row.until <= ctx.now();
    if (isOver) throw refusal('illegal_transition', { from: row.status, to: 'CANCELED' });
    await tx
      .delete(reservationSlots)
      .where(and(eq(reservationSlots.merchantId, ctx.merchantId), eq(reservationSlots.reservationId, id)));
    return become(tx, row, 'CANCELED');
  });
}

/** The office confirms a booking that stands (D83). Throws forbidden, and illegal_transition for a cancelled one. */
export function confirmReservation(ctx: SignedIn, id: string): Promise<Reservation> {
  office(ctx);
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const row = await locked(ctx, tx, id);
    if (row.status === 'CANCELED') throw refusal('illegal_transition', { from: 'CANCELED', to: 'CONFIRMED' });
    return become(tx, row, 'CONFIRMED');
  });
}
