import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Handle } from '../src/db/connect.ts';
import { openPglite } from '../src/db/pglite.ts';
import { outputOf, type LoadResult } from './load-plan.ts';
import { atLeast, atMost, median, type Row } from './median.ts';
import { countLosses, orderBody, placeOrders } from './order-rates.ts';
import { writePgbenchScript } from './pgbench-script.ts';
import { startProduct, type Program } from './program.ts';

const CLIENTS = 32;
const EMBEDDED_CLIENTS = 8;
const DEBIAN = '/usr/lib/postgresql';

function pgbench(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(a) - Number(b)) : [];
  const found = versions.map((one) => join(DEBIAN, one, 'bin/pgbench')).find(existsSync);
  return found ?? 'pgbench';
}

async function pgbenchRate(url: string, script: string, seconds: number): Promise<number> {
  const args = ['-n', '-f', script, '-c', String(CLIENTS), '-j', '2', '-T', String(seconds), url];
  const output = await outputOf(pgbench(), args);
  return Number(/tps = ([\d.]+)/.exec(output)?.[1] ?? 0);
}

const wholeRow = (name: string, count: number): Row => ({
  name,
  figure: String(count),
  target: '0',
  ok: count === 0,
});

function lossRows(where: string, losses: Awaited<ReturnType<typeof countLosses>>): Row[] {
  return [
    wholeRow(`${where}: lost of ${losses.acknowledged} acknowledged`, losses.lost),
    wholeRow(`${where}: duplicate`, losses.duplicate),
    wholeRow(`${where}: answered with anything but 200`, losses.failed),
  ];
}

type About = { product: Program; db: Handle; url: string; folder: string; rounds: number; seconds: number };

/** Orders over HTTP against pgbench with the same statements, in turns, on the same database. */
export async function measureOrders({ product, db, url, folder, rounds, seconds }: About): Promise<Row[]> {
  const body = await orderBody(product.port);
  const script = join(folder, 'order.pgbench.sql');
  const statements = await writePgbenchScript(url, body, script);
  await db.executeSql('delete from outbox');
  await db.executeSql('truncate orders, order_lines, order_history, idempotency_keys, outbox cascade');
  await placeOrders(product.port, { body, connections: CLIENTS, seconds: 2 });
  await db.executeSql('truncate orders, order_lines, order_history, idempotency_keys, outbox cascade');

  const [ours, floor]: [LoadResult[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    floor.push(await pgbenchRate(url, script, seconds));
    await db.executeSql(
      `delete from idempotency_keys where key not like '________-____-____-____-____________'`,
    );
    ours.push(await placeOrders(product.port, { body, connections: CLIENTS, seconds }));
  }
  const rates = ours.map((round) => round.orders.length / round.seconds);
  const losses = await countLosses(db, ours);
  const p99 = median(ours.map((round) => round.p99));
  const detail = `${Math.round(median(rates))}/s, pgbench ${Math.round(median(floor))}/s, ${statements} statements`;
  return [
    atLeast(`orders on PostgreSQL, ${CLIENTS} clients, against pgbench`, median(rates) / median(floor), {
      target: 0.6,
      detail,
    }),
    { name: 'orders on PostgreSQL, p99', figure: `${p99.toFixed(1)} ms`, target: '', ok: null },
    ...lossRows('PostgreSQL', losses),
  ];
}

/** Orders over HTTP on the embedded database. */
export async function measureEmbedded(env: Record<string, string>, seconds: number): Promise<Row[]> {
  const product = await startProduct(env);
  let load: LoadResult;
  try {
    const body = await orderBody(product.port);
    await placeOrders(product.port, { body, connections: EMBEDDED_CLIENTS, seconds: 1 });
    load = await placeOrders(product.port, { body, connections: EMBEDDED_CLIENTS, seconds });
  } finally {
    await product.stop();
  }
  const db = await openPglite({ dataDir: join(env['DATA_DIR'] ?? '', 'postgres') });
  const { rows } = await db.executeSql('select id from orders');
  await db.close();
  const stored = new Set(rows.map((row) => row['id']));
  const lost = load.orders.filter((id) => !stored.has(id)).length;
  const rate = load.orders.length / load.seconds;
  return [
    atLeast(`orders a second on PGlite, ${EMBEDDED_CLIENTS} clients`, rate, {
      target: 100,
      detail: `p50 ${load.p50.toFixed(1)} ms`,
    }),
    atMost('orders on PGlite, p99', load.p99, { target: 100, unit: 'ms' }),
    wholeRow(`PGlite: lost of ${load.orders.length} acknowledged`, lost),
  ];
}
