import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { freePort } from '@dasturxon/tooling/postgres';
import { ROOT } from '@dasturxon/tooling/run-step';

import { test } from '../test.ts';
import { copyData, type OwnData } from './own-data.ts';
import { startServer, type RunningServer } from './running-server.ts';

/** The server of one file. Its clock moves with `useOwnServer({ hasMovableClock: true })` alone. */
export type OwnServer = {
  /** Sets the server's clock ahead of this machine's, in seconds. */
  setClock: (aheadSeconds: number) => Promise<void>;
  /** Kills the server and starts it again on its port and data, with its clock ahead by so many seconds. */
  restartAt: (aheadSeconds: number) => Promise<void>;
  /** Runs a command of the product beside the server, and returns what it printed. Each of `files` becomes the option of its name. */
  runCommand: (script: string, options: string[], files: Record<string, object>) => Promise<string>;
};

/**
 * Gives the tests of one file a server of their own, whose brands they may change. They run in sequence. `isEmbedded`: on the
 * embedded database, which announces what is changed behind the server before the change returns.
 */
export function useOwnServer({ hasMovableClock = false, isEmbedded = false } = {}): OwnServer {
  test.describe.configure({ mode: 'default', timeout: 240_000 });
  const shared = process.env['E2E_PORT'];
  let data: OwnData = { dataDir: '', env: {} };
  let server: RunningServer | null = null;
  const start = (port: number, aheadSeconds = 0) => {
    const clock = hasMovableClock && { CLOCK_AHEAD_MS: String(aheadSeconds * 1000) };
    return startServer(data.dataDir, { ...data.env, PORT: String(port), ...clock });
  };
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    data = await copyData({ isEmbedded: isEmbedded || hasMovableClock });
    server = await start(await freePort());
    process.env['E2E_PORT'] = String(server.port);
  });
  test.afterAll(async () => {
    process.env['E2E_PORT'] = shared;
    await server?.stop();
    rmSync(data.dataDir, { recursive: true, force: true });
  });
  return {
    setClock: async (aheadSeconds) => server?.setClock(aheadSeconds * 1000),
    async restartAt(aheadSeconds) {
      if (!server) return;
      await server.kill();
      server = await start(server.port, aheadSeconds);
    },
    async runCommand(script, options, files) {
      const fileOptions = Object.entries(files).flatMap(([name, content]) => {
        const path = join(data.dataDir, `${name}.json`);
        writeFileSync(path, JSON.stringify(content));
        return [`--${name}`, path];
      });
      const env = { ...process.env, ...data.env, SANDBOX: '1', DATA_DIR: data.dataDir };
      const given = [join(ROOT, 'apps/api/src/cli', script), ...options, ...fileOptions];
      const { stdout } = await promisify(execFile)(process.execPath, given, { env });
      return stdout;
    },
  };
}
