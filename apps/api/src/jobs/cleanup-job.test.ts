import { DAY_MS } from '@dasturxon/core/kernel';
import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, expect, test } from 'vitest';

import { geocodeCache } from '../db/schema/content.ts';
import { rateCounts, sessions } from '../db/schema/customers.ts';
import { botUpdates } from '../db/schema/bot.ts';
import { idempotencyKeys } from '../db/schema/orders.ts';
import { moneyJournal, paymentInbox } from '../db/schema/payments.ts';
import { aPayingBrand } from '../testing/payments/paying.ts';
import { pickUp, place } from '../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';
import { deleteExpiredRows } from './cleanup-job.ts';

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi();
});

const daysAgo = (days: number) => new Date(osh.clock.now.getTime() - days * DAY_MS);
const count = (table: typeof geocodeCache | typeof rateCounts | typeof sessions | typeof idempotencyKeys) =>
  osh.deps.db.asPlatform(async (tx) => (await tx.select().from(table)).length);

test('T69 expired answers of the geocoder and counts of limits are deleted, and younger ones stay', async () => {
  await osh.deps.db.asPlatform(async (tx) => {
    await tx.insert(geocodeCache).values([
      { question: 'old', answer: [], at: daysAgo(91) },
      { question: 'young', answer: [], at: daysAgo(1) },
    ]);
    const bucket = { merchantId: osh.merchantId, bucket: 'x' };
    await tx.insert(rateCounts).values([
      { ...bucket, windowStart: daysAgo(3) },
      { ...bucket, windowStart: daysAgo(1) },
    ]);
  });
  await deleteExpiredRows(osh.deps.db, osh.clock.now);
  expect([await count(geocodeCache), await count(rateCounts)]).toEqual([1, 1]);
});

test('T20 D46 long expired sessions and keys of last week are deleted; current ones stay', async () => {
  const guest = await osh.person();
  const key = crypto.randomUUID();
  const placed = await place(guest, pickUp(), key);
  await deleteExpiredRows(osh.deps.db, new Date(osh.clock.now.getTime() + 6 * DAY_MS));
  expect((await place(guest, pickUp(), key)).data?.id).toBe(placed.data?.id);
  await deleteExpiredRows(osh.deps.db, new Date(osh.clock.now.getTime() + 40 * DAY_MS));
  expect([await count(sessions), await count(idempotencyKeys)]).toEqual([0, 0]);
});

test('T45 calls of providers are deleted after half a year, unproven ones after a month; the money journal never', async () => {
  const brand = aPayingBrand(['CASH', 'PAYME']);
  const api = await aRunningApi({ brand });
  const ago = (days: number) => new Date(api.clock.now.getTime() - days * DAY_MS);
  const staff = await api.person({ role: 'MANAGER' });
  const order = unwrap(await place(await api.person(), pickUp()));
  unwrap(await staff.api(endpoints.markPaid, { params: { orderId: order.id } }));
  await api.deps.db.inTenant(api.merchantId, async (tx) => {
    const call = { merchantId: api.merchantId, provider: 'PAYME', operation: '', sealedBody: 'x' };
    await tx.insert(paymentInbox).values([
      { ...call, id: 'old', outcome: 'APPLIED', receivedAt: ago(181) },
      { ...call, id: 'young', outcome: 'APPLIED', receivedAt: ago(179) },
      { ...call, id: 'old unauthenticated', outcome: 'REFUSED', receivedAt: ago(31) },
      { ...call, id: 'young unauthenticated', outcome: 'REFUSED', receivedAt: ago(29) },
    ]);
    const update = { merchantId: api.merchantId, botId: '7' };
    await tx.insert(botUpdates).values([
      { ...update, updateId: 1, at: ago(8) },
      { ...update, updateId: 2, at: ago(1) },
    ]);
  });
  const journal = () => api.deps.db.asPlatform((tx) => tx.$count(moneyJournal));
  const before = await journal();
  await deleteExpiredRows(api.deps.db, api.clock.now);
  const [calls, updates] = await api.deps.db.asPlatform(async (tx) => [
    await tx.select({ id: paymentInbox.id }).from(paymentInbox),
    await tx.select({ id: botUpdates.updateId }).from(botUpdates),
  ]);
  expect(calls.map(({ id }) => id).sort()).toEqual(['young', 'young unauthenticated']);
  expect(updates).toEqual([{ id: 2 }]);
  await deleteExpiredRows(api.deps.db, new Date(api.clock.now.getTime() + 4000 * DAY_MS));
  expect([before, await journal()]).toEqual([2, 2]);
});
