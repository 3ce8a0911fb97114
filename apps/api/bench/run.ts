import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { startPostgres } from '@dasturxon/tooling/postgres';

import { openPglite } from '../src/db/pglite.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { measureBacklog } from './backlog.ts';
import { fillMerchant, SECRET_KEY } from './bench-merchant.ts';
import { measureJobFairness } from './job-fairness.ts';
import { measureIdleMemory, measureTwoProcesses } from './two-processes.ts';
import type { Row } from './median.ts';
import { measureMenuReads } from './menu-reads.ts';
import { measureNeighbours } from './neighbours.ts';
import { measureEmbedded, measureOrders } from './measure-orders.ts';
import { startProduct } from './program.ts';

/**
 * Measures the server and prints figures beside their targets: `pnpm bench:server [--quick] [--only menu,orders]`.
 * Starts a PostgreSQL, the built server and what it is compared with by itself.
 */
const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' }, out: { type: 'string' } },
});
const only = values.only?.split(',');
const wanted = (part: string) => only === undefined || only.includes(part);
const how = values.quick ? { rounds: 1, seconds: 3 } : { rounds: 3, seconds: 6 };
/** Reads take turns more often: other work on the machine then meets both alike. */
const reading = values.quick ? { rounds: 3, seconds: 1 } : { rounds: 9, seconds: 1.5 };

const folder = mkdtempSync(join(tmpdir(), 'dasturxon-bench-server-'));
const rows: Row[] = [];
const add = (more: readonly Row[]) => {
  for (const row of more) {
    rows.push(row);
    const mark = row.ok === null ? '    ' : row.ok ? 'ok  ' : 'MISS';
    console.log(`${mark} ${row.name.padEnd(52)} ${row.figure.padEnd(44)} ${row.target}`);
  }
};

const postgres = await startPostgres({ durable: true });
console.log(`\n${postgres.version}, fsync on; Node ${process.version}; ${cpus().length} cores\n`);
try {
  const db = openPostgres(postgres.url, 4, () => undefined);
  await fillMerchant(db);
  const env = { DATABASE_URL: postgres.url, SECRET_KEY, SANDBOX: '0', DATA_DIR: join(folder, 'one') };
  const product = await startProduct(env);
  try {
    if (wanted('memory')) add(await measureIdleMemory(product));
    if (wanted('menu')) add(await measureMenuReads(product.port, reading));
    if (wanted('orders')) add(await measureOrders({ product, db, url: postgres.url, folder, ...how }));
    if (wanted('neighbours')) add(await measureNeighbours(product, { ...how, seconds: how.seconds * 2 }));
    if (wanted('live')) add(await measureTwoProcesses(product, { ...env, DATA_DIR: join(folder, 'two') }));
  } finally {
    await product.stop();
    await db.close();
  }
  if (wanted('jobs')) add(await measureJobFairness(postgres.url, how));
  if (wanted('pglite')) {
    const dataDir = join(folder, 'embedded');
    mkdirSync(dataDir, { recursive: true });
    const embedded = await openPglite({ dataDir: join(dataDir, 'postgres') });
    await fillMerchant(embedded);
    await embedded.close();
    add(
      await measureEmbedded(
        { DATA_DIR: dataDir, SECRET_KEY, SANDBOX: '0', DATABASE_URL: '' },
        how.seconds * 2,
      ),
    );
  }
  if (wanted('backlog')) add(await measureBacklog(join(folder, 'backlog')));
} finally {
  await postgres.stop();
  if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
}
if (values.out) writeFileSync(values.out, JSON.stringify({ at: new Date().toISOString(), rows }, null, 1));
