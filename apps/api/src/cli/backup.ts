import { resolve } from 'node:path';

import { localDay } from '@dasturxon/core/time';

import { readOptions } from './run/read-options.ts';
import { runCommand } from './run/run-command.ts';

const { to } = readOptions({ to: { type: 'string' } }, 'pnpm backup [--to dasturxon-2026-05-13.backup.gz]');
await runCommand('backup', { to: resolve(to ?? `dasturxon-${localDay(new Date())}.backup.gz`) });
