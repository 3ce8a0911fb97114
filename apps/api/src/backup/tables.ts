import { sql } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';

/** What belongs to this program's history and not to its data. */
const LEFT_OUT = ['applied_migrations', 'rate_counts', 'geocode_cache', 'terms_versions'];

type Table = { name: string; needs: string[] };

/** Every table with data, each after those that its foreign keys point to. */
export async function tablesInOrder(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<Table>(sql`
    select c.relname as name, array(
      select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as needs
    from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace order by c.relname`);
  const waiting = rows.filter(({ name }) => !LEFT_OUT.includes(name));
  const placed: string[] = [];
  while (placed.length < waiting.length) {
    const next = waiting.filter(
      ({ name, needs }) => !placed.includes(name) && needs.every((need) => placed.includes(need)),
    );
    if (next.length === 0) throw new Error('tables that need each other cannot be restored');
    placed.push(...next.map(({ name }) => name));
  }
  return placed;
}

/** The steps of the schema that this database has. */
export async function schemaSteps(
  executeSql: (text: string) => Promise<{ rows: Record<string, unknown>[] }>,
) {
  const { rows } = await executeSql('select name from applied_migrations order by name');
  return rows.map((row) => String(row['name']));
}

const AT_ONCE = 500;

/**
 * Every row of a table as JSON text, in batches. `changed_in` is left out: each database numbers its transactions itself.
 * Times are in UTC, so that the same row has the same text on every server.
 */
export async function* rowsOf(tx: Tx, table: string): AsyncGenerator<string[]> {
  await tx.execute(sql`set local timezone = 'UTC'`);
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select (to_jsonb(t) - 'changed_in')::text as row from ${sql.identifier(table)} t`,
  );
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${AT_ONCE} from backup_rows`));
    yield rows.map(({ row }) => row);
    if (rows.length < AT_ONCE) break;
  }
  await tx.execute(sql`close backup_rows`);
}

/** Columns that the database numbers by itself. */
const COUNTED = [
  ['order_history', 'id'],
  ['audit_log', 'id'],
  ['payment_attempts', 'number'],
] as const;

const countOn = (table: string, column: string) =>
  `select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${column}), 0) + 1, false) from ${table}`;

/** Lets the database go on counting after rows that came with their numbers. */
export async function renumber(executeSql: (text: string) => Promise<unknown>): Promise<void> {
  for (const [table, column] of COUNTED) await executeSql(countOn(table, column));
}
