import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { ROOT } from './run-step.ts';

/** The API with reload on change, the storefront through Vite's module runner with hot reload. */
const server = spawn(
  process.execPath,
  ['--watch-path=apps/api/src', '--watch-path=packages/core/src', 'apps/api/src/dev.ts'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      DEV_HOSTS: process.env['DEV_HOSTS'] ?? 'localhost,127.0.0.1',
      PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}`,
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 0));
