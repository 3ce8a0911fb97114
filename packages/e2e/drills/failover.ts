import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { run as runAsServerUser, startPostgres, type TestPostgres } from '@dasturxon/tooling/postgres';
import { run } from '@dasturxon/tooling/run-step';

import { until } from '../evening/client.ts';
import { startServer } from '../src/server/running-server.ts';
import { lostOrders, signInGuests, startLoad } from './load.ts';
import { startSwitchboard } from './switchboard.ts';

/**
 * `pnpm drills failover`: the PostgreSQL primary is killed while guests order, and its synchronous standby is promoted.
 * Prints the figures; ends with 1 when an acknowledged order is missing or ordering is not back within 15 s.
 */
const GUESTS = 6;
const BACK_WITHIN_S = 15;
const LOAD_MS = 6_000;

/** A standby of the primary, which waits for it with every commit from now on. */
async function startStandby(primary: TestPostgres): Promise<TestPostgres> {
  const data = join(primary.home, 'standby');
  const program = join(primary.bin, 'pg_basebackup');
  if (!existsSync(program)) throw new Error('pg_basebackup is missing: install the postgresql package');
  runAsServerUser(program, ['-D', data, '-d', primary.url, '-X', 'stream', '-c', 'fast', '-R']);
  const standby = await startPostgres({ durable: true, data });
  await primary.query("alter system set synchronous_standby_names = '*'");
  await primary.query('select pg_reload_conf()');
  await until('the standby is synchronous', async () => {
    const [one] = await primary.query<{ state: string }>(
      'select sync_state as state from pg_stat_replication',
    );
    return one?.state === 'sync';
  });
  return standby;
}

if ((await run(['turbo', 'run', 'build', '--output-logs=errors-only'])) !== 0) process.exit(1);
const home = mkdtempSync(join(tmpdir(), 'dasturxon-failover-'));
const primary = await startPostgres({ durable: true, settings: { wal_level: 'replica' } });
const undo: (() => unknown)[] = [() => primary.stop(), () => rmSync(home, { recursive: true, force: true })];
let failed = true;
try {
  const standby = await startStandby(primary);
  undo.unshift(() => standby.stop());
  const switchboard = await startSwitchboard(primary.port);
  undo.unshift(() => switchboard.stop());
  const dataDir = join(home, 'server');
  mkdirSync(dataDir);
  const server = await startServer(dataDir, {
    DATABASE_URL: primary.url.replace(String(primary.port), String(switchboard.port)),
    SECRET_KEY: randomBytes(32).toString('hex'),
    REQUEST_RATE: '0',
    LOG_LEVEL: 'error',
  });
  undo.unshift(() => server.stop());
  process.env['E2E_PORT'] = String(server.port);
  const load = startLoad({ port: server.port, tokens: await signInGuests(GUESTS) });
  await pause(LOAD_MS);

  const before = load.orders.length;
  const killedAt = performance.now();
  await primary.kill();
  await standby.query('select pg_promote()');
  switchboard.switchTo(standby.port);
  const switched = (performance.now() - killedAt) / 1000;
  await until('orders are taken again', async () =>
    load.orders.some(({ at }) => at > killedAt + switched * 1000),
  );
  const back = (load.orders.find(({ at }) => at > killedAt + switched * 1000)!.at - killedAt) / 1000;
  await pause(LOAD_MS);
  await load.stop();

  const lost = await lostOrders(standby, load);
  console.log(`${primary.version}, synchronous standby; ${before} orders acknowledged before the kill`);
  console.log(`standby promoted after ${switched.toFixed(1)} s, the first order after ${back.toFixed(1)} s`);
  console.log(`${load.orders.length} orders acknowledged in all, ${lost.length} lost`);
  console.log(`${load.failures.length} of ${load.requests} requests failed meanwhile, all with an error`);
  failed = lost.length > 0 || back > BACK_WITHIN_S || before === 0;
} finally {
  for (const step of undo)
    await Promise.resolve(step()).catch((error: Error) => console.error(error.message));
}
process.exitCode = failed ? 1 : 0;
