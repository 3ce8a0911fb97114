import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startServer } from './server/running-server.ts';

/**
 * Starts the real server once for all specs and stops it at the end, as an orchestrator would. One that runs already
 * on `E2E_PORT`, with its data in `E2E_DATA_DIR`, is used as it is: quicker while a spec is being written.
 */
export default async function startOnce(): Promise<() => Promise<void>> {
  if (process.env['E2E_PORT']) return async () => undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-e2e-'));
  const server = await startServer(dataDir);
  process.env['E2E_PORT'] = String(server.port);
  process.env['E2E_DATA_DIR'] = dataDir;

  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
