import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { freePort, startPostgres } from '@dasturxon/tooling/postgres';
import { run } from '@dasturxon/tooling/run-step';

import { ask } from '../src/server/ask.ts';
import { startServer } from '../src/server/running-server.ts';
import { lostOrders, signInGuests, startLoad } from './load.ts';
import { makeNextRelease } from './next-release.ts';
import { makePreviousRelease } from './previous-release.ts';
import { startProxy } from './proxy.ts';

/**
 * `pnpm drills rolling`: two servers behind Caddy are replaced by the next release, one after the other, while guests read
 * and order. Prints the figures; ends with 1 when a request failed, an acknowledged order is missing, or a page of the
 * release before cannot load its files (OPS-13). With `--from COMMIT` the servers before are those of that commit, which run
 * on the new schema while the next ones start.
 */
const GUESTS = 6;
const BETWEEN_MS = 4_000;

if ((await run(['turbo', 'run', 'build', '--output-logs=errors-only'])) !== 0) process.exit(1);
const home = mkdtempSync(join(tmpdir(), 'dasturxon-rolling-'));
const { from } = parseArgs({ options: { from: { type: 'string' } } }).values;
const before = from === undefined ? null : makePreviousRelease(join(home, 'previous'), from);
const next = before ?? makeNextRelease(join(home, 'next'));
/** The entries of both releases; the build of this folder is the one without. */
const entries = before ? { old: before.entry, new: undefined } : { old: undefined, new: next.entry };
const postgres = await startPostgres({ durable: true });
const ports = { a: await freePort(), b: await freePort(), proxy: await freePort() };
const shared = {
  DATABASE_URL: postgres.url,
  SECRET_KEY: randomBytes(32).toString('hex'),
  STORAGE_URL: `file://${join(home, 'store')}`,
  TRUSTED_PROXIES: '127.0.0.1',
  REQUEST_RATE: '0',
  LOG_LEVEL: 'warn',
};
const start = (name: 'a' | 'b', entry?: string) => {
  const dataDir = join(home, name);
  mkdirSync(dataDir, { recursive: true });
  return startServer(dataDir, { ...shared, PORT: String(ports[name]) }, entry);
};

let failed = true;
const running = new Map<string, { stop: () => Promise<void> }>();
try {
  running.set('a', await start('a', entries.old));
  process.env['E2E_PORT'] = String(ports.a);
  // One server so far: its sandbox has the codes.
  const tokens = await signInGuests(GUESTS);
  running.set('b', await start('b', entries.old));
  running.set('proxy', await startProxy(home, ports.proxy, [ports.a, ports.b]));
  const load = startLoad({ port: ports.proxy, tokens, asset: next.goneAsset });
  await pause(BETWEEN_MS);
  for (const name of ['a', 'b'] as const) {
    const requestsBefore = load.requests;
    const began = performance.now();
    await running.get(name)!.stop();
    const stopped = performance.now();
    running.set(name, await start(name, entries.new));
    console.log(
      `server ${name}: stopped in ${((stopped - began) / 1000).toFixed(1)} s, next release ready ${((performance.now() - stopped) / 1000).toFixed(1)} s later; ${load.requests - requestsBefore} requests meanwhile`,
    );
    await pause(BETWEEN_MS);
  }
  await load.stop();
  const lost = await lostOrders(postgres, load);
  const gone = await ask({ port: ports.proxy, host: 'osh.localhost', path: next.goneAsset });
  console.log(
    `${load.requests} requests, ${load.failures.length} failed, slowest ${Math.round(load.slowestMs)} ms`,
  );
  console.log(`${load.orders.length} orders acknowledged, ${lost.length} lost`);
  console.log(`a chunk that the next release has no more: ${gone.status}`);
  for (const failure of load.failures.slice(0, 20)) console.error(failure);
  failed = load.failures.length > 0 || lost.length > 0 || load.orders.length === 0 || gone.status !== 200;
} finally {
  for (const each of [...running.values()].toReversed()) await each.stop().catch(() => undefined);
  await postgres.stop();
  before?.remove();
  rmSync(home, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
