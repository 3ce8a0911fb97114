import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { runCommand } from './run-command.ts';

const { values } = parseArgs({
  options: { from: { type: 'string' }, replace: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (!values.from) {
  console.error('say which backup: pnpm restore --from dasturxon-2026-05-13.backup.gz [--replace]');
  process.exit(1);
}
await runCommand('restore', { from: resolve(values.from), replace: values.replace });
