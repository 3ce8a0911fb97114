import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { createBackupKey } from '../backup/encryption.ts';
import { aTestEnv } from '../testing/scene.ts';
import { readEnv } from '../kernel/env.ts';
import { checkDatabase } from './check-database.ts';
import { doctor, printFindings } from './doctor.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-doctor-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const now = () => new Date('2026-05-13T10:00:00Z');

/** A database with these answers. */
function answering(row: object, { engine = 'postgres' as const, steps = true } = {}) {
  const executeSql = async (text: string) => {
    if (text.includes('server_version')) return { rows: [{ ...row } as Record<string, unknown>] };
    if (text.includes('to_regclass')) return { rows: [{ known: steps }] };
    return { rows: [] };
  };
  return { engine, executeSql };
}
const HEALTHY = { version: 150_004, named: '15.4', at: now().getTime(), super: false, standby: false };
const levelsOf = async (row: object) =>
  (await checkDatabase(answering({ ...HEALTHY, ...row }), now)).map(({ level }) => level);

test('OPS-03 a wrong environment is named variable by variable, with the remedy', async () => {
  const findings = await doctor(readEnv({ PORT: 'x', SECRET_KEY: 'short' }), now);
  expect(findings.map(({ level }) => level)).toEqual(['error', 'error']);
  expect(printFindings(findings)).toMatch(/✗ PORT must be[\s\S]*✗ SECRET_KEY must be 32 bytes/);
});

test('OPS-03 before the first start it creates no database', async () => {
  const findings = await doctor({ env: aTestEnv({ DATA_DIR: dataDir }), warnings: ['a note'] }, now);
  expect(printFindings(findings)).toContain('the first start creates the embedded database');
  expect(findings[0]).toEqual({ level: 'warning', text: 'a note' });
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
});

test('OPS-03 a folder that cannot be written and a database that does not answer are errors', async () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  const env = aTestEnv({ DATA_DIR: join(file, 'data'), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  const printed = printFindings(await doctor({ env, warnings: [] }, now));
  expect(printed).toMatch(/✗ DATA_DIR=\S+ cannot be written \(ENOTDIR\)/);
  expect(printed).toContain('✗ the database cannot be opened');
});

test.each([
  ['an old PostgreSQL', { version: 140_011, named: '14.11' }, 0, 'error'],
  ['a superuser', { super: true }, 1, 'warning'],
  ['a standby', { standby: true }, 2, 'error'],
  ['a clock three seconds off', { at: now().getTime() - 3_000 }, 3, 'warning'],
  ['a clock one second off', { at: now().getTime() + 1_000 }, 3, 'ok'],
])('OPS-03 %s', async (_, row, line, level) => {
  expect((await levelsOf(row))[line]).toBe(level);
});

test('OPS-03 pending migrations are counted', async () => {
  const last = (await checkDatabase(answering(HEALTHY, { steps: false }), now)).at(-1);
  expect(last).toMatchObject({
    level: 'warning',
    text: expect.stringMatching(/^\d+ migrations are pending, first 0000/),
  });
});

test('OPS-03 OPS-07 a server with real data and no key for backups gets a warning', async () => {
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none';
  const lines = async (change: Record<string, string>) =>
    printFindings(await doctor({ env: aTestEnv({ DATA_DIR: dataDir, ...change }), warnings: [] }, now));
  expect(await lines({ DATABASE_URL })).toContain('! BACKUP_RECIPIENTS is missing');
  const { recipient } = await createBackupKey();
  expect(await lines({ DATABASE_URL, BACKUP_RECIPIENTS: recipient })).toContain(
    '✓ backups are encrypted for 1 keys',
  );
  expect(readEnv({ BACKUP_RECIPIENTS: 'age1short' })).toMatchObject({
    problems: [expect.stringContaining('BACKUP_RECIPIENTS must be')],
  });
});
