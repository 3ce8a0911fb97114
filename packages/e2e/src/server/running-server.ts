import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { freePort } from '@dasturxon/tooling/postgres';
import { ROOT } from '@dasturxon/tooling/run-step';

import { ask } from './ask.ts';

export type RunningServer = {
  port: number;
  /** Sets the server's clock so many milliseconds ahead of this machine's; for a server with `CLOCK_AHEAD_MS` alone. */
  setClock: (aheadMs: number) => Promise<void>;
  /** SIGKILL, without any notice to the server. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

const READY_WITHIN_MS = 120_000;
const LOOK_AGAIN_MS = 100;
const BUNDLE = join(ROOT, 'apps/api/dist/main.js');
const SOURCE = join(ROOT, 'apps/api/src/main.ts');
const MOVABLE_DATE = join(ROOT, 'packages/e2e/src/server/movable-date.ts');

/** The server's entry: the bundle, or the source without a bundle or with `SERVER_SOURCE=1`. */
export const serverEntry = (): string =>
  existsSync(BUNDLE) && !process.env['SERVER_SOURCE'] ? BUNDLE : SOURCE;

/**
 * Starts the product as `pnpm serve` does, on a data folder of its own, and waits until it is ready. With `CLOCK_AHEAD_MS` its
 * clock can be moved. `entry`: of another release.
 */
export async function startServer(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  entry = serverEntry(),
): Promise<RunningServer> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const logFile = join(dataDir, 'server.log');
  const log = openSync(logFile, 'a');
  const hasMovableClock = env['CLOCK_AHEAD_MS'] !== undefined;
  const child = spawn(process.execPath, [...(hasMovableClock ? ['--import', MOVABLE_DATE] : []), entry], {
    cwd: ROOT,
    stdio: ['ignore', log, log, ...(hasMovableClock ? (['ipc'] as const) : [])],
    env: { ...process.env, SANDBOX: '1', HOST: '127.0.0.1', ...env, PORT: String(port), DATA_DIR: dataDir },
  });
  await untilReady(child, port).catch((error: Error) => {
    child.kill('SIGKILL');
    throw new Error(`${error.message}\n${readFileSync(logFile, 'utf8').slice(-4000)}`);
  });
  const setClock = async (aheadMs: number) => {
    const isSet = once(child, 'message');
    child.send(aheadMs);
    await isSet;
  };
  const kill = async () => {
    const isGone = once(child, 'exit');
    child.kill('SIGKILL');
    await isGone;
  };
  return { port, setClock, kill, stop: () => stop(child) };
}

async function untilReady(child: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
    const answer = await ask({ port, path: '/readyz' }).catch(() => null);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  throw new Error(`the server was not ready after ${READY_WITHIN_MS / 1000} s`);
}

/** SIGTERM, as an orchestrator does it. Rejects when the server does not end cleanly by itself. */
function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve, reject) => {
    child.once('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`the server stopped with ${signal ?? code}`)),
    );
    child.kill('SIGTERM');
  });
}
