import type { PgTable } from 'drizzle-orm/pg-core';

import type { Tx } from '../db/connect.ts';

/** One statement has room for some 65 000 values. */
const ROWS_AT_ONCE = 1_000;

/** Writes any number of rows. */
export async function insertRows(tx: Tx, table: PgTable, rows: Record<string, unknown>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx.insert(table).values(rows.slice(from, from + ROWS_AT_ONCE));
}
