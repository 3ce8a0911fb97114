import { endpoints, unwrap } from '@dasturxon/core/api';
import { businessDayOf } from '@dasturxon/core/time';
import { beforeAll, expect, test } from 'vitest';

import { carryOutRefund } from '../../payments/jobs/payment-jobs.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { anEditScene, linesOf } from '../../testing/edits/edit-scene.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { key, pickUp, place } from '../../testing/order-bodies.ts';
import { aRunningApi } from '../../testing/scene.ts';

let scene: Awaited<ReturnType<typeof anEditScene>>;
let manager: StaffPerson;
let today: string;

beforeAll(async () => {
  scene = await anEditScene();
  manager = await staffPerson(scene.osh, { role: 'MANAGER' });
  today = businessDayOf(scene.osh.deps.now(), 'Asia/Tashkent');
});

const ask = (query: { from?: string; to?: string; branch?: string } = {}, by = manager) =>
  by.api(endpoints.readSalesReport, { query: { from: today, to: today, ...query } });
const read = async (query = {}, by = manager) => unwrap(await ask(query, by));

async function handOver(id: string) {
  for (const to of ['DONE', 'CLOSED'] as const) await scene.move(id, to);
}

async function refund(id: string, amount: number) {
  const body = { amount, reason: 'cold' };
  unwrap(await manager.api(endpoints.refundAsStaff, { params: { id }, body, idempotencyKey: key() }));
  await refundDue(id);
}

/** Makes the refunds of an order by hand: its provider makes none. */
async function refundDue(id: string) {
  for (const { id: refundId, state } of await scene.merchant.refundsOf(id)) {
    if (state === 'DONE') continue;
    await carryOutRefund(scene.osh.deps, scene.osh.merchantId, refundId);
    const call = { params: { id: refundId }, body: { note: 'by card' }, idempotencyKey: key() };
    unwrap(await manager.api(endpoints.finishRefund, call));
  }
}

/** What the journal of money holds of orders that were handed over, in so'm. */
async function ledger(): Promise<number> {
  const { rows } = await scene.osh.deps.db.executeSql(
    `select coalesce(-sum(j.amount), 0) / 100 as net from money_journal j
     join orders o on o.merchant_id = j.merchant_id and o.id = j.order_id
     where j.merchant_id = $1 and j.account = 'orders' and o.status in ('DELIVERED', 'CLOSED')`,
    [scene.osh.merchantId],
  );
  return Number(rows[0]?.['net']);
}

test('B50 what was handed over is sold; what was cancelled or is at work is not', async () => {
  expect((await read()).total).toMatchObject({ orders: 0, revenue: 0 });
  const sold = await scene.accepted({ manti: 2, kabob: 1 });
  await handOver(sold);
  const canceled = await scene.accepted({ kabob: 1 });
  await scene.move(canceled, 'CANCELED');
  await scene.accepted({ kabob: 1 });
  const report = await read();
  const order = await scene.guestsView(sold);
  const delivery = order.deliveryPrice - order.deliveryDiscount;
  expect(report.total).toMatchObject({
    orders: 1,
    sold: order.totalPrice,
    delivery,
    refunded: 0,
    revenue: order.totalPrice - delivery,
  });
  expect(report.days.map(({ day }) => day)).toEqual([today]);
  const { cartItems } = order;
  expect(report.dishes).toHaveLength(cartItems.length);
  for (const { productId, name, count } of cartItems)
    expect(report.dishes).toContainEqual(expect.objectContaining({ productId, name, count }));
  expect(report.cancels).toMatchObject([{ by: 'RESTAURANT', count: 1 }]);
  expect(report.acceptSeconds).toBeGreaterThanOrEqual(0);
});

test('B50 the report is the ledger to the soʻm, after refunds, a cheaper edit and a cancelled order', async () => {
  const cold = await scene.accepted({ manti: 1, kabob: 1 });
  await refund(cold, 7_500);
  await handOver(cold);
  await refund(cold, 1_000);
  const edited = await scene.accepted({ manti: 2, kabob: 1 });
  unwrap(await scene.edit(edited, { cartItems: linesOf({ manti: 1, kabob: 1 }) }));
  await handOver(edited);
  const canceled = await scene.accepted({ kabob: 1 });
  await scene.move(canceled, 'CANCELED');
  await refundDue(edited);
  const { total, branches, payments } = await read();
  expect(total).toMatchObject({ orders: 3, refunded: 8_500 });
  expect(total.sold - total.refunded).toBe(await ledger());
  for (const lines of [branches, payments])
    expect(lines.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(total.revenue);
});

test('B50 a manager reads the own branches alone', async () => {
  const osh = await aRunningApi({ brand: twoBranches() });
  const guest = await osh.person();
  const byPhone = await osh.person({ role: 'OPERATOR' });
  const { id } = unwrap(await place(guest, pickUp()));
  for (const to of ['ACCEPTED', 'DONE', 'CLOSED'] as const)
    unwrap(await byPhone.api(endpoints.moveOrder, { params: { id }, body: { to, reason: null } }));
  const here = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-1'] });
  const elsewhere = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-2'] });
  expect((await read({}, here)).total.orders).toBe(1);
  expect((await read({}, elsewhere)).total.orders).toBe(0);
  expect((await ask({ branch: 'branch-1' }, elsewhere)).error).toMatchObject({ status: 404 });
  const owner = await staffPerson(osh, { role: 'ADMIN' });
  expect((await read({ branch: 'branch-1' }, owner)).total.orders).toBe(1);
  expect((await read({ from: '2020-01-01', to: '2020-12-31' }, owner)).total.orders).toBe(0);
});

test.each([
  ['the last day before the first', { from: '2026-05-02', to: '2026-05-01' }],
  ['more than a year', { from: '2025-01-01', to: '2026-05-01' }],
  ['a day that no calendar has', { from: '2026-02-30', to: '2026-03-01' }],
])('B50 %s is refused in words', async (_, query) => {
  expect((await ask(query)).error).toMatchObject({ status: expect.toBeOneOf([400, 422]) });
});
