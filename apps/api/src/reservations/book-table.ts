import { HOUR_MS } from '@dasturxon/core/kernel';
import type { endpoints, Received } from '@dasturxon/core/api';
import { offersBooking, wholeHours } from '@dasturxon/core/branch';
import type { Reservation } from '@dasturxon/core/content';
import { OPEN_RESERVATIONS, type Span } from '@dasturxon/core/staff';
import { isBranchOpenNow } from '@dasturxon/core/time';
import { and, asc, eq, gt, gte, inArray } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { reservations } from '../db/schema/content.ts';
import { users } from '../db/schema/customers.ts';
import { halls, hallTables } from '../db/schema/places.ts';
import type { Ctx, SignedIn } from '../http/serving/context.ts';
import { found, apiError } from '../http/api-error.ts';
import { isBrandEnding } from '../merchants/ending-brand.ts';
import { type BrandTerms, readBrandTerms } from '../orders/placing/brand-terms.ts';
import { enqueueReservationNotification } from './answer-reservation.ts';
import { isTableFree, takeTables } from './table-slots.ts';
import { toReservations } from './to-reservation.ts';

export type Booking = NonNullable<Received<typeof endpoints.bookTable, 'body'>>;

const USUAL_MS = 2 * HOUR_MS;
const LONGEST_MS = 6 * HOUR_MS;
const AHEAD_MS = 30 * 24 * HOUR_MS;
const LIVE_AT_MOST = 20;

/** When the table is wanted. Throws slot.past, slot.tooFar and request.invalid. */
function spanOf(ctx: Ctx, booking: Booking): Span {
  const from = new Date(booking.time);
  const until = booking.until ? new Date(booking.until) : new Date(from.getTime() + USUAL_MS);
  const ahead = from.getTime() - ctx.now().getTime();
  const lasts = until.getTime() - from.getTime();
  if (ahead < 0) throw apiError('slot.past');
  if (ahead > AHEAD_MS) throw apiError('slot.tooFar');
  if (lasts <= 0 || lasts > LONGEST_MS) throw apiError('request.invalid', { fields: ['until'] });
  return { from, until };
}

/** The branch must take bookings and be open then. Throws branch.notFound, serviceType.unavailable, slot.outsideHours. */
function checkBranch(ctx: Ctx, terms: BrandTerms, booking: { branchId: string; from: Date }) {
  const serving = terms.branches.find(({ branch }) => branch.id === booking.branchId);
  const { branch } = found(serving, 'branch.notFound');
  if (!terms.settings.features.booking || !offersBooking(branch)) throw apiError('serviceType.unavailable');
  if (!isBranchOpenNow(wholeHours(branch), 'DINE_IN', booking.from, ctx.tenant.timeZone))
    throw apiError('slot.outsideHours');
}

/** Tables of the branch that are large enough, the smallest first; the one asked for alone when one is. */
async function tablesFor(ctx: Ctx, tx: Tx, booking: Booking) {
  const rows = await tx
    .select({ id: hallTables.id })
    .from(hallTables)
    .innerJoin(halls, and(eq(halls.merchantId, hallTables.merchantId), eq(halls.id, hallTables.hallId)))
    .where(
      and(
        eq(hallTables.merchantId, ctx.merchantId),
        eq(halls.branchId, booking.branchId),
        eq(halls.isActive, true),
        eq(hallTables.isActive, true),
        gte(hallTables.chairs, booking.chairs),
        booking.tableId ? eq(hallTables.id, booking.tableId) : undefined,
      ),
    )
    .orderBy(asc(hallTables.chairs), asc(hallTables.id));
  if (rows.length === 0 && booking.tableId) throw apiError('reservation.notFound');
  return rows.map((row) => row.id);
}

/** One guest cannot reserve every table. Throws request.rateLimited. */
async function limitBookings(ctx: SignedIn, tx: Tx) {
  const self = and(eq(users.merchantId, ctx.merchantId), eq(users.id, ctx.caller.userId));
  // One guest's bookings follow one another, or many at once would each find room.
  await tx.select({ id: users.id }).from(users).where(self).for('no key update');
  const live = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.merchantId, ctx.merchantId),
        eq(reservations.userId, ctx.caller.userId),
        inArray(reservations.status, [...OPEN_RESERVATIONS]),
        gt(reservations.until, ctx.now()),
      ),
    )
    .limit(LIVE_AT_MOST);
  if (live.length === LIVE_AT_MOST) throw apiError('request.rateLimited', { seconds: HOUR_MS / 1000 });
}

/**
 * Books a table (D81). Of two bookings at the same moment one is refused with reservation.taken. A branch without tables takes the booking and seats people itself.
 */
export async function bookTable(ctx: SignedIn, tx: Tx, booking: Booking): Promise<Reservation> {
  const { merchantId, caller } = ctx;
  if (await isBrandEnding(ctx, tx)) throw apiError('merchant.inactive');
  const span = spanOf(ctx, booking);
  checkBranch(ctx, await readBrandTerms(ctx, tx), { branchId: booking.branchId, from: span.from });
  await limitBookings(ctx, tx);
  const tables = await tablesFor(ctx, tx, booking);
  let tableId: string | null = null;
  for (const id of tables)
    if (tableId === null && (await isTableFree(tx, { merchantId, tableId: id, span }))) tableId = id;
  if (tables.length > 0 && tableId === null) throw apiError('reservation.taken');

  const { branchId, chairs, comment } = booking;
  const id = ctx.newId();
  const row = { merchantId, id, userId: caller.userId, branchId, tableId, chairs, data: { comment } };
  const [made] = await tx
    .insert(reservations)
    .values({ ...row, time: span.from, until: span.until, createdAt: ctx.now() })
    .returning();
  if (tableId !== null) await takeTables(tx, { merchantId, reservationId: id, tableIds: [tableId], span });
  await enqueueReservationNotification(ctx, tx, made!);
  const [reservation] = await toReservations(tx, [made!]);
  return reservation!;
}
