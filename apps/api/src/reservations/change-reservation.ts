import type { Reservation } from '@dasturxon/core/content';
import { and, desc, eq } from 'drizzle-orm';

import { reservations } from '../db/schema/content.ts';
import type { Caller, Ctx } from '../deps.ts';
import { found, refusal } from '../http/refusal.ts';
import { isOffice, office } from '../users/office.ts';
import { answerReservation, lockReservation } from './answer-reservation.ts';
import { toReservations } from './to-reservation.ts';

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

async function answer(ctx: SignedIn, id: string, to: 'CONFIRMED' | 'CANCELED'): Promise<Reservation> {
  const { userId, role } = ctx.caller;
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const row = await lockReservation(tx, ctx.merchantId, id);
    const isTheirs = row.userId === userId;
    if (!isTheirs && !isOffice(role)) throw refusal('reservation.notFound');
    const who = { userId, isStaff: !isTheirs };
    const answered = await answerReservation(ctx, tx, { row, to, who });
    const [reservation] = await toReservations(tx, [answered.row]);
    return found(reservation, 'reservation.notFound');
  });
}

/**
 * A guest gives up their own booking, the office anyone's (D83); its table is free again at once. Again is the same answer.
 * Throws reservation.notFound, and illegal_transition for one that is over.
 */
export const cancelReservation = (ctx: SignedIn, id: string): Promise<Reservation> =>
  answer(ctx, id, 'CANCELED');

/** The office confirms a booking that stands (D83). Throws forbidden, and illegal_transition for a cancelled one. */
export async function confirmReservation(ctx: SignedIn, id: string): Promise<Reservation> {
  office(ctx);
  return answer(ctx, id, 'CONFIRMED');
}
