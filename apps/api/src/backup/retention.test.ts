import { DAY_MS } from '@dasturxon/core/kernel';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { backupName, deleteExpiredBackups, expiredBackups, readKeep } from './retention.ts';

const NOW = Date.parse('2026-11-27T02:30:00Z');
const nightly = (count: number) =>
  Array.from({ length: count }, (_, i) => backupName(new Date(NOW - i * DAY_MS)));
const kept = (names: string[], keep: Parameters<typeof expiredBackups>[1]) => {
  const expired = new Set(expiredBackups(names, keep));
  return names.filter((name) => !expired.has(name)).map((name) => name.slice(10, 20));
};

test('OPS-07 a year of nightly backups leaves seven days, four weeks and twelve months', () => {
  expect(kept(nightly(365), { days: 7, weeks: 4, months: 12 })).toEqual([
    '2026-11-27',
    '2026-11-26',
    '2026-11-25',
    '2026-11-24',
    '2026-11-23',
    '2026-11-22',
    '2026-11-21',
    '2026-11-15',
    '2026-11-08',
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
    '2026-05-31',
    '2026-04-30',
    '2026-03-31',
    '2026-02-28',
    '2026-01-31',
    '2025-12-31',
  ]);
});

test('OPS-07 of several backups of a day the newest is kept, and a pause deletes none of the last', () => {
  const hourly = [0, 1, 2].map((hours) => backupName(new Date(NOW - hours * 3600_000)));
  expect(expiredBackups(hourly, { days: 7, weeks: 4, months: 12 })).toEqual(hourly.slice(1));
  const old = nightly(3).map((name) => name.replace('2026', '2019'));
  expect(expiredBackups(old, { days: 3, weeks: 0, months: 0 })).toEqual([]);
});

test('OPS-07 files with other names, failed and unfinished backups are never deleted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dasturxon-keep-'));
  const names = nightly(3);
  const others = ['backup-key.txt', `${names[2]}.failed`, `${names[2]}.part`, 'a.backup.age'];
  for (const name of [...names, ...others]) writeFileSync(join(folder, name), '');
  expect(await deleteExpiredBackups(folder, { days: 1, weeks: 0, months: 0 })).toEqual(names.slice(1));
  expect(new Set(readdirSync(folder))).toEqual(new Set([...others, names[0]]));
  rmSync(folder, { recursive: true });
});

test.each([
  ['7,4,12', { days: 7, weeks: 4, months: 12 }],
  ['1,0,0', { days: 1, weeks: 0, months: 0 }],
  ['0,4,12', null],
  ['7', null],
  ['7,4,-1', null],
])('OPS-07 --keep %s', (text, keep) => {
  expect(readKeep(text)).toEqual(keep);
});
