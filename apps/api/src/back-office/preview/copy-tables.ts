import type { DraftArea } from '@dasturxon/core/drafts';
import { sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';

/** The tables that the draft of each area is written to. */
const TABLES: Readonly<Record<DraftArea, readonly string[]>> = {
  settings: ['settings', 'merchants'],
  branches: ['branches', 'products', 'cities', 'halls', 'hall_tables', 'merchants'],
  zones: ['regions'],
  menu: ['groups', 'categories', 'products', 'modification_groups'],
  promos: ['promos', 'menu_rules'],
  content: ['settings', 'banners', 'stories', 'vacancies', 'notifications', 'notification_reads', 'policies'],
};

/** Of these tables those that have no copy yet, once copies are found before the merchant's own tables. */
async function withoutCopy(tx: Tx, tables: readonly string[]): Promise<string[]> {
  const known = tables.map(
    (table) => sql`to_regclass(${`pg_temp.${table}`}) is not null as ${sql.identifier(table)}`,
  );
  const { rows } = await tx.execute<Record<string, boolean>>(
    sql`select set_config('search_path', 'pg_temp, public', true), ${sql.join(known, sql`, `)}`,
  );
  return tables.filter((table) => !rows[0]?.[table]);
}

/** Puts an empty copy of a table before it, for this transaction alone. */
const emptyCopy = (tx: Tx, table: string) =>
  tx.execute(
    sql`create temp table ${sql.raw(`pg_temp.${table}`)} (like ${sql.raw(`public.${table}`)} including all) on commit drop`,
  );

/**
 * Puts copies of the merchant's rows before the tables of an area, for this transaction alone: what is written then locks no
 * row, so that orders never wait for a preview (BO-347). The path has another first schema than elsewhere, by which PostgreSQL
 * plans each statement for the copies anew.
 */
export async function copyTables(tx: Tx, area: DraftArea): Promise<void> {
  for (const table of await withoutCopy(tx, TABLES[area])) {
    await emptyCopy(tx, table);
    await tx.execute(
      sql`insert into ${sql.raw(`pg_temp.${table}`)} select * from ${sql.raw(`public.${table}`)}`,
    );
  }
}

/** The tables whose rows the records of drafts are read from. */
export const DRAFTED_TABLES: readonly string[] = [...new Set(Object.values(TABLES).flat())];

/**
 * Puts empty tables before those that records of drafts are read from, for this transaction alone: rows that are written now
 * are all that is read then, and no row of the merchant is touched.
 */
export async function emptyTables(tx: Tx): Promise<void> {
  for (const table of await withoutCopy(tx, DRAFTED_TABLES)) await emptyCopy(tx, table);
}
