import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, onTestFinished, test, vi } from 'vitest';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

test('OPS-13 a server that is asked to stop while it still starts ends cleanly', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dasturxon-stop-'));
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', SANDBOX: '1', DATA_DIR: folder },
    stdio: 'ignore',
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const ended = once(child, 'exit');
  await vi.waitUntil(() => existsSync(join(folder, 'postgres')), { timeout: 60_000, interval: 5 });
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 120_000);
