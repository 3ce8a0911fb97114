import { fullName, maskPhone } from '@dasturxon/core/format';
import { isInScope, StaffReservation, type WaitingReservation } from '@dasturxon/core/staff';
import { and, asc, eq, gt, inArray, lt, type SQL } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { reservations } from '../../db/schema/content.ts';
import { users } from '../../db/schema/customers.ts';
import { found } from '../../http/api-error.ts';
import type { SignedIn } from '../../http/serving/context.ts';

type Found = {
  row: typeof reservations.$inferSelect;
  guest: Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'phone'> | null;
};

const textIn = (data: Record<string, unknown>, field: string): string | null =>
  typeof data[field] === 'string' && data[field] !== '' ? data[field] : null;

/** The phone of a booking: of its account, or the one that the staff wrote down. */
export const phoneOf = ({ row, guest }: Found): string | null => guest?.phone ?? textIn(row.data, 'phone');

function toStaffReservation({ row, guest }: Found): StaffReservation {
  const phone = phoneOf({ row, guest });
  return v.parse(StaffReservation, {
    ...row,
    time: row.time.toISOString(),
    until: row.until.toISOString(),
    createdAt: row.createdAt.toISOString(),
    guest: (guest && fullName(guest)) || textIn(row.data, 'name'),
    phone: phone && maskPhone(phone),
    comment: textIn(row.data, 'comment'),
    reason: textIn(row.data, 'reason'),
    isByHand: row.userId === null,
    by: textIn(row.data, 'answeredBy'),
  });
}

/** The most bookings of a book or a list. */
const AT_MOST = 500;

async function findReservations(ctx: SignedIn, tx: Tx, where: SQL | undefined): Promise<Found[]> {
  const { firstName, lastName, phone } = users;
  const rows = await tx
    .select({ row: reservations, guest: { firstName, lastName, phone } })
    .from(reservations)
    .leftJoin(users, and(eq(users.merchantId, reservations.merchantId), eq(users.id, reservations.userId)))
    .where(and(eq(reservations.merchantId, ctx.merchantId), where))
    .orderBy(asc(reservations.time), asc(reservations.id))
    .limit(AT_MOST);
  return rows.filter(({ row }) => isInScope(ctx.caller.branchIds, row.branchId));
}

/** A booking within the caller's branches, with its guest. Throws reservation.notFound. */
export async function findReservation(ctx: SignedIn, tx: Tx, id: string): Promise<Found> {
  const [one] = await findReservations(ctx, tx, eq(reservations.id, id));
  return found(one, 'reservation.notFound');
}

/** A booking as staff see it. Throws reservation.notFound. */
export const staffReservation = async (ctx: SignedIn, tx: Tx, id: string): Promise<StaffReservation> =>
  toStaffReservation(await findReservation(ctx, tx, id));

/** The bookings of a branch between two moments. */
export async function bookedBetween(
  ctx: SignedIn,
  tx: Tx,
  { branchId, start, end }: { branchId: string; start: Date; end: Date },
): Promise<StaffReservation[]> {
  const within = and(
    eq(reservations.branchId, branchId),
    lt(reservations.time, end),
    gt(reservations.until, start),
  );
  return (await findReservations(ctx, tx, within)).map(toStaffReservation);
}

/** Requests that wait for an answer, of all branches of the caller. */
export async function waitingReservations(ctx: SignedIn, tx: Tx): Promise<StaffReservation[]> {
  const { branchIds } = ctx.caller;
  const waiting = and(
    eq(reservations.status, 'CREATED'),
    gt(reservations.time, ctx.now()),
    branchIds === null ? undefined : inArray(reservations.branchId, [...branchIds]),
  );
  return (await findReservations(ctx, tx, waiting)).map(toStaffReservation);
}

/** The same requests as the board is alerted of them. */
export const alertedReservations = async (ctx: SignedIn, tx: Tx): Promise<WaitingReservation[]> =>
  (await waitingReservations(ctx, tx)).map(({ id, branchId, chairs, time }) => ({
    id,
    branchId,
    chairs,
    time,
  }));
