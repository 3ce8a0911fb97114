import { Reservation } from '@dasturxon/core/content';
import { tablesTaken } from '@dasturxon/core/staff';
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import type { reservations } from '../db/schema/content.ts';
import { branches, hallTables } from '../db/schema/places.ts';

export type ReservationRow = typeof reservations.$inferSelect;

/** Tables that stand together are one place to the guest: with all their names and seats. */
function placeOf(tables: readonly (typeof hallTables.$inferSelect)[]) {
  const [first] = tables;
  if (!first) return undefined;
  const name = tables.map(({ data }) => data['name']).join(', ');
  const chairs = tables.reduce((sum, table) => sum + table.chairs, 0);
  return { ...first.data, name, id: first.id, hallId: first.hallId, chairs };
}

/** Bookings of one merchant as the wire has them, with their branches and tables. */
export async function toReservations(tx: Tx, rows: readonly ReservationRow[]): Promise<Reservation[]> {
  const [first] = rows;
  if (!first) return [];
  const tableIds = rows.flatMap(tablesTaken);
  const branchRows = await tx
    .select()
    .from(branches)
    .where(
      and(
        eq(branches.merchantId, first.merchantId),
        inArray(
          branches.id,
          rows.map((row) => row.branchId),
        ),
      ),
    );
  const tableRows =
    tableIds.length === 0
      ? []
      : await tx
          .select()
          .from(hallTables)
          .where(and(eq(hallTables.merchantId, first.merchantId), inArray(hallTables.id, tableIds)));
  return rows.map((row) => {
    const branch = branchRows.find(({ id }) => id === row.branchId);
    const place = placeOf(tablesTaken(row).flatMap((id) => tableRows.find((table) => table.id === id) ?? []));
    return v.parse(Reservation, {
      ...row.data,
      id: row.id,
      branch: branch && {
        ...branch.data,
        id: branch.id,
        latitude: branch.latitude,
        longitude: branch.longitude,
      },
      place,
      chairs: row.chairs,
      status: row.status,
      time: row.time.toISOString(),
      until: row.until.toISOString(),
      createdDate: row.createdAt.toISOString(),
    });
  });
}
