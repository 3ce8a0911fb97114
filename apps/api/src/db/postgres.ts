import { NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDatabase } from 'drizzle-orm/pg-core';
import type pg from 'pg';

import {
  CONFINE_TO_PLATFORM,
  confineToTenant,
  dialect,
  sqlLiteral,
  type Handle,
  type Tx,
} from './connect.ts';
import { tracedStatement } from '../kernel/trace.ts';
import { fairShare } from './fair-share.ts';
import { postgresListener } from './postgres-listener.ts';
import { openPool } from './postgres-pool.ts';
import { statementNames } from './statement-names.ts';

/** How much of the pool one merchant may hold: alone, and while others ask as well (T11). */
const SHARES = { alone: 0.75, besideOthers: 0.2 };

/** The result of a query string: a list for several statements, which pg's types omit. */
function answersOf(answered: unknown): pg.QueryResult<Record<string, unknown>>[] {
  return (Array.isArray(answered) ? answered : [answered]) as pg.QueryResult<Record<string, unknown>>[];
}

/** A handle over a PostgreSQL server (15 or newer). */
export function openPostgres(url: string, poolSize: number, onError: (error: Error) => void): Handle {
  const { connected, query, load, close } = openPool(url, poolSize, onError);
  const listener = postgresListener(url, onError);
  const nameOf = statementNames();
  const places = (part: number) => Math.max(1, Math.floor(poolSize * part));
  const share = fairShare({ alone: places(SHARES.alone), besideOthers: places(SHARES.besideOthers) });
  /** The connection for one transaction's queries: a frequent statement is prepared once a connection. */
  const preparing = (client: pg.PoolClient) =>
    ({
      query: (asked: pg.QueryConfig, values: unknown[]) =>
        tracedStatement(asked.text, () => client.query({ ...asked, name: nameOf(asked.text) }, values)),
      // Not a whole client: Drizzle calls only `query`.
    }) as unknown as pg.PoolClient;

  // Begin and the role travel in one query string: one round trip instead of three.
  async function transaction<T>(
    opening: string,
    work: (tx: Tx, rows: Record<string, unknown>[]) => Promise<T>,
  ): Promise<T> {
    const client = await connected();
    let broken: Error | undefined;
    try {
      const opened: unknown = await tracedStatement('begin', () => client.query(`begin; ${opening}`));
      const asked = answersOf(opened).at(-1);
      const tx = new PgDatabase(
        dialect,
        new NodePgSession(preparing(client), dialect, undefined, {}),
        undefined,
      );
      // `Tx` is what this and PGlite's have in common; drizzle types each by its own driver.
      const result = await work(tx as unknown as Tx, asked?.rows ?? []);
      await tracedStatement('commit', () => client.query('commit'));
      return result;
    } catch (error) {
      await client.query('rollback').catch((rollbackError: Error) => {
        broken = rollbackError;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  return {
    engine: 'postgres',
    inTenant: (merchantId, work) => share(merchantId, () => transaction(confineToTenant(merchantId), work)),
    inTenantAsking: (merchantId, question, work) =>
      share(merchantId, () => transaction(`${confineToTenant(merchantId)}; ${question(sqlLiteral)}`, work)),
    // Statements of one query string are one transaction, so the role and the merchant hold for the question alone.
    async lookUp(merchantId, question) {
      const text = `${confineToTenant(merchantId)}; ${question(sqlLiteral)}`;
      // The text has values in it.
      const answered: unknown = await share(merchantId, () => tracedStatement('look up', () => query(text)));
      return answersOf(answered).at(-1)?.rows ?? [];
    },
    asPlatform: (work) => transaction(CONFINE_TO_PLATFORM, work),
    async executeSql(text, values) {
      const result: unknown = await query(text, values);
      return { rows: answersOf(result).flatMap((part) => part.rows ?? []) };
    },
    listen: listener.listen,
    async notify(messages) {
      if (messages.length === 0) return;
      await query(
        'select pg_notify(m.channel, m.payload) from unnest($1::text[], $2::text[]) as m(channel, payload)',
        [messages.map((message) => message.channel), messages.map((message) => message.payload)],
      );
    },
    load: () => ({ ...load(), shareWaiting: share.waiting() }),
    async close() {
      await listener.close();
      await close();
    },
  };
}
