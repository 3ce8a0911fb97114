import { endpoints, unwrap } from '@dasturxon/core/api';
import type { ReportTableName } from '@dasturxon/core/report';
import { businessDayOf } from '@dasturxon/core/time';
import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { jobHandlers } from '../../app/job-handlers.ts';
import { products } from '../../db/schema/catalog.ts';
import { outbox } from '../../db/schema/merchants.ts';
import type { Jobs } from '../../jobs/queues.ts';
import { staffPerson } from '../../testing/back-office/back-office-scene.ts';
import { delivery, key, pickUp, place, settings } from '../../testing/order-bodies.ts';
import { aSandboxMerchant, atThePage, sandboxContracts } from '../../testing/payments/sandbox-payments.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

/** The rows of a table of today. */
async function tableOf(osh: Scene, table: ReportTableName) {
  const manager = await staffPerson(osh, { role: 'MANAGER' });
  const today = businessDayOf(osh.clock.now, 'Asia/Tashkent');
  const query = { table, from: today, to: today };
  const { rows } = unwrap(await manager.api(endpoints.readReportTable, { query }));
  return rows.map((row) => ({ key: row.key, ...row.values }));
}

test('BO-493 a courier has the runs that ended, and the cash that was received and handed in', async () => {
  const osh = await aRunningApi();
  const dispatcher = await staffPerson(osh, { role: 'OPERATOR' });
  const courier = await staffPerson(osh, { role: 'COURIER' });
  const { id } = unwrap(await place(await osh.person(), delivery()));
  const params = { id };
  const operator = await osh.person({ role: 'OPERATOR' });
  for (const to of ['ACCEPTED', 'DONE'] as const)
    unwrap(await operator.api(endpoints.moveOrder, { params, body: { to, reason: null } }));
  const body = { provider: 'OWN' as const, courierId: courier.userId, expectedCourierId: null };
  unwrap(await dispatcher.api(endpoints.setCourier, { params, body, idempotencyKey: key() }));
  for (const [step, cash] of [
    ['PICKED_UP', 0],
    ['HANDED_OVER', 105_000],
  ] as const) {
    osh.clock.now = new Date(osh.clock.now.getTime() + 600_000);
    const report = { params, body: { step, cash }, idempotencyKey: key() };
    unwrap(await courier.api(endpoints.reportDelivery, report));
  }
  const cash = { params: { id: courier.userId }, body: { branchId: 'branch-1', amount: 5_000 } };
  unwrap(await dispatcher.api(endpoints.handInCash, { ...cash, idempotencyKey: key() }));
  expect(await tableOf(osh, 'COURIERS')).toMatchObject([
    { key: courier.userId, runs: 1, onWay: 20, received: 105_000, handedIn: 5_000 },
  ]);
});

test('BO-494 BO-538 a promotion has its orders, what it took off, its margin, and the guests whose first order it was', async () => {
  const brand = { settings: settings({ promoActive: true }) };
  const osh = await aRunningApi({ brand });
  const operator = await osh.person({ role: 'OPERATOR' });
  const guest = await osh.person();
  const withCode = pickUp({ promoCode: 'PALOV', totalPrice: 80_000 });
  for (const body of [withCode, pickUp()]) {
    const { id } = unwrap(await place(guest, body));
    for (const to of ['ACCEPTED', 'DONE', 'CLOSED'] as const)
      unwrap(await operator.api(endpoints.moveOrder, { params: { id }, body: { to, reason: null } }));
  }
  const unknown = { marginBefore: null, marginAfter: null, costKnown: 0 };
  expect(await tableOf(osh, 'PROMOTIONS')).toMatchObject([
    { promotion: 'PALOV', orders: 1, discount: 10_000, revenue: 80_000, newGuests: 1, ...unknown },
  ]);
  const withCost = sql`${products.data} || '{"foodCost": 20000}'::jsonb`;
  await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.update(products).set({ data: withCost }));
  expect(await tableOf(osh, 'PROMOTIONS')).toMatchObject([
    { marginBefore: 50_000, marginAfter: 40_000, costKnown: 100 },
  ]);
});

test('BO-490 a payment without a fiscal receipt is missing until the provider has made it', async () => {
  const osh = await aSandboxMerchant(sandboxContracts());
  const { press } = await atThePage(osh, 'CLICK');
  await press('pay');
  expect(await tableOf(osh, 'RECEIPTS')).toMatchObject([
    { key: 'CLICK', payments: 1, amount: 105_000, receipts: 0, missing: 1, refunds: 0, refundReceipts: 0 },
  ]);
  const own = and(eq(outbox.merchantId, osh.merchantId), eq(outbox.queue, 'payment.cheque'));
  const jobs = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(outbox).where(own));
  expect(jobs).toHaveLength(1);
  // The queue of the row decides what its payload is.
  for (const { payload } of jobs)
    await jobHandlers(osh.deps)['payment.cheque'](osh.merchantId, payload as Jobs['payment.cheque']);
  expect(await tableOf(osh, 'RECEIPTS')).toMatchObject([{ key: 'CLICK', receipts: 1, missing: 0 }]);
});
