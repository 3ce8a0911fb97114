import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { merchants } from './schema/merchants.ts';
import { aDatabase } from '../testing/database.ts';
import { sqlLiteral, type Handle } from './connect.ts';

let db: Handle;
beforeAll(async () => {
  db = await aDatabase();
  await db.asPlatform((tx) => tx.insert(merchants).values({ merchantId: 'a', sub: 'a' }));
});
afterAll(() => db.close());

test('T65 any text is stored unchanged, and ends no statement', async () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom("'", '\\', ';', '--', '$', '"', 'a') }),
  );
  const numRuns = Math.min(Number(process.env['FC_RUNS'] ?? 1000), 5_000);
  await fc.assert(
    fc.asyncProperty(
      nasty.filter((text) => !text.includes('\0') && text.isWellFormed()),
      async (text) => {
        const rows = await db.lookUp(
          'a',
          (literal) => `select ${literal(text)} as back, current_user as role`,
        );
        expect(rows).toEqual([{ back: text, role: 'app' }]);
      },
    ),
    { numRuns },
  );
  expect(() => sqlLiteral('a\0b')).toThrow('NUL');
});

test('T06 the role and the merchant of a statement apply only to it', async () => {
  await db.lookUp('a', () => 'select 1');
  const { rows } = await db.executeSql(
    `select current_user as role, current_setting('app.merchant_id', true) as merchant`,
  );
  expect(rows[0]?.['role']).not.toBe('app');
  expect(rows[0]?.['merchant'] ?? '').toBe('');
});
