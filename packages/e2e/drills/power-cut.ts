import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import {
  run as runAsServerUser,
  startPostgres,
  type PostgresOptions,
  type TestPostgres,
} from '@dasturxon/tooling/postgres';
import { ROOT, run } from '@dasturxon/tooling/run-step';

import { until } from '../evening/client.ts';
import { startServer } from '../src/server/running-server.ts';
import { makeDisk, type Disk } from './disk.ts';
import { lostOrders, signInGuests, startLoad } from './load.ts';
import { startSwitchboard } from './switchboard.ts';

/**
 * `pnpm drills power-cut`: PostgreSQL's disk loses its power again and again while guests order. Prints the figures; ends
 * with 1 when an acknowledged order is missing, a page or an index is damaged, the books do not balance, or a cut without
 * fsync loses nothing (then it is no cut).
 */
const GUESTS = 6;
const CUTS = 5;
const BETWEEN_CUTS_MS = 3_000;

/** Cuts the power of a database and starts it again over what its disk holds. */
async function cutAndStart(disk: Disk, database: TestPostgres, options: PostgresOptions) {
  disk.cut();
  await database.kill();
  await database.stop();
  await disk.mountAgain();
  // A machine that starts has no old process; here the killed one may not be reaped yet, and PostgreSQL would wait for it.
  rmSync(join(options.data!, 'postmaster.pid'), { force: true });
  return startPostgres(options);
}

/** Commits rows one by one on a database that does not wait for its disk, cuts, and counts what is gone. */
async function lostWithoutFsync(disk: Disk): Promise<number> {
  const data = join(disk.folder, 'careless');
  const careless = await startPostgres({ data });
  await careless.query('create table notes (id serial primary key); checkpoint');
  const COUNT = 200;
  for (let nth = 0; nth < COUNT; nth += 1) await careless.query('insert into notes default values');
  const again = await cutAndStart(disk, careless, { data }).catch(() => null);
  if (!again) return COUNT;
  const [left] = await again
    .query<{ count: number }>('select count(*)::int as count from notes')
    .catch(() => [{ count: 0 }]);
  await again.stop();
  return COUNT - left!.count;
}

/** Reads every page and compares every B-tree with its table. Throws when one is damaged. */
const checkPages = ({ bin, url }: TestPostgres) =>
  runAsServerUser(join(bin, 'pg_amcheck'), ['--install-missing', '--heapallindexed', url]);

const checkBooks = (env: { DATABASE_URL: string; DATA_DIR: string; SECRET_KEY: string }) =>
  execFileSync(process.execPath, [join(ROOT, 'apps/api/src/cli/money-check.ts')], {
    env: { ...process.env, ...env, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

if ((await run(['turbo', 'run', 'build', '--output-logs=errors-only'])) !== 0) process.exit(1);
const home = mkdtempSync(join(tmpdir(), 'dasturxon-power-'));
chmodSync(home, 0o755);
const undo: (() => unknown)[] = [() => rmSync(home, { recursive: true, force: true })];
let failed = true;
try {
  const disk = makeDisk(home);
  undo.unshift(() => disk.remove());
  const careless = await lostWithoutFsync(disk);
  console.log(`without fsync a cut loses ${careless} of 200 committed rows`);

  const data = join(disk.folder, 'data');
  let database = await startPostgres({ durable: true, data });
  undo.unshift(() => database.stop());
  const switchboard = await startSwitchboard(database.port);
  undo.unshift(() => switchboard.stop());
  const dataDir = join(home, 'server');
  const SECRET_KEY = randomBytes(32).toString('hex');
  mkdirSync(dataDir);
  const server = await startServer(dataDir, {
    DATABASE_URL: database.url.replace(String(database.port), String(switchboard.port)),
    SECRET_KEY,
    REQUEST_RATE: '0',
    LOG_LEVEL: 'fatal',
  });
  undo.unshift(() => server.stop());
  process.env['E2E_PORT'] = String(server.port);
  const load = startLoad({ port: server.port, tokens: await signInGuests(GUESTS) });

  let slowest = 0;
  for (let nth = 0; nth < CUTS; nth += 1) {
    await pause(BETWEEN_CUTS_MS);
    database = await cutAndStart(disk, database, { durable: true, data });
    const powerAt = performance.now();
    switchboard.switchTo(database.port);
    await until('orders are taken again', async () => load.orders.some(({ at }) => at > powerAt));
    slowest = Math.max(slowest, load.orders.find(({ at }) => at > powerAt)!.at - powerAt);
  }
  await load.stop();

  const lost = await lostOrders(database, load);
  checkPages(database);
  checkBooks({ DATABASE_URL: database.url, DATA_DIR: dataDir, SECRET_KEY });
  console.log(`${database.version}, fsync on, ext4; ${CUTS} power cuts under load`);
  console.log(
    `${load.orders.length} orders acknowledged, ${lost.length} lost; pages, indexes and books whole`,
  );
  console.log(`the first order at most ${(slowest / 1000).toFixed(1)} s after the power came back`);
  failed = lost.length > 0 || load.orders.length === 0 || careless === 0;
} finally {
  for (const step of undo)
    await Promise.resolve(step()).catch((error: Error) => console.error(error.message));
}
process.exitCode = failed ? 1 : 0;
