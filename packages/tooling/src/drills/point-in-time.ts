import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { run, startPostgres, type TestPostgres } from '../postgres.ts';
import { ROOT } from '../run-step.ts';

/** Rows of the tables that the mistake empties and of the one that is written after the base backup. */
const COUNTS = `select (select count(*)::int from products) as products,
  (select count(*)::int from domains) as domains`;

type Counts = { products: number; domains: number };

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

/** Runs a command of the product on a database: its file, then its arguments. */
const commandOn =
  (dataDir: string) =>
  ({ url }: TestPostgres, [file = '', ...args]: readonly string[]): void => {
    execFileSync(process.execPath, [join(ROOT, 'apps/api/src/cli', file), ...args], {
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, SECRET_KEY: 'ab'.repeat(32) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };

/** Waits until the archive has everything up to now. */
async function archived(database: TestPostgres): Promise<void> {
  const [switched] = await database.query<{ file: string }>(
    'select pg_walfile_name(pg_switch_wal()) as file',
  );
  for (let last = ''; last < switched!.file;) {
    const [found] = await database.query<{ last: string | null }>(
      'select last_archived_wal as last from pg_stat_archiver',
    );
    last = found?.last ?? '';
  }
}

async function recover(primary: TestPostgres, base: string, target: string): Promise<TestPostgres> {
  writeFileSync(join(base, 'recovery.signal'), '');
  const recovered = await startPostgres({
    data: base,
    settings: {
      restore_command: `cp ${join(primary.home, 'archive')}/%f %p`,
      recovery_target_time: target,
      recovery_target_action: 'promote',
    },
  });
  for (let isRecovering = true; isRecovering;) {
    const [state] = await recovered.query<{ yes: boolean }>('select pg_is_in_recovery() as yes');
    isRecovering = state!.yes;
  }
  return recovered;
}

/**
 * Recovers a database to the moment before a mistake, from a base backup and archived WAL, as docs/operations.md describes
 * it. Prints the figures; throws when a row before the moment is lost or one after it came back.
 */
export async function pointInTime(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-pitr-'));
  const command = commandOn(dataDir);
  // Relative to the data folder.
  const archive = '../archive';
  const primary = await startPostgres({
    settings: {
      wal_level: 'replica',
      archive_mode: 'on',
      archive_command: `mkdir -p ${archive} && test ! -f ${archive}/%f && cp %p ${archive}/%f`,
    },
  });
  const servers = [primary];
  try {
    console.log(primary.version);
    command(primary, ['brand-new.ts', '--sub', 'before', '--name', 'Before']);
    const base = join(primary.home, 'base');
    const program = join(primary.bin, 'pg_basebackup');
    if (!existsSync(program)) throw new Error('pg_basebackup is missing: install the postgresql package');
    const began = performance.now();
    run(program, ['-D', base, '-d', primary.url, '-X', 'none', '-c', 'fast']);
    console.log(`base backup: ${seconds(began)} s`);

    command(primary, ['brand-new.ts', '--sub', 'after', '--name', 'After']);
    const [before] = await primary.query<Counts>(COUNTS);
    const [moment] = await primary.query<{ at: string }>('select clock_timestamp()::text as at');
    await primary.query('truncate products cascade');
    await archived(primary);

    const recovering = performance.now();
    const recovered = await recover(primary, base, moment!.at);
    servers.push(recovered);
    const [after] = await recovered.query<Counts>(COUNTS);
    console.log(`recovered to ${moment!.at}: ${seconds(recovering)} s`);
    console.log(`products ${before!.products} before the mistake, ${after!.products} recovered`);
    if (JSON.stringify(before) !== JSON.stringify(after))
      throw new Error(`recovered ${JSON.stringify(after)} instead of ${JSON.stringify(before)}`);
    command(recovered, ['doctor.ts']);
  } finally {
    for (const server of servers.toReversed()) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
