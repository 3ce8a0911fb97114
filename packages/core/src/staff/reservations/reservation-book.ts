import type { ReservationStatus } from '../../content/reservation.schema.ts';
import { isOpenReservation } from './reservation-moves.ts';

type Booked = { id: string; tableId: string | null; status: ReservationStatus; time: Date; until: Date };

/** The bookings of a table, or of none that the book has, by their times. */
export type TableRow<T, B> = { table: T | null; reservations: B[] };

/** A row for each table of the book, and a last one for bookings without a table where there are some. */
export function tableRows<T extends { id: string }, B extends Booked>(
  tables: readonly T[],
  reservations: readonly B[],
): TableRow<T, B>[] {
  const known = new Set(tables.map(({ id }) => id));
  const sorted = reservations.toSorted((one, other) => one.time.getTime() - other.time.getTime());
  const rows = tables.map((table) => ({
    table,
    reservations: sorted.filter(({ tableId }) => tableId === table.id),
  }));
  const others = sorted.filter(({ tableId }) => tableId === null || !known.has(tableId));
  return others.length > 0 ? [...rows, { table: null, reservations: others }] : rows;
}

/** The booking that needs each table at a moment, by the table's id. */
export function seatedAt<B extends Booked>(reservations: readonly B[], at: Date): ReadonlyMap<string, B> {
  const there = reservations.filter(
    (one) => isOpenReservation(one) && one.time <= at && at < one.until && one.tableId !== null,
  );
  return new Map(there.map((one) => [one.tableId!, one]));
}
