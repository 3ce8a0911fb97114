import { ReservationBook } from '@dasturxon/core/staff';
import { businessDayOf, businessDays } from '@dasturxon/core/time';
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { halls, hallTables } from '../../db/schema/places.ts';
import { apiError } from '../../http/api-error.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { requireBranch } from './require-branch.ts';
import { bookedBetween, waitingReservations } from './staff-reservations.ts';

/** The halls of a branch with the tables that can be booked, in the guests' order. */
async function hallsOf(tx: Tx, { merchantId, branchId }: { merchantId: string; branchId: string }) {
  const rows = await tx
    .select({ hall: halls, table: hallTables })
    .from(halls)
    .innerJoin(hallTables, and(eq(hallTables.merchantId, halls.merchantId), eq(hallTables.hallId, halls.id)))
    .where(
      and(
        eq(halls.merchantId, merchantId),
        eq(halls.branchId, branchId),
        eq(halls.deleted, false),
        eq(hallTables.deleted, false),
        eq(hallTables.isActive, true),
      ),
    )
    .orderBy(asc(halls.priority), asc(halls.id), asc(hallTables.priority), asc(hallTables.id));
  return [...Map.groupBy(rows, ({ hall }) => hall.id)].map(([id, own]) => ({
    id,
    name: own[0]!.hall.data['name'],
    tables: own.map(({ table: { data, chairs, id: tableId } }) => ({
      id: tableId,
      name: data['name'] ?? '',
      chairs,
      x: data['x'] ?? null,
      y: data['y'] ?? null,
    })),
  }));
}

/**
 * The book of a branch on a business day, and the requests that wait at every branch of the caller. Throws branch.notFound, and
 * request.invalid for a day that is not in the calendar.
 */
export function readTableBook(
  ctx: SignedIn,
  {
    branch: branchId,
    date = businessDayOf(ctx.now(), ctx.tenant.timeZone),
  }: { branch: string; date?: string | undefined },
): Promise<ReservationBook> {
  const day = businessDays(date, date, ctx.tenant.timeZone);
  if (day === null) throw apiError('request.invalid', { fields: ['date'] });
  const { start, end } = day;
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await requireBranch(ctx, tx, branchId);
    return v.parse(ReservationBook, {
      branchId,
      date,
      start: start.toISOString(),
      end: end.toISOString(),
      halls: await hallsOf(tx, { merchantId: ctx.merchantId, branchId }),
      reservations: await bookedBetween(ctx, tx, { branchId, start, end }),
      waiting: await waitingReservations(ctx, tx),
    });
  });
}
