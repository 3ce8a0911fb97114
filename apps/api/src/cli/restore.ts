import { resolve } from 'node:path';

import { exitWithUsage, readOptions } from './run/read-options.ts';
import { runCommand } from './run/run-command.ts';

const USAGE = 'pnpm restore --from dasturxon-2026-05-13.backup.gz [--replace]';
const { from, replace } = readOptions({ from: { type: 'string' }, replace: { type: 'boolean' } }, USAGE);
if (!from) exitWithUsage(USAGE);
await runCommand('restore', { from: resolve(from), replace: replace ?? false });
