import { resolve } from 'node:path';

import { verifyBackup } from '../../backup/verify-backup.ts';
import { readIdentity } from '../run/read-identity.ts';
import { exitWithUsage, readOptions } from '../run/read-options.ts';
import { exitWith } from '../run/run-command.ts';

const USAGE = [
  'pnpm backup:verify --from dasturxon-2026-05-13.backup.age [--identity backup-key.txt] [--scratch postgres://…]',
  'Restores a backup into a scratch database, compares every row and drops it. Needs no server and no DATA_DIR.',
].join('\n');

const { from, identity, scratch } = readOptions(
  { from: { type: 'string' }, identity: { type: 'string' }, scratch: { type: 'string' } },
  USAGE,
);
if (!from) exitWithUsage(USAGE);
try {
  const given = { from: resolve(from), identity: readIdentity(identity), scratch };
  exitWith({ result: await verifyBackup(given) });
} catch (error) {
  exitWith({ error: error instanceof Error ? error.message : 'failed' });
}
