import type { ReservationStatus } from '@dasturxon/core/content';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { crmAccounts } from '../db/schema/connections/crm.ts';
import { reservations, reservationSlots } from '../db/schema/content.ts';
import type { Deps, RecordDeps } from '../http/serving/context.ts';
import { found, apiError } from '../http/api-error.ts';
import { sendJob } from '../jobs/queues.ts';
import { notifyOfBooking } from '../notifications/notify-of-booking.ts';
import type { ReservationRow } from './to-reservation.ts';

/** The member of staff who answers a booking; `name` is shown in the staff chat. */
export type Answering = { userId: string; isStaff: boolean; name?: string | null };

/** A booking's row, locked until the transaction ends. Throws reservation.notFound. */
export async function lockReservation(tx: Tx, merchantId: string, id: string): Promise<ReservationRow> {
  const [row] = await tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.merchantId, merchantId), eq(reservations.id, id)))
    .for('update');
  return found(row, 'reservation.notFound');
}

/** Enqueues the bot messages to staff and guest about a booking, and its lead, sent after commit. */
export async function enqueueReservationNotification(
  deps: Pick<Deps, 'newId'>,
  tx: Tx,
  { merchantId, id: reservationId }: Pick<ReservationRow, 'merchantId' | 'id'>,
): Promise<void> {
  await sendJob(tx, { id: deps.newId(), merchantId, queue: 'bot.booking', payload: { reservationId } });
  const [crm] = await tx.select({ id: crmAccounts.merchantId }).from(crmAccounts);
  const payload = { kind: 'BOOKING' as const, id: reservationId };
  if (crm) await sendJob(tx, { id: deps.newId(), merchantId, queue: 'crm.push', payload });
}

/**
 * Confirms or cancels a locked booking; a cancelled one frees its table. A repeat changes nothing. The guest is
 * notified of the staff's answer. Throws illegal_transition for a cancelled or past booking.
 */
export async function answerReservation(
  deps: RecordDeps,
  tx: Tx,
  answer: { row: ReservationRow; to: Exclude<ReservationStatus, 'CREATED'>; who: Answering },
): Promise<{ row: ReservationRow; changed: boolean }> {
  const { row, to, who } = answer;
  if (row.status === to) return { row, changed: false };
  const isOver = row.status === 'CANCELED' || row.until <= deps.now();
  if (isOver) throw apiError('illegal_transition', { from: row.status, to });
  const own = and(eq(reservations.merchantId, row.merchantId), eq(reservations.id, row.id));
  const answered = { answeredBy: who.name ?? null, answeredById: who.userId, isByStaff: who.isStaff };
  const [changed] = await tx
    .update(reservations)
    .set({ status: to, data: { ...row.data, ...answered } })
    .where(own)
    .returning();
  if (to === 'CANCELED')
    await tx
      .delete(reservationSlots)
      .where(
        and(eq(reservationSlots.merchantId, row.merchantId), eq(reservationSlots.reservationId, row.id)),
      );
  await enqueueReservationNotification(deps, tx, row);
  const after = found(changed, 'reservation.notFound');
  if (who.isStaff) await notifyOfBooking(deps, tx, after);
  return { row: after, changed: true };
}
