import { writeFileSync } from 'node:fs';

import pg from 'pg';

import { createApp } from '../src/app/app.ts';
import { createDeps } from '../src/app/create-deps.ts';
import { openPostgres } from '../src/db/postgres.ts';
import type { Deps } from '../src/app/deps.ts';
import { readEnv } from '../src/kernel/env.ts';
import { createLog } from '../src/kernel/log.ts';
import { createSecrets, sha256 } from '../src/kernel/secrets.ts';
import { PEOPLE, PGBENCH_HASH, SECRET_KEY, TOKEN } from './bench-merchant.ts';
import { BENCH_HOST } from './order-rates.ts';

type Statement = { text: string; values: readonly unknown[] };

/** Records the statements that the API's client sends to PostgreSQL while `work` runs. */
async function recordStatements(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const original = prototype.query;
  prototype.query = function query(this: unknown, ...args: unknown[]) {
    const [first, second] = args;
    const asked = (typeof first === 'string' ? { text: first } : first) as {
      text: string;
      values?: unknown[];
    };
    const values = asked.values ?? (Array.isArray(second) ? (second as unknown[]) : []);
    statements.push({ text: asked.text, values });
    return original.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return statements;
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (value instanceof Date) return `'${value.toISOString()}'`;
  return `'${(value as string).replaceAll("'", "''")}'`;
}

const withValues = ({ text, values }: Statement) =>
  text.replace(/\$(\d+)/g, (_, index) => literal(values[Number(index) - 1])).replace(/\s+/g, ' ');

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * A pgbench script of exactly the statements that one order takes: taken down while the server places one, then with
 * other customers and ids each time.
 */
export async function writePgbenchScript(url: string, body: string, file: string): Promise<number> {
  const reading = readEnv({
    DATABASE_URL: url,
    SANDBOX: '0',
    LOG_LEVEL: 'silent',
    OPEN_ORDERS: '999999',
    SECRET_KEY,
  });
  if ('problems' in reading) throw new Error(reading.problems.join('\n'));
  const db = openPostgres(url, 2, () => undefined);
  const base = await createDeps({
    env: reading.env,
    db,
    log: createLog('silent'),
    secrets: createSecrets(Buffer.from(SECRET_KEY, 'hex')),
    ownUrl: () => '',
    fetch,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
  });
  const stopping = new AbortController().signal;
  const deps: Deps = {
    ...base,
    wakeJobs: () => undefined,
    forgetJobs: async () => undefined,
    jobsReady: () => true,
    stopping,
  };
  const app = createApp(deps);
  const place = async () => {
    const headers = {
      host: BENCH_HOST,
      'content-type': 'application/json',
      authorization: `Bearer ${TOKEN}7`,
      'Idempotency-Key': crypto.randomUUID(),
    };
    const answer = await app.request('/orders/v1/orders', { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`an order was answered with ${answer.status}: ${await answer.text()}`);
  };
  await place();
  const recorded = (await recordStatements(place)).filter(({ text }) => !text.includes('pg_notify'));
  await base.orderEvents.close();
  await base.brandAnswers.close();
  await db.close();

  const ids = new Map<string, string>();
  const nameless = (id: string) => {
    if (!ids.has(id)) ids.set(id, `:one-:two-${ids.size}`);
    return ids.get(id)!;
  };
  const statements = recorded.map(
    (one) =>
      `${withValues(one)
        .replaceAll(UUID, nameless)
        .replaceAll(sha256(`${TOKEN}7`), `${PGBENCH_HASH}:person`)
        .replaceAll('person-7', 'person-:person')};`,
  );
  const variables = [
    `\\set person random(0, ${PEOPLE - 1})`,
    '\\set one random(1, 9000000000000000000)',
    '\\set two random(1, 9000000000000000000)',
  ];
  writeFileSync(file, [...variables, ...statements, ''].join('\n'));
  return statements.length;
}
