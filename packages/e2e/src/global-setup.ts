import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startServer } from './server/running-server.ts';

/**
 * Starts the real server once for all specs and stops it at the end, as an orchestrator would. One that runs already
 * on `E2E_PORT`, with its data in `E2E_DATA_DIR`, is used as it is: quicker while a spec is being written. A copy of
 * the new server's data stays untouched in `E2E_TEMPLATE_DIR`, for servers that change their brands.
 */
export default async function startOnce(): Promise<() => Promise<void>> {
  if (process.env['E2E_PORT']) return async () => undefined;
  const [templateDir, dataDir] = [newFolder('template'), newFolder('e2e')];
  const first = await startServer(templateDir);
  await first.stop();
  cpSync(templateDir, dataDir, { recursive: true });
  const server = await startServer(dataDir);
  process.env['E2E_PORT'] = String(server.port);
  process.env['E2E_DATA_DIR'] = dataDir;
  process.env['E2E_TEMPLATE_DIR'] = templateDir;

  return async () => {
    await server.stop();
    for (const folder of [dataDir, templateDir]) rmSync(folder, { recursive: true, force: true });
  };
}

const newFolder = (name: string) => mkdtempSync(join(tmpdir(), `dasturxon-${name}-`));
