import type { Received, endpoints } from '@dasturxon/core/api';
import type { ReservationStatus } from '@dasturxon/core/content';
import { HOUR_MS } from '@dasturxon/core/kernel';
import { isMovable, type Span, type StaffReservation, tablesTaken } from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';

import { countStaffAction } from '../../audit/count-staff-action.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Tx } from '../../db/connect.ts';
import { reservations } from '../../db/schema/content.ts';
import { apiError } from '../../http/api-error.ts';
import type { Reply } from '../../http/answers.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import { notifyOfBooking } from '../../notifications/notify-of-booking.ts';
import {
  answerReservation,
  enqueueReservationNotification,
  lockReservation,
  planReminder,
} from '../../reservations/answer-reservation.ts';
import { freeTable, takeTables } from '../../reservations/table-slots.ts';
import { requireBranch, requireTables } from './require-branch.ts';
import { findReservation, phoneOf, staffReservation } from './staff-reservations.ts';

const LONGEST_MS = 6 * HOUR_MS;
const USUAL_MS = 2 * HOUR_MS;
/** A booking is written down at most so long after it began. */
const BEHIND_MS = HOUR_MS;
const AHEAD_MS = 90 * 24 * HOUR_MS;

/** Throws request.invalid, slot.past and slot.tooFar. */
function checkSpan(ctx: SignedIn, { from, until }: Span): void {
  const lasts = until.getTime() - from.getTime();
  if (lasts <= 0 || lasts > LONGEST_MS) throw apiError('request.invalid', { fields: ['until'] });
  const ahead = from.getTime() - ctx.now().getTime();
  if (ahead < -BEHIND_MS || until <= ctx.now()) throw apiError('slot.past');
  if (ahead > AHEAD_MS) throw apiError('slot.tooFar');
}

/** Writes a change of a locked booking of the caller's branches. Its jobs are woken after the commit. */
async function change(
  ctx: SignedIn,
  id: string,
  work: (tx: Tx, row: Awaited<ReturnType<typeof lockReservation>>) => Promise<void>,
): Promise<StaffReservation> {
  const after = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await findReservation(ctx, tx, id);
    await work(tx, await lockReservation(tx, ctx.merchantId, id));
    return staffReservation(ctx, tx, id);
  });
  ctx.wakeJobs();
  return after;
}

const about = (row: { id: string; branchId: string }) => ({
  subject: 'reservation' as const,
  subjectId: row.id,
  branchId: row.branchId,
});

type Move = { id: string; from: ReservationStatus; to: ReservationStatus; reason: string | null };

/** Moves a booking on (BO-513). Throws reservation.notFound, illegal_transition and reservation.taken. */
export function moveReservation(ctx: SignedIn, { id, from, to, reason }: Move): Promise<StaffReservation> {
  const { userId, name } = ctx.caller;
  return change(ctx, id, async (tx, row) => {
    const isOther = row.status !== from && row.status !== to;
    if (isOther || to === 'CREATED') throw apiError('illegal_transition', { from: row.status, to });
    const who = { userId, isStaff: true, name };
    const { changed } = await answerReservation(ctx, tx, { row, to, who, reason });
    if (!changed) return;
    const facts = {
      before: { status: row.status },
      after: { status: to, ...(reason !== null && { reason }) },
    };
    await writeAudit(ctx, tx, { action: `reservation.${to}`, ...about(row), ...facts });
  });
}

type Placed = { id: string; tableId: string; moreTableIds: string[]; time: string; until: string };

/**
 * Gives a booking another table or time (BO-516), or several tables of one hall (BO-525). Throws reservation.notFound,
 * table.notFound, illegal_transition and reservation.taken.
 */
export function moveReservationTable(
  ctx: SignedIn,
  { id, tableId, moreTableIds, ...moment }: Placed,
): Promise<StaffReservation> {
  const { merchantId } = ctx;
  const span = { from: new Date(moment.time), until: new Date(moment.until) };
  const tableIds = tablesTaken({ tableId, moreTableIds });
  return change(ctx, id, async (tx, row) => {
    if (!isMovable(row, ctx.now()))
      throw apiError('illegal_transition', { from: row.status, to: row.status });
    const isSameTime = +row.time === +span.from && +row.until === +span.until;
    if (isSameTime && tablesTaken(row).join() === tableIds.join()) return;
    if (!isSameTime) checkSpan(ctx, span);
    const table = await requireTables(ctx, tx, { tableIds, branchId: row.branchId });
    await freeTable(tx, { merchantId, reservationId: id });
    await takeTables(tx, { merchantId, reservationId: id, tableIds, span });
    const [after] = await tx
      .update(reservations)
      .set({ tableId, moreTableIds, time: span.from, until: span.until })
      .where(and(eq(reservations.merchantId, merchantId), eq(reservations.id, id)))
      .returning();
    await enqueueReservationNotification(ctx, tx, row);
    await planReminder(ctx, tx, after!);
    await notifyOfBooking(ctx, tx, { ...after!, movedTo: table });
    const facts = {
      before: { tableId: tablesTaken(row).join(', ') || null, time: row.time.toISOString() },
      after: { tableId: tableIds.join(', '), time: moment.time },
    };
    await writeAudit(ctx, tx, { action: 'reservation.table', ...about(row), ...facts });
  });
}

type Made = NonNullable<Received<typeof endpoints.makeReservation, 'body'>>;

/**
 * Writes down a booking without an account: confirmed, or seated where the guests are there (BO-516). Throws branch.notFound,
 * table.notFound and reservation.taken.
 */
export function makeReservation(
  ctx: SignedIn,
  made: Made,
  sent: KeyedCall,
): Promise<Reply<StaffReservation>> {
  const { branchId, tableId, moreTableIds, chairs, name, phone, comment, isSeated } = made;
  const { merchantId } = ctx;
  return doOnce(ctx, sent, async (tx) => {
    await requireBranch(ctx, tx, branchId);
    const from = made.time === null ? ctx.now() : new Date(made.time);
    const until = made.until === null ? new Date(from.getTime() + USUAL_MS) : new Date(made.until);
    checkSpan(ctx, { from, until });
    const tableIds = tablesTaken({ tableId, moreTableIds });
    await requireTables(ctx, tx, { tableIds, branchId });
    const id = ctx.newId();
    const status = isSeated ? ('SEATED' as const) : ('CONFIRMED' as const);
    const data = { name, phone, comment, answeredBy: ctx.caller.name, isByStaff: true };
    const seats = { tableId, moreTableIds: tableId === null ? [] : moreTableIds };
    const place = { branchId, ...seats, chairs, time: from, until };
    await tx
      .insert(reservations)
      .values({ merchantId, id, userId: null, ...place, status, data, createdAt: ctx.now() });
    const span = { from, until };
    await takeTables(tx, { merchantId, reservationId: id, tableIds, span });
    const facts = {
      before: null,
      after: { status, tableId: tableIds.join(', ') || null, time: from.toISOString() },
    };
    await writeAudit(ctx, tx, { action: 'reservation.make', ...about({ id, branchId }), ...facts });
    return staffReservation(ctx, tx, id);
  });
}

/** The phone of a booking's guest, with a line of the audit log. Throws reservation.notFound and request.rateLimited. */
export function openReservationContact(ctx: SignedIn, id: string): Promise<{ phone: string | null }> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const one = await findReservation(ctx, tx, id);
    await countStaffAction(ctx, tx, 'contact');
    await writeAudit(ctx, tx, {
      action: 'reservation.contact',
      ...about(one.row),
      before: null,
      after: null,
    });
    return { phone: phoneOf(one) };
  });
}
