import { PGlite, type Transaction } from '@electric-sql/pglite';
import { PgDatabase } from 'drizzle-orm/pg-core';
import { PgliteSession } from 'drizzle-orm/pglite';

import {
  CONFINE_TO_PLATFORM,
  confineToTenant,
  dialect,
  sqlLiteral,
  type Handle,
  type Tx,
} from './connect.ts';
import { fairShare } from './fair-share.ts';
import { preparedQueries } from './pglite-statements.ts';

/** PGlite runs one statement at a time; a brand's further ones wait in its own queue. */
const AT_ONCE = 4;

/** Location of the embedded database: a folder, or an image to start from in memory. */
export type PgliteSource = { dataDir: string } | { image?: Blob };

/** Opens the embedded PostgreSQL. */
export async function openPglite(source: PgliteSource): Promise<Handle & { dump: () => Promise<Blob> }> {
  const client =
    'dataDir' in source
      ? await PGlite.create({ dataDir: source.dataDir })
      : await PGlite.create(source.image ? { loadDataDir: source.image } : {});
  return handleOver(client);
}

function handleOver(client: PGlite): Handle & { dump: () => Promise<Blob> } {
  const prepared = preparedQueries(client);
  const share = fairShare({ alone: AT_ONCE, besideOthers: 1 });
  const transaction = <T>(
    opening: string,
    work: (tx: Tx, rows: Record<string, unknown>[]) => Promise<T>,
  ): Promise<T> =>
    client.transaction<T>(async (open: Transaction) => {
      const opened = await open.exec(opening);
      const asked: Transaction = { ...open, query: prepared(open.query.bind(open)) };
      const session = new PgliteSession(asked, dialect, undefined, {});
      return work(new PgDatabase(dialect, session, undefined), opened.at(-1)?.rows ?? []);
    });

  return {
    engine: 'pglite',
    inTenant: (merchantId, work) => share(merchantId, () => transaction(confineToTenant(merchantId), work)),
    inTenantAsking: (merchantId, question, work) =>
      share(merchantId, () => transaction(`${confineToTenant(merchantId)}; ${question(sqlLiteral)}`, work)),
    async lookUp(merchantId, question) {
      const text = `${confineToTenant(merchantId)}; ${question(sqlLiteral)}`;
      const results = await share(merchantId, () => client.exec(text));
      return results.at(-1)?.rows ?? [];
    },
    asPlatform: (work) => transaction(CONFINE_TO_PLATFORM, work),
    async executeSql(text, values) {
      if (values && values.length > 0)
        return { rows: (await client.query<Record<string, unknown>>(text, values)).rows };
      const results = await client.exec(text);
      return { rows: results.flatMap((result) => result.rows) };
    },
    listen: (channel, onPayload) => client.listen(channel, onPayload),
    async notify(messages) {
      for (const { channel, payload } of messages)
        await client.query('select pg_notify($1, $2)', [channel, payload]);
    },
    load: () => ({ used: 0, waiting: 0, shareWaiting: share.waiting() }),
    close: () => client.close(),
    dump: () => client.dumpDataDir('none'),
  };
}
