import { sql } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { canonicalJson } from './canonical-json.ts';
import { TABLES } from './parts.ts';

/** Rows of one file, and of one fetch. */
const AT_ONCE = 1_000;

/** Orders that are over, with their money at rest: nothing is to be done about them any more. */
const ENDED = sql`select o.id from orders o where o.status in ('CLOSED', 'CANCELED')
  and not exists (select 1 from payment_refunds r
    where r.merchant_id = o.merchant_id and r.order_id = o.id and r.state <> 'DONE')
  and not exists (select 1 from payment_attempts a
    where a.merchant_id = o.merchant_id and a.order_id = o.id and a.state in ('CREATED', 'PENDING'))`;

async function keyOf(tx: Tx, table: string): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select a.attname as name from pg_index i
    join unnest(i.indkey) with ordinality as k(number, place) on true
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
    where i.indrelid = ${table}::regclass and i.indisprimary order by k.place`);
  return rows.map(({ name }) => name);
}

/** The rows of a table as lines of JSON, some per file, in an order that no database setting changes. */
export async function* rowFiles(tx: Tx, table: string): AsyncGenerator<Buffer> {
  const { without = {}, ofOrder } = TABLES[table]!;
  const key = (await keyOf(tx, table)).map(
    (name) => sql`(to_jsonb(t) ->> ${sql.raw(`'${name}'`)}) collate "C"`,
  );
  const chosen = ofOrder === undefined ? sql`` : sql`where ${sql.identifier(ofOrder)} in (${ENDED})`;
  await tx.execute(sql`declare brand_rows no scroll cursor for
    select to_jsonb(t)::text as row from ${sql.identifier(table)} t ${chosen} order by ${sql.join(key, sql`, `)}`);
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${AT_ONCE} from brand_rows`));
    const lines = rows.map(({ row }) =>
      canonicalJson({ ...(JSON.parse(row) as Record<string, unknown>), ...without }),
    );
    if (lines.length > 0) yield Buffer.from(`${lines.join('\n')}\n`);
    if (rows.length < AT_ONCE) break;
  }
  await tx.execute(sql`close brand_rows`);
}
