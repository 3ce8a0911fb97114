import { endpoints, unwrap } from '@dasturxon/core/api';
import type { ReportTableName } from '@dasturxon/core/report';
import { businessDayOf } from '@dasturxon/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { stopHistory } from '../../db/schema/catalog.ts';
import { merchants } from '../../db/schema/merchants.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { later } from '../../testing/codes.ts';
import { key, pickUp, place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

const HALF_HOUR = 30 * 60_000;
const WEEK_S = 7 * 24 * 3600;

let osh: Scene;
beforeEach(async () => {
  osh = await aRunningApi({ brand: twoBranches() });
});

const today = () => businessDayOf(osh.clock.now, 'Asia/Tashkent');
async function tableOf(table: ReportTableName, by?: StaffPerson, from = today()) {
  const manager = by ?? (await staffPerson(osh, { role: 'MANAGER' }));
  const query = { table, from, to: today() };
  const { rows, knownFrom } = unwrap(await manager.api(endpoints.readReportTable, { query }));
  return { rows: rows.map((row) => ({ key: row.key, ...row.values })), knownFrom };
}

type Stopped = {
  kind?: 'product' | 'modifier';
  subjectId?: string;
  branchId?: string;
  minutes?: number | null;
};
/** Writes a stop that begins now. */
const stopNow = ({
  kind = 'product',
  subjectId = 'product-1',
  branchId = 'branch-1',
  minutes = 30,
}: Stopped = {}) =>
  osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.insert(stopHistory).values({
      merchantId: osh.merchantId,
      kind,
      subjectId,
      branchId,
      startedAt: osh.clock.now,
      endedAt: minutes === null ? null : new Date(osh.clock.now.getTime() + minutes * 60_000),
    }),
  );

/** Sells a plov with a choice of 5 000 at the first branch. */
async function sell() {
  const modifiers = [{ id: 'modifier-1', count: 1 }];
  const cartItems = [{ productId: 'product-1', count: 1, modifiers }];
  const { id } = unwrap(await place(await osh.person(), pickUp({ cartItems, totalPrice: 50_000 })));
  const operator = await osh.person({ role: 'OPERATOR' });
  for (const to of ['ACCEPTED', 'DONE', 'CLOSED'] as const)
    unwrap(await operator.api(endpoints.moveOrder, { params: { id }, body: { to, reason: null } }));
}

test('BO-536 a stop costs a quarter of what the same hour sold in one of the four weeks before, by its part of the hour', async () => {
  await sell();
  later(osh, WEEK_S);
  await stopNow();
  await stopNow({ kind: 'modifier', subjectId: 'modifier-1' });
  later(osh, 3600);
  const dish = { branch: 'branch-1', hours: 0.5, missed: 0.1, loss: 6_250 };
  expect((await tableOf('STOPS')).rows).toMatchObject([
    { key: 'all', branch: null, dish: null, hours: 0.5, loss: 6_250 },
    { ...dish, dish: { uz: expect.any(String) } },
  ]);
  expect((await tableOf('OPTION_STOPS')).rows).toMatchObject([
    { key: 'all', loss: 625 },
    { branch: 'branch-1', modifier: { uz: expect.any(String) }, hours: 0.5, loss: 625 },
  ]);
});

test('BO-536 a stop without an end lasts until now, and one elsewhere or of the next week loses nothing', async () => {
  await sell();
  later(osh, WEEK_S);
  await stopNow({ minutes: null });
  await stopNow({ branchId: 'branch-2', minutes: null });
  later(osh, HALF_HOUR / 1000);
  const { rows } = await tableOf('STOPS');
  expect(rows).toMatchObject([
    { key: 'all', hours: 1, loss: 6_250 },
    { branch: 'branch-1', hours: 0.5, loss: 6_250 },
    { branch: 'branch-2', hours: 0.5, loss: 0 },
  ]);
  const here = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-2'] });
  expect((await tableOf('STOPS', here)).rows).toMatchObject([
    { key: 'all', hours: 0.5, loss: 0 },
    { branch: 'branch-2' },
  ]);
});

test('BO-537 the table names the first day of which it knows all stops', async () => {
  const since = new Date('2026-05-12T12:00:00Z');
  await osh.deps.db.asPlatform((tx) =>
    tx.update(merchants).set({ stopsKnownSince: since }).where(eq(merchants.merchantId, osh.merchantId)),
  );
  expect((await tableOf('STOPS', undefined, '2026-05-01')).knownFrom).toBe('2026-05-12');
  expect((await tableOf('DISHES')).knownFrom).toBeNull();
});

const history = () =>
  osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(stopHistory).orderBy(stopHistory.startedAt));

test('BO-537 the history keeps a stop of a person from when until when it was in force', async () => {
  const operator = await staffPerson(osh, { role: 'OPERATOR' });
  const stop = (term: 'FOR_GOOD' | '2H') =>
    operator.api(endpoints.stopProduct, {
      params: { id: 'product-1' },
      body: { branchId: 'branch-1', term, reason: null },
      idempotencyKey: key(),
    });
  unwrap(await stop('FOR_GOOD'));
  expect(await history()).toMatchObject([
    { kind: 'product', branchId: 'branch-1', subjectId: 'product-1', until: null, endedAt: null },
  ]);
  unwrap(await operator.api(endpoints.returnProduct, { params: { id: 'product-1' }, query: {} }));
  const [ended, ...others] = await history();
  expect(others).toEqual([]);
  expect(ended!.endedAt!.getTime()).toBeGreaterThanOrEqual(ended!.startedAt.getTime());
  const choice = {
    body: { branchId: 'branch-1', term: 'FOR_GOOD', reason: null } as const,
    idempotencyKey: key(),
  };
  unwrap(await operator.api(endpoints.stopModifier, { params: { id: 'modifier-1' }, ...choice }));
  expect(await history()).toMatchObject([
    { endedAt: ended!.endedAt },
    { kind: 'modifier', subjectId: 'modifier-1', endedAt: null },
  ]);
});

test('BO-537 an amount that is left is no stop; sold out it is one until an order gives it back', async () => {
  const operator = await staffPerson(osh, { role: 'OPERATOR' });
  const body = { branchId: 'branch-1', term: 'LEFT', left: 1, reason: null } as const;
  unwrap(
    await operator.api(endpoints.stopProduct, { params: { id: 'product-1' }, body, idempotencyKey: key() }),
  );
  expect(await history()).toEqual([]);
  const guest = await osh.person();
  const cart = { cartItems: [{ productId: 'product-1', count: 1 }], totalPrice: 45_000 };
  const { id } = unwrap(await place(guest, pickUp(cart)));
  expect(await history()).toMatchObject([{ subjectId: 'product-1', endedAt: null }]);
  unwrap(await guest.api(endpoints.cancelOrder, { params: { id }, body: { reason: 'x' } }));
  const [row, ...others] = await history();
  expect([row!.endedAt === null, others.length]).toEqual([false, 0]);
});
