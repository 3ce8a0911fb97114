import { resolve } from 'node:path';

import { readIdentity } from '../run/read-identity.ts';
import { exitWithUsage, readOptions } from '../run/read-options.ts';
import { runCommand } from '../run/run-command.ts';

const USAGE = 'pnpm restore --from dasturxon-2026-05-13.backup.age [--identity backup-key.txt] [--replace]';
const { from, identity, replace } = readOptions(
  { from: { type: 'string' }, identity: { type: 'string' }, replace: { type: 'boolean' } },
  USAGE,
);
if (!from) exitWithUsage(USAGE);
await runCommand('restore', {
  from: resolve(from),
  identity: readIdentity(identity),
  replace: replace ?? false,
});
