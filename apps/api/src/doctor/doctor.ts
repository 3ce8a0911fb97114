import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { DataDirBusy } from '../db/data-dir-lock.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Env, EnvReading } from '../kernel/env.ts';
import { checkDatabase } from './check-database.ts';
import { checkFolder } from './check-folder.ts';
import type { Finding } from './finding.ts';

const MARKS = { ok: '✓', warning: '!', error: '✗' } as const;

/** Reports what an installation lacks: environment, folder, database. Changes nothing but one probe file. */
export async function doctor(reading: EnvReading, now: () => Date): Promise<Finding[]> {
  if ('problems' in reading) return reading.problems.map((text) => ({ level: 'error', text }));
  const { env, warnings } = reading;
  const noted = warnings.map((text): Finding => ({ level: 'warning', text }));
  return [...noted, ...checkBackupKey(env), ...checkFolder(env.DATA_DIR), ...(await askDatabase(env, now))];
}

/** Real data needs encrypted backups. */
function checkBackupKey({ DATABASE_URL, BACKUP_RECIPIENTS }: Env): Finding[] {
  if (!DATABASE_URL) return [];
  return BACKUP_RECIPIENTS.length > 0
    ? [{ level: 'ok', text: `backups are encrypted for ${BACKUP_RECIPIENTS.length} keys` }]
    : [
        {
          level: 'warning',
          text: 'BACKUP_RECIPIENTS is missing, so no backup is encrypted or scheduled: make a key with dasturxon backup key',
        },
      ];
}

async function askDatabase(env: Parameters<typeof openDatabase>[0], now: () => Date): Promise<Finding[]> {
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'postgres')))
    return [{ level: 'ok', text: 'the first start creates the embedded database' }];
  try {
    const db = await openDatabase(env, () => undefined);
    const found = await checkDatabase(db, now);
    await db.close();
    return found;
  } catch (error) {
    if (error instanceof DataDirBusy)
      return [{ level: 'ok', text: 'a running server holds the embedded database' }];
    const why = error instanceof Error ? error.message : 'unknown error';
    return [{ level: 'error', text: `the database cannot be opened: ${why}` }];
  }
}

/** The findings as lines for the person at the keyboard. */
export const printFindings = (findings: readonly Finding[]): string =>
  findings.map(({ level, text }) => `${MARKS[level]} ${text}`).join('\n');
