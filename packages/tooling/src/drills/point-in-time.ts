import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { start, startPostgres, type TestPostgres } from '../postgres.ts';
import { ROOT } from '../run-step.ts';

/** Rows of the tables that the mistake empties and of the one that is written after the base backup. */
const COUNTS = `select (select count(*)::int from products) as products,
  (select count(*)::int from domains) as domains`;

type Counts = { products: number; domains: number };

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

/** The archive's folder, and the certificate that signed the server's. */
type Archive = { folder: string; ca: string };

/** The certificates of deploy/certificates.sh, and the settings with which a server uses them. */
function certificates(): { folder: string; settings: Record<string, string> } {
  const folder = mkdtempSync(join(tmpdir(), 'dasturxon-certificates-'));
  execFileSync(join(ROOT, 'deploy/certificates.sh'), [folder], {
    env: { ...process.env, POSTGRES_UID: 'nobody' },
    stdio: 'ignore',
  });
  const file = (name: string) => join(folder, 'postgres', name);
  return {
    folder,
    settings: { ssl: 'on', ssl_cert_file: file('public.crt'), ssl_key_file: file('private.key') },
  };
}

/** Runs a command of the product on a database: its file, then its arguments. */
const commandOn =
  (dataDir: string) =>
  (url: string, [file = '', ...args]: readonly string[]): void => {
    execFileSync(process.execPath, [join(ROOT, 'apps/api/src/cli', file), ...args], {
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, SECRET_KEY: 'ab'.repeat(32) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };

/** Starts deploy/postgres/archive.sh, and waits for its first base backup. */
async function startArchive({ bin, port }: TestPostgres, { folder, ca }: Archive): Promise<void> {
  if (!existsSync(join(bin, 'pg_receivewal')))
    throw new Error('pg_receivewal is missing: install the postgresql package');
  const server = { PGHOST: 'localhost', PGPORT: String(port), PGUSER: 'postgres' };
  const tls = { PGSSLMODE: 'verify-full', PGSSLROOTCERT: ca };
  const env = { ...process.env, ...server, ...tls, PATH: `${bin}:${process.env['PATH']}` };
  const archive = start(join(ROOT, 'deploy/postgres/archive.sh'), [folder], env);
  while (!baseOf(folder)) {
    if (archive.exitCode !== null) throw new Error(`archive.sh ended with code ${archive.exitCode}`);
    await pause(50);
  }
}

function baseOf(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const name = readdirSync(folder).find((entry) => entry.startsWith('base-'));
  return name && join(folder, name);
}

/** Waits until the archive has everything up to now. */
async function archived(database: TestPostgres): Promise<void> {
  const [now] = await database.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
  for (let isKept = false; !isKept;) {
    const [found] = await database.query<{ kept: boolean }>(
      `select coalesce(bool_or(flush_lsn >= '${now!.lsn}'), false) as kept from pg_stat_replication`,
    );
    isKept = found!.kept;
  }
}

async function recover(folder: string, target: string, tls: Record<string, string>): Promise<TestPostgres> {
  const base = baseOf(folder)!;
  const log = join(folder, 'log');
  writeFileSync(join(base, 'recovery.signal'), '');
  const recovered = await startPostgres({
    data: base,
    settings: {
      ...tls,
      restore_command: `cp ${log}/%f %p || cp ${log}/%f.partial %p`,
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

/** The address of a server by TLS, if its certificate is signed by `ca`. */
const byTls = ({ port }: TestPostgres, ca: string) =>
  `postgres://postgres@localhost:${port}/postgres?sslmode=verify-full&sslrootcert=${ca}`;

/**
 * Recovers a database to the moment before a mistake, from what deploy/postgres/archive.sh keeps, as docs/operations.md
 * describes it; all over TLS with the certificates of deploy/certificates.sh. Prints the figures; throws when a row
 * before the moment is lost, one after it came back, or a server with a foreign certificate is believed.
 */
export async function pointInTime(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-pitr-'));
  const [own, foreign] = [certificates(), certificates()];
  const ca = join(own.folder, 'ca.crt');
  const command = commandOn(dataDir);
  const primary = await startPostgres({ settings: { wal_level: 'replica', ...own.settings } });
  const servers = [primary];
  const folder = join(primary.home, 'archive');
  try {
    console.log(primary.version);
    const url = byTls(primary, ca);
    command(url, ['brand-new.ts', '--sub', 'before', '--name', 'Before']);
    refuses(() => command(byTls(primary, join(foreign.folder, 'ca.crt')), ['doctor.ts']));
    const began = performance.now();
    await startArchive(primary, { folder, ca });
    console.log(`base backup: ${seconds(began)} s`);

    command(url, ['brand-new.ts', '--sub', 'after', '--name', 'After']);
    const [before] = await primary.query<Counts>(COUNTS);
    const [moment] = await primary.query<{ at: string }>('select clock_timestamp()::text as at');
    await primary.query('truncate products cascade');
    await archived(primary);
    stopArchive(folder);

    const recovering = performance.now();
    const recovered = await recover(folder, moment!.at, own.settings);
    servers.push(recovered);
    const [after] = await recovered.query<Counts>(COUNTS);
    console.log(`recovered to ${moment!.at}: ${seconds(recovering)} s`);
    console.log(`products ${before!.products} before the mistake, ${after!.products} recovered`);
    if (JSON.stringify(before) !== JSON.stringify(after))
      throw new Error(`recovered ${JSON.stringify(after)} instead of ${JSON.stringify(before)}`);
    command(byTls(recovered, ca), ['doctor.ts']);
  } finally {
    stopArchive(folder);
    for (const server of servers.toReversed()) await server.stop();
    for (const used of [dataDir, own.folder, foreign.folder]) rmSync(used, { recursive: true, force: true });
  }
}

function stopArchive(folder: string): void {
  spawnSync('pkill', ['-f', folder]);
}

function refuses(work: () => void): void {
  let isRefused = false;
  try {
    work();
  } catch {
    isRefused = true;
  }
  if (!isRefused) throw new Error('a server with a foreign certificate is believed');
}
