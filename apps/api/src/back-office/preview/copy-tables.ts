import type { DraftArea } from '@dasturxon/core/drafts';
import { sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';

/** The tables that the draft of each area is written to. */
const TABLES: Readonly<Record<DraftArea, readonly string[]>> = {
  settings: ['settings', 'merchants'],
  branches: ['branches'],
  zones: ['regions'],
  menu: ['categories', 'products', 'modification_groups'],
  promos: ['promos', 'menu_rules'],
  content: ['settings', 'banners', 'stories', 'vacancies', 'notifications', 'notification_reads', 'policies'],
};

/**
 * Puts copies of the merchant's rows before the tables of an area, for this transaction alone: what is written then locks no
 * row, so that orders never wait for a preview (BO-347). The path has another first schema than elsewhere, by which PostgreSQL
 * plans each statement for the copies anew.
 */
export async function copyTables(tx: Tx, area: DraftArea): Promise<void> {
  const tables = TABLES[area];
  const known = tables.map(
    (table) => sql`to_regclass(${`pg_temp.${table}`}) is not null as ${sql.identifier(table)}`,
  );
  const { rows } = await tx.execute<Record<string, boolean>>(
    sql`select set_config('search_path', 'pg_temp, public', true), ${sql.join(known, sql`, `)}`,
  );
  for (const table of tables) {
    if (rows[0]?.[table]) continue;
    const [own, copied] = [sql.raw(`public.${table}`), sql.raw(`pg_temp.${table}`)];
    await tx.execute(sql`create temp table ${copied} (like ${own} including all) on commit drop`);
    await tx.execute(sql`insert into ${copied} select * from ${own}`);
  }
}
