import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { test } from '../test.ts';
import { startServer, type RunningServer } from './running-server.ts';

/**
 * Gives the tests of one file a server of their own, whose brands may change under nobody else's eyes. They run one
 * after another, and begin while that server still draws its pictures.
 */
export function useOwnServer(): void {
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  const shared = process.env['E2E_PORT'];
  let dataDir = '';
  let server: RunningServer | null = null;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-own-'));
    server = await startServer(dataDir);
    process.env['E2E_PORT'] = String(server.port);
  });
  test.afterAll(async () => {
    process.env['E2E_PORT'] = shared;
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
}
