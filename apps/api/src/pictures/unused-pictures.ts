import { DAY_MS } from '@dasturxon/core/kernel';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';

import type { Handle, Tx } from '../db/connect.ts';
import { unusedPictures } from '../db/schema/merchants.ts';
import type { Storage } from '../gateways/storage/storage.ts';
import { uploadedPicture } from './picture-name.ts';

/** So long a picture stays after the last menu, draft or earlier version that showed it went. */
const KEPT_MS = 30 * DAY_MS;
const AT_ONCE = 1_000;

/**
 * Tables that keep no picture: those of orders hold copies of what was bought, in which a picture that is gone is a
 * placeholder; the others are large and end by themselves.
 */
const KEEP_NOTHING = [
  'applied_migrations',
  'orders',
  'order_lines',
  'order_edits',
  'order_history',
  'idempotency_keys',
  'audit_log',
  'outbox',
  'print_jobs',
  'rate_counts',
  'unused_pictures',
  'webhook_deliveries',
];

async function uploadedPictures(storage: Storage): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const file of storage.list()) {
    const name = uploadedPicture(file);
    if (name !== null) names.add(name);
  }
  return names;
}

/** Looks for names in whole rows, so that no new column can be forgotten. */
async function usedPictures(db: Pick<Handle, 'asPlatform'>): Promise<Set<string>> {
  const tables = await db.asPlatform((tx) =>
    tx.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    ),
  );
  const used = new Set<string>();
  for (const { name } of tables.rows.filter(({ name }) => !KEEP_NOTHING.includes(name))) {
    const table = sql.identifier(name);
    const found = await db.asPlatform((tx) =>
      tx.execute<{ picture: string }>(
        sql`select distinct m[1] as picture from ${table} t, regexp_matches(t::text, '\\m([0-9a-f]{20})\\M', 'g') m`,
      ),
    );
    for (const { picture } of found.rows) used.add(picture);
  }
  return used;
}

function* portions(names: readonly string[]): Generator<string[]> {
  for (let from = 0; from < names.length; from += AT_ONCE) yield names.slice(from, from + AT_ONCE);
}

/** Notes which pictures are unused as of now, and takes the note from those that are used again. */
async function noteUnused(db: Pick<Handle, 'asPlatform'>, unused: ReadonlySet<string>, now: Date) {
  const noted = await db.asPlatform((tx) => tx.select({ name: unusedPictures.name }).from(unusedPictures));
  const again = noted.map(({ name }) => name).filter((name) => !unused.has(name));
  for (const names of portions(again))
    await db.asPlatform((tx) => tx.delete(unusedPictures).where(inArray(unusedPictures.name, names)));
  for (const names of portions([...unused]))
    await db.asPlatform((tx) =>
      tx
        .insert(unusedPictures)
        .values(names.map((name) => ({ name, since: now })))
        .onConflictDoNothing(),
    );
}

async function removeFiles(storage: Storage, name: string): Promise<void> {
  const files: string[] = [];
  for await (const file of storage.list(name)) files.push(file);
  for (const file of files) await storage.remove(file);
}

/** The note of a picture that is removed stays locked until its files are gone: an upload of it waits, then writes. */
const removeOne = async (tx: Tx, storage: Storage, about: { name: string; before: Date }) => {
  const { name, before } = about;
  const gone = await tx
    .delete(unusedPictures)
    .where(and(eq(unusedPictures.name, name), lt(unusedPictures.since, before)))
    .returning({ name: unusedPictures.name });
  if (gone.length > 0) await removeFiles(storage, name);
  return gone.length;
};

/**
 * Removes uploaded pictures, with all their sizes, that nothing has shown for 30 days (OPS-22). Returns how many. It can
 * be killed at any moment and begun again.
 */
export async function removeUnusedPictures(
  { db, storage }: { db: Pick<Handle, 'asPlatform'>; storage: Storage },
  now: Date,
): Promise<number> {
  const [uploaded, used] = [await uploadedPictures(storage), await usedPictures(db)];
  await noteUnused(db, new Set([...uploaded].filter((name) => !used.has(name))), now);
  const before = new Date(now.getTime() - KEPT_MS);
  const due = await db.asPlatform((tx) =>
    tx.select({ name: unusedPictures.name }).from(unusedPictures).where(lt(unusedPictures.since, before)),
  );
  let removed = 0;
  for (const { name } of due)
    removed += await db.asPlatform((tx) => removeOne(tx, storage, { name, before }));
  return removed;
}

/** To be called before a picture's files are written: a removal that was due spares them. */
export async function keepPicture(db: Pick<Handle, 'asPlatform'>, name: string): Promise<void> {
  await db.asPlatform((tx) => tx.delete(unusedPictures).where(eq(unusedPictures.name, name)));
}
