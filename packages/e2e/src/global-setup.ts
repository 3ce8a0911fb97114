import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT } from '@dasturxon/tooling/run-step';

import { startServer } from './server/running-server.ts';

/** Drawing the demo pictures takes some seconds; they are the same every time. */
const PICTURES = join(ROOT, '.cache/e2e-pictures');

/** Starts the real server once for all specs and stops it at the end, as an orchestrator would. */
export default async function startOnce(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-e2e-'));
  const pictures = join(dataDir, 'pictures');
  if (existsSync(PICTURES)) cpSync(PICTURES, pictures, { recursive: true });
  const server = await startServer(dataDir, { LOG_LEVEL: 'info' });
  mkdirSync(PICTURES, { recursive: true });
  cpSync(pictures, PICTURES, { recursive: true });
  process.env['E2E_PORT'] = String(server.port);
  process.env['E2E_DATA_DIR'] = dataDir;

  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
