import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { ROOT } from '../run-step.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

type Snapshot = { tables: Record<string, { name: string; columns: Record<string, { type: string }> }> };

/** `table.column` of every column that can hold text, JSON or a coordinate, from the newest migration's snapshot. */
function schemaColumns(): string[] {
  const newest = globSync('apps/api/migrations/meta/*_snapshot.json', { cwd: ROOT })
    .toSorted((a, b) => (a < b ? -1 : 1))
    .at(-1)!;
  const { tables } = JSON.parse(read(newest)) as Snapshot;
  return Object.values(tables).flatMap(({ name, columns }) =>
    Object.entries(columns)
      .filter(([column, { type }]) => /^(text|jsonb|double)/.test(type) && column !== 'merchant_id')
      .map(([column]) => `${name}.${column}`),
  );
}

const [, data = '', others = ''] = read('docs/privacy.md').split(/^## .*$/m);

/** `table.column` of the first table of the map. */
const personal = [...data.matchAll(/`(\w+)\.(\w+)`/g)].map(([, table, column]) => `${table}.${column}`);
/** Those of the second one, a row per table. */
const impersonal = others
  .split('\n')
  .map((line) => [...line.matchAll(/`(\w+)`/g)].map(([, name]) => name!))
  .flatMap(([table, ...columns]) => columns.map((column) => `${table}.${column}`));

describe('PRIV-04 the map of personal data', () => {
  test('every text, JSON and coordinate of the schema is in one of the tables of docs/privacy.md, once', () => {
    const columns = schemaColumns();
    const mapped = [...personal, ...impersonal];
    expect(columns.filter((name) => !mapped.includes(name))).toEqual([]);
    expect(mapped.filter((name) => !columns.includes(name))).toEqual([]);
    expect(mapped.filter((name, at) => mapped.indexOf(name) !== at)).toEqual([]);
  });

  test('columns that are named for a person are personal', () => {
    const ABOUT_PEOPLE =
      /\.(phone|first_name|last_name|email|birthday|gender|telegram_id|click_id|device|comment|chat_id|masked_number|street_name|phone_hash|stopped_by|proposed_by_name)$/;
    expect(impersonal.filter((name) => ABOUT_PEOPLE.test(name))).toEqual([]);
    expect(personal.filter((name) => ABOUT_PEOPLE.test(name)).length).toBeGreaterThan(15);
  });

  test('each number of days in it is one of the rules', () => {
    const rules = [...read('packages/core/src/privacy/retention.ts').matchAll(/^ {2}\w+: (\d+),$/gm)].map(
      ([, days]) => Number(days),
    );
    const days = [...data.matchAll(/(\d+) days|(\d+) if refused/g)].map(([, one, other]) =>
      Number(one ?? other),
    );
    expect(rules.length).toBeGreaterThan(15);
    expect(days.length).toBeGreaterThan(12);
    expect(days.filter((one) => !rules.includes(one))).toEqual([]);
  });
});
