import pg from 'pg';

import { startPulse } from './pulse.ts';

const STATEMENT_TIMEOUT_MS = 30_000;
const PULSE_TIMEOUT_MS = 1_500;

export type PostgresPool = {
  /** A connection of the pool; the caller releases it. Throws DatabaseAway while the server does not answer. */
  connected: () => Promise<pg.PoolClient>;
  /** One query string on a connection of its own. */
  query: (text: string, values?: unknown[]) => Promise<unknown>;
  /** Connections that work, and requests for one. */
  load: () => { used: number; waiting: number };
  close: () => Promise<void>;
};

/** Ends the connections of a pool that wait for an answer: what they were asked fails at once, and is rolled back there. */
function busyClients(pool: pg.Pool): () => void {
  const busy = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => busy.add(client));
  pool.on('release', (_error, client) => busy.delete(client));
  pool.on('remove', (client) => busy.delete(client));
  return () => {
    // The pool's own clients have `end`; its types hide it from borrowers.
    for (const client of busy) void (client as unknown as pg.Client).end().catch(() => undefined);
  };
}

/** Connections to a PostgreSQL server, and one more that asks whether it answers. */
export function openPool(url: string, poolSize: number, onError: (error: Error) => void): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // Compiling a report's plan takes longer than it saves.
    options: '-c jit=off',
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', onError);
  // A connection that breaks during a transaction emits an error event; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  const pulsePool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: PULSE_TIMEOUT_MS });
  pulsePool.on('error', onError);
  pulsePool.on('connect', (client) => client.on('error', onError));
  const endBusy = [pool, pulsePool].map(busyClients);
  const pulse = startPulse({
    ask: () => pulsePool.query('select 1'),
    cut: () => endBusy.forEach((end) => end()),
  });
  const connected = () =>
    pulse.connected(
      () => pool.connect(),
      (client) => client.release(),
    );

  async function query(text: string, values?: unknown[]): Promise<unknown> {
    const client = await connected();
    try {
      const answered: unknown = await client.query(text, values);
      client.release();
      return answered;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  return {
    connected,
    query,
    load: () => ({ used: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      pulse.stop();
      await pulsePool.end();
      await pool.end();
    },
  };
}
