import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from '../run-step.ts';

/** Statements after which a server of the release before fails: it reads what is gone, or writes what is refused. */
const CONTRACTS = [
  /\bdrop\s+(table|column|view|type)\b/i,
  /\brename\s+(to|column)\b/i,
  /\bset\s+not\s+null\b/i,
  /\bset\s+data\s+type\b/i,
  /\badd\s+column\b(?=[^;]*\bnot\s+null\b)(?![^;]*\b(default|generated)\b)[^;]*/i,
];

/** Migrations that take something away, each with the release that stopped using it. */
const ALLOWED: Readonly<Record<string, string>> = {};

const contractsIn = (sql: string) => CONTRACTS.filter((pattern) => pattern.test(sql));

test('OPS-16 no migration takes away what the release before still uses', () => {
  const files = globSync('apps/api/migrations/*.sql', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(30);
  const found = files.filter((file) => contractsIn(readFileSync(join(ROOT, file), 'utf8')).length > 0);
  expect(found.map((file) => basename(file))).toEqual(Object.keys(ALLOWED));
});

test.each([
  ['alter table "orders" drop column "note"', 1],
  ['ALTER TABLE "orders" RENAME COLUMN "a" TO "b"', 1],
  ['ALTER TABLE "orders" ADD COLUMN "a" text NOT NULL', 1],
  ['ALTER TABLE "orders" ADD COLUMN "a" text DEFAULT \'x\' NOT NULL', 0],
  ['ALTER TABLE "orders" ADD COLUMN "a" text', 0],
  ['DROP INDEX "orders_updated"', 0],
])('%s is counted %i times', (sql, count) => {
  expect(contractsIn(sql)).toHaveLength(count);
});
