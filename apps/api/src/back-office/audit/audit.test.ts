import { AUDIT_PAGE, endpoints, unwrap } from '@dasturxon/core/api';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { auditLog } from '../../db/schema/staff.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { delivery, place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let manager: StaffPerson;
let order: { id: string; number: number };
beforeAll(async () => {
  osh = await aRunningApi({ brand: twoBranches(), now: new Date('2026-05-13T12:00:00Z') });
  manager = await staffPerson(osh, { role: 'MANAGER' });
  const guest = await osh.person();
  const { id, number } = unwrap(await place(guest, delivery()));
  order = { id, number };
  const line = { merchantId: osh.merchantId, userId: manager.userId, role: 'OPERATOR' };
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.insert(auditLog).values([
      // 23:59 and 00:01 in Tashkent, on either side of midnight of 12 May.
      {
        ...line,
        name: 'Dilnoza Karimova',
        action: 'order.delay',
        subject: 'order',
        subjectId: id,
        at: new Date('2026-05-11T18:59:00Z'),
      },
      {
        ...line,
        name: 'Bekzod',
        action: 'branch.pause',
        subject: 'branch',
        subjectId: 'branch-1',
        branchId: 'branch-1',
        at: new Date('2026-05-11T19:01:00Z'),
      },
      {
        ...line,
        name: '100%_a',
        action: 'branch.pause',
        subject: 'branch',
        subjectId: 'branch-2',
        branchId: 'branch-2',
        at: new Date('2026-05-12T18:59:00Z'),
      },
    ]),
  );
});

type Query = { person?: string; action?: string; orderNumber?: string; day?: string };
const found = async (query: Query, who = manager) =>
  unwrap(await who.api(endpoints.listAudit, { query })).map(({ by, action }) => [by, action]);

test('BO-07 a person is found by a part of the name in any letter case', async () => {
  expect(await found({ person: 'KARIM' })).toEqual([['Dilnoza Karimova', 'order.delay']]);
  expect(await found({ person: 'no-such-person' })).toEqual([]);
});

test('a percent sign and an underscore are searched for as they are', async () => {
  expect(await found({ person: '%' })).toEqual([['100%_a', 'branch.pause']]);
  expect(await found({ person: '_' })).toEqual([['100%_a', 'branch.pause']]);
});

test('BO-07 an action is found by its exact name', async () => {
  expect((await found({ action: 'branch.pause' })).map(([by]) => by)).toEqual(['100%_a', 'Bekzod']);
  expect(await found({ action: 'branch' })).toEqual([]);
});

test('BO-07 an order is found by its number, and its entries have the number', async () => {
  const entries = unwrap(
    await manager.api(endpoints.listAudit, { query: { orderNumber: String(order.number) } }),
  );
  expect(entries).toMatchObject([{ action: 'order.delay', orderNumber: order.number, subjectId: order.id }]);
  expect(await found({ orderNumber: '987654321' })).toEqual([]);
});

test('BO-07 a day is a calendar day of the merchant', async () => {
  expect((await found({ day: '2026-05-12' })).map(([by]) => by)).toEqual(['100%_a', 'Bekzod']);
  expect((await found({ day: '2026-05-11' })).map(([by]) => by)).toEqual(['Dilnoza Karimova']);
  expect(await found({ day: '2026-02-30' })).toEqual([]);
});

test('conditions are combined', async () => {
  expect(await found({ day: '2026-05-12', person: 'bek', action: 'branch.pause' })).toHaveLength(1);
  expect(await found({ day: '2026-05-11', action: 'branch.pause' })).toEqual([]);
});

test('T04 a search reads the branches of the caller alone', async () => {
  const scoped = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-1'] });
  expect((await found({ action: 'branch.pause' }, scoped)).map(([by]) => by)).toEqual(['Bekzod']);
});

test('BO-07 pages follow each other without a gap or a repetition', async () => {
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.insert(auditLog).values(
      Array.from({ length: AUDIT_PAGE + 3 }, () => ({
        merchantId: osh.merchantId,
        userId: manager.userId,
        role: 'MANAGER',
        name: 'Paged',
        action: 'product.stop',
        subject: 'product',
      })),
    ),
  );
  const page = async (before?: number) =>
    unwrap(
      await manager.api(endpoints.listAudit, {
        query: { person: 'Paged', ...(before && { before: String(before) }) },
      }),
    ).map(({ id }) => id);
  const first = await page();
  const second = await page(first.at(-1));
  expect([first.length, second.length]).toEqual([AUDIT_PAGE, 3]);
  expect(new Set([...first, ...second]).size).toBe(AUDIT_PAGE + 3);
});

test('BO-06 the log is never rewritten: the role of requests may only add to it', async () => {
  const change = (statement: string) =>
    osh.deps.db.inTenant(osh.merchantId, (tx) => tx.execute(sql.raw(statement)));
  for (const statement of ["update audit_log set name = 'x'", 'delete from audit_log', 'truncate audit_log'])
    await expect(change(statement)).rejects.toThrow();
});

const exported = async (query: Query, who = manager) =>
  unwrap(await who.api(endpoints.exportAudit, { query }));

test('BO-499 a file has every entry of the search, also beyond a page, and the log has the export', async () => {
  const line = { merchantId: osh.merchantId, userId: manager.userId, role: 'MANAGER', name: 'Export' };
  const many = Array.from({ length: AUDIT_PAGE + 5 }, () => ({
    ...line,
    action: 'order.delay',
    subject: 'order',
  }));
  await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.insert(auditLog).values(many));
  expect(await exported({ person: 'export' })).toHaveLength(AUDIT_PAGE + 5);
  const [latest] = unwrap(await manager.api(endpoints.listAudit, { query: {} }));
  expect(latest).toMatchObject({ action: 'audit.export', after: { entries: AUDIT_PAGE + 5 } });
});

test('BO-499 a file has nothing of other branches, and operators get none', async () => {
  const scoped = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-2'] });
  const operator = await staffPerson(osh, { role: 'OPERATOR' });
  const seen = await exported({ action: 'branch.pause' }, scoped);
  expect(seen.map(({ subjectId }) => subjectId)).toEqual(['branch-2']);
  expect((await operator.api(endpoints.exportAudit, { query: {} })).error?.code).toBe('forbidden');
});
