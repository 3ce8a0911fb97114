import { resolve } from 'node:path';

import { readOptions } from './read-options.ts';
import { runCommand } from './run-command.ts';

const { to } = readOptions({ to: { type: 'string' } }, 'pnpm backup [--to dasturxon-2026-05-13.backup.gz]');
const day = new Date().toISOString().slice(0, 10);
await runCommand('backup', { to: resolve(to ?? `dasturxon-${day}.backup.gz`) });
