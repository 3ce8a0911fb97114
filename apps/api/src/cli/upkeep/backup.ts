import { mkdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { formatIsoDay } from '@dasturxon/core/format';
import { DEFAULT_ZONE } from '@dasturxon/core/kernel';

import type { Keep } from '../../backup/retention.ts';
import { exitWithUsage, readOptions } from '../run/read-options.ts';
import { answerTo, commandEnv, exitWith } from '../run/run-command.ts';

const USAGE = [
  'pnpm backup [--to dasturxon-2026-05-13.backup.age] [--scratch postgres://…]',
  'pnpm backup --into /var/backups/dasturxon [--keep 7,4,12] [--scratch postgres://…]',
  'Writes all rows and pictures, encrypted for BACKUP_RECIPIENTS, and restores them into a scratch database to verify them.',
  '--into names the file by its time and then deletes backups beyond --keep: 7 days, 4 weeks, 12 months.',
  '--scratch creates the scratch database on that server; without it an embedded one is used.',
].join('\n');

const given = readOptions(
  {
    to: { type: 'string' },
    into: { type: 'string' },
    keep: { type: 'string' },
    scratch: { type: 'string' },
  },
  USAGE,
);
if (given.to && given.into) exitWithUsage(USAGE);
const { backupName, DEFAULT_KEEP, deleteExpiredBackups, readKeep } =
  await import('../../backup/retention.ts');
const keep: Keep = (given.keep === undefined ? DEFAULT_KEEP : readKeep(given.keep)) ?? exitWithUsage(USAGE);
const env = commandEnv();
const recipients = env.BACKUP_RECIPIENTS;
if (given.into && recipients.length === 0)
  exitWith({ error: 'BACKUP_RECIPIENTS is missing: make a key pair with dasturxon backup key' });

const folder = given.into === undefined ? null : resolve(given.into);
if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 });
const extension = recipients.length > 0 ? 'age' : 'gz';
const to = folder
  ? join(folder, backupName(new Date()))
  : resolve(given.to ?? `dasturxon-${formatIsoDay(new Date(), DEFAULT_ZONE)}.backup.${extension}`);

/** Opens this backup only and is forgotten at the end, so that no machine that writes backups can read earlier ones. */
const { createBackupKey } = await import('../../backup/encryption.ts');
const ownKey = await createBackupKey();
const written = await answerTo(env, 'backup', {
  to,
  recipients: recipients.length > 0 ? [...recipients, ownKey.recipient] : [],
});
if (written.error) exitWith(written);

const { verifyBackup } = await import('../../backup/verify-backup.ts');
const lines = [written.result];
try {
  lines.push(await verifyBackup({ from: to, identity: ownKey.identity, scratch: given.scratch }));
} catch (error) {
  renameSync(to, `${to}.failed`);
  const why = error instanceof Error ? error.message : 'unknown error';
  exitWith({ error: `the backup is not restorable and was renamed to ${to}.failed: ${why}` });
}
if (folder)
  for (const name of await deleteExpiredBackups(folder, keep)) lines.push(`deleted the expired ${name}`);
exitWith({ result: lines.join('\n') });
