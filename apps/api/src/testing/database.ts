import { mkdtempSync, readFileSync, writeFileSync, existsSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';

import pg from 'pg';

import type { Handle } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { packageRoot } from '../package-root.ts';

/** The migrations' fingerprint: an image of another schema is never used. */
function fingerprint(): string {
  const journal = readFileSync(join(packageRoot(), 'migrations', 'meta', '_journal.json'));
  const hash = createHash('sha256').update(journal);
  for (const { tag } of (JSON.parse(journal.toString()) as { entries: { tag: string }[] }).entries)
    hash.update(readFileSync(join(packageRoot(), 'migrations', `${tag}.sql`)));
  return hash.digest('hex').slice(0, 16);
}

/** A migrated embedded database in memory, from an image that the first test file makes. */
async function embedded(): Promise<Handle> {
  const file = join(tmpdir(), `dasturxon-test-${fingerprint()}.tar`);
  if (existsSync(file)) return openPglite({ image: new Blob([readFileSync(file)]) });
  const handle = await openPglite({});
  await migrate(handle);
  const whole = join(mkdtempSync(join(tmpdir(), 'dasturxon-')), 'image.tar');
  writeFileSync(whole, Buffer.from(await (await handle.dump()).arrayBuffer()));
  renameSync(whole, file);
  return handle;
}

/** Makes an empty database on the server and gives its address. */
export async function aServerDatabase(url: string): Promise<string> {
  const name = `dasturxon_test_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

async function onServer(url: string): Promise<Handle> {
  const handle = openPostgres(await aServerDatabase(url), 10, () => undefined);
  await migrate(handle);
  return handle;
}

/** A fresh migrated database: on the server of TEST_DATABASE_URL when it is given, else embedded. */
export function aDatabase(): Promise<Handle> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? onServer(url) : embedded();
}
