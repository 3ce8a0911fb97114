import type { ReservationStatus } from '../../content/reservation.schema.ts';
import { isOpenReservation } from './reservation-moves.ts';

/** Where a booking sits: its table and those that are put together with it. */
type Seated = { tableId: string | null; moreTableIds: readonly string[] };

type Booked = Seated & { id: string; status: ReservationStatus; time: Date; until: Date };

/** Every table that a booking takes. */
export const tablesTaken = ({ tableId, moreTableIds }: Seated): string[] =>
  tableId === null ? [] : [tableId, ...moreTableIds];

/** The bookings of a table, or of none that the book has, by their times. */
export type TableRow<T, B> = { table: T | null; reservations: B[] };

/**
 * A row for each table of the book, and a last one for bookings without a table where there are some. A booking of several
 * tables is in the row of each.
 */
export function tableRows<T extends { id: string }, B extends Booked>(
  tables: readonly T[],
  reservations: readonly B[],
): TableRow<T, B>[] {
  const known = new Set(tables.map(({ id }) => id));
  const sorted = reservations.toSorted((one, other) => one.time.getTime() - other.time.getTime());
  const rows = tables.map((table) => ({
    table,
    reservations: sorted.filter((one) => tablesTaken(one).includes(table.id)),
  }));
  const others = sorted.filter((one) => !tablesTaken(one).some((id) => known.has(id)));
  return others.length > 0 ? [...rows, { table: null, reservations: others }] : rows;
}

/** The booking that needs each table at a moment, by the table's id. */
export function seatedAt<B extends Booked>(reservations: readonly B[], at: Date): ReadonlyMap<string, B> {
  const there = reservations.filter((one) => isOpenReservation(one) && one.time <= at && at < one.until);
  return new Map(there.flatMap((one) => tablesTaken(one).map((id) => [id, one] as const)));
}

/** The most tables of one booking. */
export const TABLES_TOGETHER_MAX = 10;

/** The tables that can be put together with one: the others of its hall. */
export const joinableTables = <T extends { id: string }>(
  halls: readonly { tables: readonly T[] }[],
  tableId: string | null,
): T[] =>
  halls
    .find(({ tables }) => tables.some(({ id }) => id === tableId))
    ?.tables.filter(({ id }) => id !== tableId) ?? [];
