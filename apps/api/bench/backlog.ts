import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { openPglite } from '../src/db/pglite.ts';
import { createSecrets } from '../src/kernel/secrets.ts';
import { fillSmsBacklog } from '../src/testing/sms-backlog.ts';
import { CALM_HOST, CALM_ID, fillMerchant, SECRET_KEY } from './bench-merchant.ts';
import { atMost, type Row } from './median.ts';
import { startProduct, type Program } from './program.ts';

const JOBS = 5_000;
/** From the first jobs on: about 15 s, in which the outbox is emptied and the queue is worked on. */
const READS = 600;
const BETWEEN_READS_MS = 20;
/** The address differs each time, so that every answer is made and none is a kept one. */
const MENU = '/products/v1/overalls';

const at = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

type Measured = { ready: number; times: number[]; waiting: number | null };

/** Starts a server on an embedded database of its own that has this many SMS to send, and reads menus. `ready` in seconds. */
async function measureWith(jobs: number, dataDir: string): Promise<Measured> {
  mkdirSync(dataDir, { recursive: true });
  const db = await openPglite({ dataDir: join(dataDir, 'postgres') });
  await fillMerchant(db);
  const secrets = createSecrets(Buffer.from(SECRET_KEY, 'hex'));
  await fillSmsBacklog({ db, secrets }, { merchantId: CALM_ID, count: jobs });
  await db.close();
  const startedAt = performance.now();
  const env = { DATA_DIR: dataDir, SECRET_KEY, SANDBOX: '1', DATABASE_URL: '', REQUEST_RATE: '0' };
  const product = await startProduct(env);
  const ready = (performance.now() - startedAt) / 1000;
  try {
    return { ready, ...(await readMenus(product)) };
  } finally {
    await product.stop();
  }
}

/** Milliseconds of each menu read, one after another, and how many jobs still wait at the end. */
async function readMenus({ port }: Program): Promise<{ times: number[]; waiting: number | null }> {
  const times: number[] = [];
  for (let read = 0; read < READS; read += 1) {
    const askedAt = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${MENU}?read=${read}`, {
      headers: { 'x-merchant-id': CALM_ID },
    });
    await response.arrayBuffer();
    times.push(performance.now() - askedAt);
    if (!response.ok) throw new Error(`${MENU} of ${CALM_HOST}: ${response.status}`);
    await pause(BETWEEN_READS_MS);
  }
  // The first read prepares the answer's bytes, backlog or not.
  times.shift();
  const left = (await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()) as {
    jobsWaiting: number | null;
  };
  return { times, waiting: left.jobsWaiting };
}

/** How soon a server on the embedded database is ready with a backlog of jobs, and how it reads menus while it drains. */
export async function measureBacklog(folder: string): Promise<Row[]> {
  const beside = await measureWith(JOBS, join(folder, 'busy'));
  const alone = await measureWith(0, join(folder, 'idle'));

  const [p50, p95] = [at(beside.times, 0.5), at(beside.times, 0.95)];
  const ms = { target: 50, unit: 'ms' };
  const quiet = `${at(alone.times, 0.5).toFixed(1)} and ${at(alone.times, 0.95).toFixed(1)} ms`;
  return [
    atMost(`ready with ${JOBS} waiting jobs, embedded`, beside.ready, { target: 10, unit: 's' }),
    atMost(`menu read beside them, p50 (${beside.waiting ?? 'many'} still wait)`, p50, ms),
    atMost('menu read beside them, p95', p95, ms),
    { name: 'the same without jobs, p50 and p95', figure: quiet, target: '', ok: null },
  ];
}
