import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { openPglite } from '../src/db/pglite.ts';
import { createSecrets } from '../src/kernel/secrets.ts';
import { fillSmsBacklog } from '../src/testing/sms-backlog.ts';
import { CALM_HOST, CALM_ID, fillShop, SECRET_KEY } from './bench-shop.ts';
import { atMost, type Row } from './median.ts';
import { startProduct } from './program.ts';

const JOBS = 5_000;
const READS = 200;
/** Read beside the jobs; the address differs each time, so that every answer is made and none is a kept one. */
const MENU = '/products/v1/overalls';

const at = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

/** How soon a server on the embedded database is ready with a backlog of jobs, and how it reads menus while it drains. */
export async function measureBacklog(dataDir: string): Promise<Row[]> {
  mkdirSync(dataDir, { recursive: true });
  const db = await openPglite({ dataDir: join(dataDir, 'postgres') });
  await fillShop(db);
  const secrets = createSecrets(Buffer.from(SECRET_KEY, 'hex'));
  await fillSmsBacklog({ db, secrets }, { merchantId: CALM_ID, count: JOBS });
  await db.close();

  const startedAt = performance.now();
  const env = { DATA_DIR: dataDir, SECRET_KEY, SANDBOX: '1', DATABASE_URL: '', REQUEST_RATE: '0' };
  const product = await startProduct(env);
  const ready = (performance.now() - startedAt) / 1000;
  try {
    const times: number[] = [];
    for (let read = 0; read < READS; read += 1) {
      const askedAt = performance.now();
      const response = await fetch(`http://127.0.0.1:${product.port}${MENU}?read=${read}`, {
        headers: { 'x-merchant-id': CALM_ID },
      });
      await response.arrayBuffer();
      times.push(performance.now() - askedAt);
      if (!response.ok) throw new Error(`${MENU} of ${CALM_HOST}: ${response.status}`);
    }
    // The first read prepares the answer's bytes, backlog or not.
    times.shift();
    const left = (await (await fetch(`http://127.0.0.1:${product.port}/readyz`)).json()) as {
      jobsWaiting: number | null;
    };
    const waiting = left.jobsWaiting ?? 'many';
    return [
      atMost(`ready with ${JOBS} waiting jobs, embedded`, ready, { target: 10, unit: 's' }),
      atMost(`menu read beside them, p50 (${waiting} still wait)`, at(times, 0.5), {
        target: 50,
        unit: 'ms',
      }),
      {
        name: 'menu read beside them, p95',
        figure: `${at(times, 0.95).toFixed(1)} ms`,
        target: '',
        ok: null,
      },
    ];
  } finally {
    await product.stop();
  }
}
