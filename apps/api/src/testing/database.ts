import { mkdtempSync, readFileSync, writeFileSync, existsSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';

import { createDatabase } from '@dasturxon/tooling/postgres';

import type { Handle } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { packageRoot } from '../kernel/package-root.ts';

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

/** Makes a database of a name of its own on the server, empty or as `template` is, and gives its address. */
export const aServerDatabase = (url: string, template?: string): Promise<string> =>
  createDatabase(url, `dasturxon_test_${crypto.randomUUID().replaceAll('-', '')}`, template);

let template: Promise<string> | undefined;

/** A migrated, unused database per process; copies of it need no migration. */
async function aTemplate(url: string): Promise<string> {
  const own = await aServerDatabase(url);
  const handle = openPostgres(own, 1, () => undefined);
  await migrate(handle);
  await handle.close();
  return new URL(own).pathname.slice(1);
}

async function onServer(url: string): Promise<Handle> {
  const own = await aServerDatabase(url, await (template ??= aTemplate(url)));
  return openPostgres(own, 10, () => undefined);
}

const open: Handle[] = [];
let shared: Promise<Handle> | undefined;

/** A fresh migrated database: on the server of TEST_DATABASE_URL when it is given, else embedded. */
export async function aDatabase(): Promise<Handle> {
  const url = process.env['TEST_DATABASE_URL'];
  const handle = await (url ? onServer(url) : embedded());
  open.push(handle);
  return handle;
}

/** The one database of a test file's scenes. */
export function databaseOfFile(): Promise<Handle> {
  return (shared ??= aDatabase());
}

/** Files share the modules, never a database: the next file begins with a fresh one. */
export async function closeDatabases(): Promise<void> {
  shared = undefined;
  await Promise.allSettled(open.splice(0).map((handle) => handle.close()));
}

const ANNOUNCED = 'test_announced';

/**
 * Resolves once everything that was committed before has been announced to this process: the database sends its
 * notifications in the order of the commits, so the one of this call comes after them.
 */
export function announcedBy(db: Handle): () => Promise<void> {
  const waiting = new Map<string, () => void>();
  let listening: Promise<unknown> | undefined;
  return async () => {
    await (listening ??= db.listen(
      ANNOUNCED,
      (id) => waiting.get(id)?.(),
      () => waiting.forEach((arrived) => arrived()),
    ));
    const id = crypto.randomUUID();
    const arrived = new Promise<void>((resolve) => waiting.set(id, resolve));
    await db.notify([{ channel: ANNOUNCED, payload: id }]);
    await arrived;
    waiting.delete(id);
  };
}
