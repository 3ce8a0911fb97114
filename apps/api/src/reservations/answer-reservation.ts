import type { ReservationStatus } from '@dasturxon/core/content';
import { HOUR_MS } from '@dasturxon/core/kernel';
import { reservationMoves, tablesTaken } from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { crmAccounts } from '../db/schema/connections/crm.ts';
import { reservations } from '../db/schema/content.ts';
import type { Deps, RecordDeps } from '../http/serving/context.ts';
import { found, apiError } from '../http/api-error.ts';
import { sendJob } from '../jobs/queues.ts';
import { notifyOfBooking } from '../notifications/notify-of-booking.ts';
import { freeTable, takeTables } from './table-slots.ts';
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

/** A confirmed guest is reminded so long before the time, in milliseconds. */
const REMINDED_MS = 2 * HOUR_MS;

/** Plans the reminder of a confirmed booking. One for another time than the booking has then is not sent. */
export async function planReminder(
  deps: RecordDeps,
  tx: Tx,
  { merchantId, id: reservationId, userId, status, time }: ReservationRow,
): Promise<void> {
  const startAfter = new Date(time.getTime() - REMINDED_MS);
  if (userId === null || status !== 'CONFIRMED' || startAfter <= deps.now()) return;
  const payload = { reservationId, remindOf: time.toISOString() };
  await sendJob(tx, { id: deps.newId(), merchantId, queue: 'bot.booking', payload, startAfter });
}

/** Frees the tables where a booking ends, and takes them from now on for guests who are seated before their time. */
async function changeTable(
  tx: Tx,
  row: ReservationRow,
  { to, now }: { to: ReservationStatus; now: Date },
): Promise<Partial<ReservationRow>> {
  const { merchantId, id: reservationId, time } = row;
  if (to === 'CANCELED' || to === 'NO_SHOW') await freeTable(tx, { merchantId, reservationId });
  if (to === 'DONE') await freeTable(tx, { merchantId, reservationId, from: now });
  if (to !== 'SEATED' || time <= now) return {};
  await freeTable(tx, { merchantId, reservationId });
  const span = { from: now, until: row.until };
  await takeTables(tx, { merchantId, reservationId, tableIds: tablesTaken(row), span });
  return { time: now };
}

type Answer = {
  row: ReservationRow;
  to: Exclude<ReservationStatus, 'CREATED'>;
  who: Answering;
  /** Why it is declined; the guest reads it. */
  reason?: string | null;
};

/**
 * Moves a locked booking on; one that ends frees its table. A repeat changes nothing. The guest is notified of what the staff do.
 * Throws illegal_transition for a move that is not possible now, and reservation.taken for guests seated early at a taken table.
 */
export async function answerReservation(
  deps: RecordDeps,
  tx: Tx,
  { row, to, who, reason = null }: Answer,
): Promise<{ row: ReservationRow; changed: boolean }> {
  if (row.status === to) return { row, changed: false };
  const now = deps.now();
  if (!reservationMoves(row, now).includes(to))
    throw apiError('illegal_transition', { from: row.status, to });
  const moved = await changeTable(tx, row, { to, now });
  const answered = { answeredBy: who.name ?? null, answeredById: who.userId, isByStaff: who.isStaff };
  const [changed] = await tx
    .update(reservations)
    .set({ ...moved, status: to, data: { ...row.data, ...answered, ...(reason !== null && { reason }) } })
    .where(and(eq(reservations.merchantId, row.merchantId), eq(reservations.id, row.id)))
    .returning();
  const after = found(changed, 'reservation.notFound');
  await enqueueReservationNotification(deps, tx, row);
  await planReminder(deps, tx, after);
  if (who.isStaff) await notifyOfBooking(deps, tx, after);
  return { row: after, changed: true };
}
