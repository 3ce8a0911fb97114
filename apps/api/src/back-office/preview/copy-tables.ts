import type { DraftArea } from '@dasturxon/core/drafts';
import { sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';

/** The tables that the draft of each area is written to. */
const TABLES: Readonly<Record<DraftArea, readonly string[]>> = {
  settings: ['settings', 'merchants'],
  branches: ['branches'],
  zones: ['regions'],
  menu: ['categories', 'products', 'modification_groups'],
  promos: ['promos'],
  content: ['settings', 'banners', 'stories', 'vacancies', 'notifications', 'notification_reads', 'policies'],
};

/**
 * Puts copies of the merchant's rows before the tables of an area, for this transaction alone: what is written then locks no
 * row, so that orders never wait for a preview (BO-347). The path has another first schema than elsewhere, by which PostgreSQL
 * plans each statement for the copies anew.
 */
export async function copyTables(tx: Tx, area: DraftArea): Promise<void> {
  await tx.execute(sql`set local search_path = pg_temp, public`);
  for (const table of TABLES[area]) {
    const [own, copied] = [sql.raw(`public.${table}`), sql.raw(`pg_temp.${table}`)];
    const { rows } = await tx.execute<{ is_there: boolean }>(
      sql`select to_regclass(${`pg_temp.${table}`}) is not null as is_there`,
    );
    if (rows[0]?.is_there) continue;
    await tx.execute(sql`create temp table ${copied} (like ${own} including all) on commit drop`);
    await tx.execute(sql`insert into ${copied} select * from ${own}`);
  }
}
