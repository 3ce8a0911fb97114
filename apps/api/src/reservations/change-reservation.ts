import type { Reservation } from '@dasturxon/core/content';
import { isInScope } from '@dasturxon/core/staff';
import { and, desc, eq } from 'drizzle-orm';

import { writeAudit } from '../audit/write-audit.ts';
import { reservations } from '../db/schema/content.ts';
import type { SignedIn } from '../http/serving/context.ts';
import { found, apiError } from '../http/api-error.ts';
import { BACK_OFFICE, isBackOffice, requireRole } from '../users/require-role.ts';
import { answerReservation, lockReservation } from './answer-reservation.ts';
import { toReservations } from './to-reservation.ts';

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
  const { userId, role, branchIds } = ctx.caller;
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const row = await lockReservation(tx, ctx.merchantId, id);
    const isTheirs = row.userId === userId;
    const isOfStaff = isBackOffice(role) && isInScope(branchIds, row.branchId);
    if (!isTheirs && !isOfStaff) throw apiError('reservation.notFound');
    const who = { userId, isStaff: !isTheirs };
    const answered = await answerReservation(ctx, tx, { row, to, who });
    if (answered.changed && !isTheirs) {
      const about = { subject: 'reservation' as const, subjectId: id, branchId: row.branchId };
      const facts = { before: { status: row.status }, after: { status: to } };
      await writeAudit(ctx, tx, { action: `reservation.${to}`, ...about, ...facts });
    }
    const [reservation] = await toReservations(tx, [answered.row]);
    return found(reservation, 'reservation.notFound');
  });
}

/**
 * A guest cancels their own reservation, the back office any (D83). The table is free at once. A repeat gives the same answer.
 * Throws reservation.notFound, and illegal_transition for one that is over.
 */
export const cancelReservation = (ctx: SignedIn, id: string): Promise<Reservation> =>
  answer(ctx, id, 'CANCELED');

/** The back office confirms an active reservation (D83). Throws forbidden, and illegal_transition for a cancelled one. */
export async function confirmReservation(ctx: SignedIn, id: string): Promise<Reservation> {
  requireRole(ctx, BACK_OFFICE);
  return answer(ctx, id, 'CONFIRMED');
}
