import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync, gunzipSync } from 'node:zlib';

import { unwrap } from '@dasturxon/core/api';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Handle } from '../db/connect.ts';
import { aDatabase } from '../testing/database.ts';
import { pickUp, place } from '../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';
import { backup } from './backup.ts';
import { createBackupKey, type BackupKey } from './encryption.ts';
import { restore } from './restore.ts';
import { verifyBackup } from './verify-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'dasturxon-encrypted-'));
const file = join(folder, 'a.backup.age');
const PICTURE = 'picture of plov';
let osh: Scene;
let empty: Handle;
let own: BackupKey;
let other: BackupKey;

beforeAll(async () => {
  osh = await aRunningApi({ env: { DATA_DIR: folder } });
  empty = await aDatabase();
  [own, other] = [await createBackupKey(), await createBackupKey()];
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'pictures', 'plov.webp'), PICTURE);
  unwrap(await place(await osh.person(), pickUp()));
  await backup(osh.deps, { to: file, recipients: [own.recipient, other.recipient] });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const target = () => ({
  ...osh.deps,
  db: empty,
  env: { ...osh.deps.env, DATA_DIR: join(folder, 'elsewhere') },
});
const ordersIn = async (db: Handle) => (await db.executeSql('select id, total_price from orders')).rows;

/** A copy of the backup with one byte changed. */
function altered(at: number): string {
  const bytes = readFileSync(file);
  bytes[at < 0 ? bytes.length + at : at]! ^= 1;
  const path = join(folder, `altered${at}.age`);
  writeFileSync(path, bytes);
  return path;
}

test('OPS-07 an encrypted backup shows nothing of its rows, files or table names', () => {
  const bytes = readFileSync(file);
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  for (const text of ['orders', PICTURE, Buffer.from(PICTURE).toString('base64')])
    expect(bytes.includes(text)).toBe(false);
  expect(() => gunzipSync(bytes)).toThrow();
});

test('OPS-07 no key, another key, a changed byte or a missing end is refused and changes nothing', async () => {
  const foreign = await createBackupKey();
  const put = (from: string, identity?: string) => restore(target(), { from, identity, replace: true });
  await expect(put(file)).rejects.toThrow('--identity');
  await expect(put(file, foreign.identity)).rejects.toThrow('the key does not open the backup');
  for (const at of [100, 900, -5000, -1])
    await expect(put(altered(at), own.identity), `byte ${at}`).rejects.toThrow();
  const cut = join(folder, 'cut.age');
  writeFileSync(cut, readFileSync(file).subarray(0, -40));
  await expect(put(cut, own.identity)).rejects.toThrow();
  expect(await ordersIn(empty)).toEqual([]);
});

test('OPS-07 F36 a backup verified in a scratch database restores the same rows by either key', async () => {
  expect(await verifyBackup({ from: file, identity: own.identity })).toMatch(
    /^verified: \d\d rows as of \S+ and [12] files restored into a scratch database$/,
  );
  await restore(target(), { from: file, identity: other.identity, replace: true });
  expect(await ordersIn(empty)).toEqual(await ordersIn(osh.deps.db));
  expect(await ordersIn(empty)).toHaveLength(1);
  expect(readFileSync(join(folder, 'elsewhere', 'pictures', 'plov.webp'), 'utf8')).toBe(PICTURE);
});

/** On a server faster than the embedded database, which the test above uses. */
const scratch = process.env['TEST_DATABASE_URL'];

test.runIf(scratch)('OPS-07 verification on a server creates its scratch database and drops it', async () => {
  const known = async () =>
    (await osh.deps.db.executeSql("select datname from pg_database where datname like 'dasturxon_scratch%'"))
      .rows;
  expect(await verifyBackup({ from: file, identity: own.identity, scratch })).toContain('verified');
  expect(await known()).toEqual([]);
  await expect(verifyBackup({ from: altered(-1), identity: own.identity, scratch })).rejects.toThrow();
  expect(await known()).toEqual([]);
});

test('OPS-07 an unencrypted backup without one of its rows, or with another sum, is refused', async () => {
  const plain = join(folder, 'a.backup.gz');
  await backup(osh.deps, { to: plain, recipients: [] });
  const lines = gunzipSync(readFileSync(plain)).toString().split('\n');
  const order = lines.findIndex((line) => line.startsWith('{"table":"order_history"'));
  const without = join(folder, 'without.gz');
  writeFileSync(without, gzipSync(lines.toSpliced(order, 1).join('\n')));
  await expect(verifyBackup({ from: without, scratch })).rejects.toThrow(
    'the backup lacks rows of order_history',
  );
  const changed = lines.map((line) => line.replace('"total_price": ', '"total_price": 1'));
  writeFileSync(without, gzipSync(changed.join('\n')));
  await expect(verifyBackup({ from: without, scratch })).rejects.toThrow('orders');
});

test('OPS-07 a backup that fails while it is written leaves no file', async () => {
  // /dev/full fails every write like a full disk.
  const to = join(folder, 'full.age');
  symlinkSync('/dev/full', `${to}.part`);
  await expect(backup(osh.deps, { to, recipients: [own.recipient] })).rejects.toThrow('ENOSPC');
  expect(readdirSync(folder).filter((name) => name.startsWith('full'))).toEqual([]);
});
