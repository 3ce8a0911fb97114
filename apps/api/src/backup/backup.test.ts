import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { endpoints, unwrap } from '@dasturxon/core/api';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Handle } from '../db/connect.ts';
import { aDatabase } from '../testing/database.ts';
import { pickUp, place } from '../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { tablesInOrder } from './tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'dasturxon-backup-'));
const file = join(folder, 'a.backup.gz');
let osh: Scene;
let other: Handle;
beforeAll(async () => {
  osh = await aRunningApi({ env: { DATA_DIR: folder } });
  other = await aDatabase();
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'pictures', 'plov.webp'), 'picture');
});
afterAll(async () => {
  await other.close();
  rmSync(folder, { recursive: true, force: true });
});

async function dumpOf(db: Handle): Promise<Record<string, unknown[]>> {
  return db.asPlatform(async (tx) => {
    const dump: Record<string, unknown[]> = {};
    for (const table of await tablesInOrder(tx)) {
      if (table === 'outbox') continue;
      const { rows } = await tx.execute(
        `select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`,
      );
      // Transactions are numbered by each database for itself.
      dump[table] = rows.map(({ row }) => ({ ...(row as object), changed_in: null }));
    }
    return dump;
  });
}

test('F36 a backup of one database fills an empty one with the same rows and files', async () => {
  const guest = await osh.person({ cashback: 3_000 });
  unwrap(await place(guest, pickUp()));
  const later = pickUp({ later: true, day: '2026-05-13', time: '19:30' });
  unwrap(await guest.api(endpoints.placeOrderAtTime, { body: later, idempotencyKey: crypto.randomUUID() }));

  const elsewhere = join(folder, 'elsewhere');
  const target = { ...osh.deps, db: other, env: { ...osh.deps.env, DATA_DIR: elsewhere } };
  await backup(osh.deps, { to: file, recipients: [] });
  expect(await restore(target, { from: file, replace: false })).toMatch(/^restored \d+ rows/);
  expect(await dumpOf(other)).toEqual(await dumpOf(osh.deps.db));
  expect(readFileSync(join(elsewhere, 'pictures', 'plov.webp'), 'utf8')).toBe('picture');

  const { rows } = await other.executeSql(`insert into order_history (merchant_id, order_id, event, to_status)
    select merchant_id, id, 'UPDATE', status from orders limit 1 returning id`);
  expect(Number(rows[0]?.['id'])).toBeGreaterThan(2);
});

test('F36 a database with brands is replaced only on explicit request', async () => {
  const target = { ...osh.deps, db: other, env: { ...osh.deps.env, DATA_DIR: join(folder, 'third') } };
  await expect(restore(target, { from: file, replace: false })).rejects.toThrow('--replace');
  expect(await restore(target, { from: file, replace: true })).toMatch(/^restored/);
});

test('F36 what is no backup changes nothing', async () => {
  const before = await dumpOf(other);
  const target = { ...osh.deps, db: other, env: { ...osh.deps.env, DATA_DIR: join(folder, 'fourth') } };
  writeFileSync(join(folder, 'broken.gz'), readFileSync(file).subarray(0, 900));
  await expect(restore(target, { from: join(folder, 'broken.gz'), replace: true })).rejects.toThrow();
  expect(await dumpOf(other)).toEqual(before);
});

test('F36 a picture that is slow to read holds no transaction open: the database answers meanwhile', async () => {
  const slow = mkdtempSync(join(tmpdir(), 'dasturxon-slow-'));
  mkdirSync(join(slow, 'pictures'));
  const pipe = join(slow, 'pictures', 'slow.webp');
  execFileSync('sh', ['-c', `mkfifo '${pipe}'`]);
  const written = backup(
    { ...osh.deps, env: { ...osh.deps.env, DATA_DIR: slow } },
    {
      to: join(slow, 'a.gz'),
      recipients: [],
    },
  );
  // The pipe takes a writer once the backup has opened it to read: from then on it waits for the picture.
  const picture = await open(pipe, 'w');
  const { rows } = await osh.deps.db.executeSql('select count(*)::int as open from pg_cursors');
  expect(rows).toEqual([{ open: 0 }]);
  await writeFile(picture, 'slow');
  await picture.close();
  await written;
  expect(readdirSync(slow)).toContain('a.gz');
  rmSync(slow, { recursive: true });
});
