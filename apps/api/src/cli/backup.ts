import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { runCommand } from './run-command.ts';

const { values } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true });
const day = new Date().toISOString().slice(0, 10);
await runCommand('backup', { to: resolve(values.to ?? `dasturxon-${day}.backup.gz`) });
