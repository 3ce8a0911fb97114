import { endpoints, unwrap } from '@dasturxon/core/api';
import { REPORT_COLUMNS, REPORT_TABLES, type ReportTableName } from '@dasturxon/core/report';
import { businessDayOf } from '@dasturxon/core/time';
import { beforeAll, expect, test } from 'vitest';

import { carryOutRefund } from '../../payments/jobs/payment-jobs.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { anEditScene } from '../../testing/edits/edit-scene.ts';
import { key, pickUp, place } from '../../testing/order-bodies.ts';
import { aRunningApi } from '../../testing/scene.ts';

let scene: Awaited<ReturnType<typeof anEditScene>>;
let manager: StaffPerson;
let today: string;

type Query = { from?: string; to?: string; branch?: string };

const ask = (table: ReportTableName, query: Query = {}, by = manager) =>
  by.api(endpoints.readReportTable, { query: { table, from: today, to: today, ...query } });
type Row = Record<string, unknown>;
const rowsOf = async (table: ReportTableName, query: Query = {}, by = manager): Promise<Row[]> =>
  unwrap(await ask(table, query, by)).rows.map(({ key: name, values }) => ({ key: name, ...values }));
const sumOf = (rows: readonly Record<string, unknown>[], column: string) =>
  rows.reduce((sum, row) => sum + Number(row[column]), 0);
const sales = async () =>
  unwrap(await manager.api(endpoints.readSalesReport, { query: { from: today, to: today } }));

async function handOver(id: string) {
  for (const to of ['DONE', 'CLOSED'] as const) await scene.move(id, to);
}

async function refund(id: string, amount: number) {
  const body = { amount, reason: 'cold' };
  unwrap(await manager.api(endpoints.refundAsStaff, { params: { id }, body, idempotencyKey: key() }));
  for (const { id: refundId, state } of await scene.merchant.refundsOf(id)) {
    if (state === 'DONE') continue;
    await carryOutRefund(scene.osh.deps, scene.osh.merchantId, refundId);
    const call = { params: { id: refundId }, body: { note: 'by card' }, idempotencyKey: key() };
    unwrap(await manager.api(endpoints.finishRefund, call));
  }
}

beforeAll(async () => {
  scene = await anEditScene();
  manager = await staffPerson(scene.osh, { role: 'MANAGER' });
  today = businessDayOf(scene.osh.deps.now(), 'Asia/Tashkent');
  const cold = await scene.accepted({ manti: 2, kabob: 1 });
  await handOver(cold);
  await refund(cold, 7_500);
  await handOver(await scene.accepted({ kabob: 1 }));
  await scene.move(await scene.accepted({ kabob: 1 }), 'CANCELED');
});

test.each(REPORT_TABLES)('BO-490 the table %s has its columns and no other', async (table) => {
  for (const { key: _, ...values } of await rowsOf(table))
    expect(Object.keys(values).toSorted()).toEqual(Object.keys(REPORT_COLUMNS[table]).toSorted());
});

test('BO-490 weekdays and hours, guests and the sales have one revenue, after refunds', async () => {
  const { total } = await sales();
  expect(total).toMatchObject({ orders: 2, refunded: 7_500 });
  for (const table of ['HEAT', 'GUESTS'] as const) {
    const rows = await rowsOf(table);
    expect([sumOf(rows, 'orders'), sumOf(rows, 'revenue')]).toEqual([total.orders, total.revenue]);
  }
});

test('BO-491 each dish has its count, sum and class; one that was not sold is there without a class', async () => {
  const dishes = await rowsOf('DISHES');
  const report = await sales();
  for (const { productId, count, amount } of report.dishes)
    expect(dishes).toContainEqual(expect.objectContaining({ key: productId, count, amount }));
  expect(dishes[0]).toMatchObject({ class: 'A' });
  const unsold = dishes.filter((dish) => dish['count'] === 0);
  expect(unsold.length).toBeGreaterThan(0);
  for (const dish of unsold) expect(dish).toMatchObject({ class: null, share: 0, amount: 0 });
});

test('BO-492 the service has the orders handed over, the time to accept and the promises kept', async () => {
  const [all, ...branches] = await rowsOf('SERVICE');
  expect(all).toMatchObject({
    key: 'all',
    branch: null,
    orders: 2,
    promised: 2,
    kept: 100,
    late: 0,
    delayed: 0,
  });
  expect(all!['acceptHalf']).toBeGreaterThanOrEqual(0);
  expect(sumOf(branches, 'orders')).toBe(2);
});

test('BO-493 staff have what they accepted and returned', async () => {
  const staff = await rowsOf('STAFF');
  expect(sumOf(staff, 'accepted')).toBe(3);
  expect(staff).toContainEqual(expect.objectContaining({ key: manager.userId, refunds: 1, refunded: 7_500 }));
});

test('BO-494 a guest is new in the period of the first order and returning afterwards', async () => {
  expect(await rowsOf('GUESTS')).toMatchObject([{ key: 'NEW' }]);
  const [month] = await rowsOf('COHORTS');
  expect(month).toMatchObject({ month: `${today.slice(0, 7)}-01`, after1: null });
  expect(month!['guests']).toBe(sumOf(await rowsOf('GUESTS'), 'guests'));
});

test('BO-494 what is owed in points is the sum of the balances', async () => {
  const { rows } = await scene.osh.deps.db.executeSql(
    'select coalesce(sum(cashback), 0) as owed from users where merchant_id = $1',
    [scene.osh.merchantId],
  );
  const owed = (await rowsOf('POINTS')).find(({ key: kind }) => kind === 'OWED');
  expect(owed).toMatchObject({ amount: Number(rows[0]!['owed']) });
});

test('BO-490 a manager of some branches reads these alone, and nothing of the whole brand', async () => {
  const osh = await aRunningApi({ brand: twoBranches() });
  const guest = await osh.person();
  const operator = await osh.person({ role: 'OPERATOR' });
  const { id } = unwrap(await place(guest, pickUp()));
  for (const to of ['ACCEPTED', 'DONE', 'CLOSED'] as const)
    unwrap(await operator.api(endpoints.moveOrder, { params: { id }, body: { to, reason: null } }));
  const here = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-1'] });
  const elsewhere = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-2'] });
  const owner = await staffPerson(osh, { role: 'ADMIN' });
  for (const table of REPORT_TABLES.filter((one) => one !== 'DISHES' && one !== 'POINTS'))
    expect([table, await rowsOf(table, {}, elsewhere)]).toEqual([table, []]);
  expect(sumOf(await rowsOf('DISHES', {}, elsewhere), 'count')).toBe(0);
  for (const table of ['HEAT', 'GUESTS'] as const) {
    expect(sumOf(await rowsOf(table, {}, here), 'orders')).toBe(1);
    expect(sumOf(await rowsOf(table, { branch: 'branch-1' }, owner), 'orders')).toBe(1);
    expect(await rowsOf(table, { branch: 'branch-2' }, owner)).toEqual([]);
  }
  expect(await rowsOf('POINTS', {}, here)).toEqual([]);
  expect(await rowsOf('POINTS', {}, owner)).not.toEqual([]);
  expect((await ask('GUESTS', { branch: 'branch-1' }, elsewhere)).error).toMatchObject({ status: 404 });
});
