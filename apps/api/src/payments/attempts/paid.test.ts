import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { packageRoot } from '../../kernel/package-root.ts';

/** A change of the column `is_paid`, by Drizzle or in SQL. */
const WRITES_PAID = /\.set\(\{[^}]*\bisPaid\b|\bis_paid\s*=|\bisPaid: (true|false), updatedAt/;
/** Any place that writes the history event PAID. */
const WRITES_EVENT = /event: 'PAID'[,} ]/;

test('F20 one file marks orders as paid and writes the event PAID', () => {
  const src = join(packageRoot(), 'src');
  const sources = globSync('**/*.ts', { cwd: src }).filter((name) => !/\.test\.ts$|^testing\//.test(name));
  const writers = (pattern: RegExp) =>
    sources.filter((name) => pattern.test(readFileSync(join(src, name), 'utf8')));
  expect(writers(WRITES_PAID)).toEqual(['payments/attempts/paid.ts']);
  expect(writers(WRITES_EVENT)).toEqual(['payments/attempts/paid.ts']);
});
