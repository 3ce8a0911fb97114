import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { aDatabase } from '../testing/database.ts';
import type { Handle } from './connect.ts';
import { migrate } from './migrate.ts';
import { users } from './schema/customers.ts';
import { merchants } from './schema/merchants.ts';

let db: Handle;
const person = (merchantId: string, id: string) => ({ merchantId, id, phone: '998901234567' });

beforeAll(async () => {
  db = await aDatabase();
  await db.asPlatform(async (tx) => {
    await tx.insert(merchants).values([
      { merchantId: 'a', sub: 'a' },
      { merchantId: 'b', sub: 'b' },
    ]);
    await tx.insert(users).values([person('a', 'ua'), person('b', 'ub')]);
  });
});
afterAll(() => db.close());

describe('the catalogue of the database', () => {
  test('T05 every table with merchant_id has forced row-level security and a policy with USING and WITH CHECK', async () => {
    const { rows } = await db.executeSql(`
      select c.relname, c.relrowsecurity, c.relforcerowsecurity,
        (select count(*) from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant'
          and pg_get_expr(p.polqual, p.polrelid) like '%app.merchant_id%'
          and pg_get_expr(p.polwithcheck, p.polrelid) like '%app.merchant_id%')::int as policies
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'merchant_id'
      where c.relkind = 'r'`);
    expect(rows.length).toBeGreaterThan(30);
    const forgotten = rows.filter(
      (t) => !t['relrowsecurity'] || !t['relforcerowsecurity'] || t['policies'] !== 1,
    );
    expect(forgotten).toEqual([]);
  });

  test('merchant_id comes first in every primary and foreign key of such a table', async () => {
    const { rows } = await db.executeSql(`
      select c.conrelid::regclass::text as name, c.conname from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attname = 'merchant_id'
      where c.contype in ('p', 'f') and c.conkey[1] <> a.attnum`);
    expect(rows).toEqual([]);
  });

  test('T05 the application roles own nothing and cannot bypass the policies', async () => {
    const { rows } = await db.executeSql(`
      select rolname, rolsuper, rolbypassrls, rolcanlogin,
        (select count(*) from pg_class where relowner = r.oid)::int as owns
      from pg_roles r where rolname in ('app', 'app_platform')`);
    expect(rows).toHaveLength(2);
    for (const role of rows)
      expect(role).toMatchObject({ rolsuper: false, rolbypassrls: false, rolcanlogin: false, owns: 0 });
  });
});

describe('the entry points inTenant and asPlatform', () => {
  test('T03 a merchant reads only its own rows, even without a filter', async () => {
    const seen = await db.inTenant('a', (tx) => tx.select({ id: users.id }).from(users));
    expect(seen).toEqual([{ id: 'ua' }]);
  });

  test('a merchant can neither write nor change rows of another', async () => {
    await expect(db.inTenant('a', (tx) => tx.insert(users).values(person('b', 'uc')))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
    await db.inTenant('a', (tx) => tx.update(users).set({ firstName: 'x' }).where(eq(users.id, 'ub')));
    const [other] = await db.inTenant('b', (tx) => tx.select().from(users));
    expect(other?.firstName).toBeNull();
  });

  test('T09 the same phone at two brands is two customers', async () => {
    const all = await db.asPlatform((tx) => tx.select({ id: users.id, phone: users.phone }).from(users));
    expect(all).toHaveLength(2);
  });

  test('an invalid merchant id never reaches the statement', async () => {
    await expect((async () => db.inTenant("a'; reset role; --", async () => 1))()).rejects.toThrow(
      'not a merchant id',
    );
  });

  test('T06 role and merchant end with their transaction', async () => {
    await db.inTenant('a', async () => 1);
    const { rows } = await db.executeSql(`select current_setting('app.merchant_id', true) as m`);
    expect(rows[0]?.['m'] ?? '').toBe('');
  });

  test('a failed transaction leaves no change', async () => {
    const work = db.inTenant('a', async (tx) => {
      await tx.insert(users).values({ merchantId: 'a', id: 'gone' });
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    const found = await db.inTenant('a', (tx) => tx.select().from(users).where(eq(users.id, 'gone')));
    expect(found).toEqual([]);
  });

  test('a request cannot rewrite history or a ledger, nor claim a host', async () => {
    for (const statement of [
      sql`update order_history set event = 'PAID'`,
      sql`delete from cashback_ledger`,
      sql`insert into domains (merchant_id, host) values ('a', 'evil.uz')`,
    ])
      await expect(db.inTenant('a', (tx) => tx.execute(statement))).rejects.toMatchObject({
        cause: { code: '42501' },
      });
  });
});

test('F35 a migration that fails half way leaves no change', async () => {
  const halfWay = db.executeSql(
    'create table half_way (id int); insert into half_way values (1); select 1 / 0',
  );
  await expect(halfWay).rejects.toThrow(/division by zero/);
  const { rows } = await db.executeSql(`select to_regclass('half_way') as found`);
  expect(rows[0]?.['found']).toBeNull();
});

test('migrating again changes nothing', async () => {
  await migrate(db);
  const { rows } = await db.executeSql('select count(*)::int as steps from applied_migrations');
  expect(rows[0]?.['steps']).toBeGreaterThanOrEqual(2);
});

test('a message reaches its subscribers', async () => {
  const received = Promise.withResolvers<string>();
  await db.listen('test_channel', received.resolve, () => undefined);
  await db.notify([{ channel: 'test_channel', payload: 'plov' }]);
  expect(await received.promise).toBe('plov');
});
