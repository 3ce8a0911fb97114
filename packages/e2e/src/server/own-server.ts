import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { test } from '../test.ts';
import { startServer, type RunningServer } from './running-server.ts';

/** Gives the tests of one file a server of their own, whose brands they may change. They run in sequence. */
export function useOwnServer(): void {
  test.describe.configure({ mode: 'default', timeout: 240_000 });
  const shared = process.env['E2E_PORT'];
  const template = process.env['E2E_TEMPLATE_DIR'];
  let dataDir = '';
  let server: RunningServer | null = null;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-own-'));
    if (template) cpSync(template, dataDir, { recursive: true });
    server = await startServer(dataDir);
    process.env['E2E_PORT'] = String(server.port);
  });
  test.afterAll(async () => {
    process.env['E2E_PORT'] = shared;
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
}
