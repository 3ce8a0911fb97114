import { endpoints, unwrap } from '@dasturxon/core/api';
import { OrderSettings } from '@dasturxon/core/merchant';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { markAsTest } from '../../testing/connections/mark-as-test.ts';
import { pickUp, place, quoteBody, settings } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

const orderSettings = v.parse(OrderSettings, {
  cashbackPercent: 5,
  cashbackTiers: ['90000: 10', '500000: 20'],
  stampCards: ['category-1: 5'],
});
const aBrand = (change = {}) =>
  aRunningApi({
    brand: { orderSettings: { ...orderSettings, ...change }, settings: settings({ cashbackActive: true }) },
  });

async function order(scene: Scene, who: Person, operator: Person): Promise<string> {
  const { id } = unwrap(await place(who, pickUp()));
  for (const to of ['ACCEPTED', 'DONE'] as const)
    unwrap(await operator.api(endpoints.moveOrder, { params: { id }, body: { to, reason: null } }));
  return id;
}
const close = async (operator: Person, id: string) =>
  unwrap(await operator.api(endpoints.moveOrder, { params: { id }, body: { to: 'CLOSED', reason: null } }));

/** The points of every line of the ledger, by cause, and whether they add up to the balance. */
async function ledgerOf(scene: Scene, who: Person) {
  const { rows } = await scene.deps.db.inTenant(scene.merchantId, (tx) =>
    tx.execute<{ cause: string; amount: number; balance: number }>(sql`
      select l.cause, l.amount::int, (select cashback::int from users u where u.id = l.user_id) as balance
      from cashback_ledger l where l.user_id = ${who.userId} order by l.created_at, l.cause`),
  );
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  expect(rows.every(({ balance }) => balance === sum)).toBe(true);
  return rows.map(({ cause, amount }) => [cause, amount]);
}

test('B31 a guest earns by the tier reached before the order, and the quote names the same points', async () => {
  const scene = await aBrand({ stampCards: [] });
  const [who, operator] = [await scene.person(), await scene.person({ role: 'OPERATOR' })];
  const earned = async () =>
    unwrap(await who.api(endpoints.quoteOrder, { body: quoteBody(pickUp()) })).earned;
  expect(await earned()).toBe(4_500);
  await close(operator, await order(scene, who, operator));
  expect(await earned()).toBe(9_000);
  expect(unwrap(await who.api(endpoints.readLoyalty))).toMatchObject({
    percent: 10,
    spent: 90_000,
    next: { fromSum: 500_000, percent: 20, missing: 410_000 },
    stamps: [],
  });
  await close(operator, await order(scene, who, operator));
  expect(await ledgerOf(scene, who)).toEqual([
    ['', 4_500],
    ['', 9_000],
  ]);
  const guest = unwrap(await scene.as(null)(endpoints.quoteOrder, { body: quoteBody(pickUp()) }));
  expect(guest.earned).toBe(4_500);
});

test('BO-358 a test order of the set-up earns nothing, fills no card and lifts no tier', async () => {
  const scene = await aBrand();
  const [who, operator] = [await scene.person(), await scene.person({ role: 'OPERATOR' })];
  const tested = await order(scene, who, operator);
  await markAsTest(scene);
  await close(operator, tested);
  expect(await ledgerOf(scene, who)).toEqual([]);
  expect(unwrap(await who.api(endpoints.readLoyalty))).toMatchObject({
    percent: 5,
    spent: 0,
    stamps: [{ have: 0 }],
  });
});

test('B31 orders before the days that count are not counted', async () => {
  const scene = await aBrand({ stampCards: [], cashbackTierDays: 30 });
  const [who, operator] = [await scene.person(), await scene.person({ role: 'OPERATOR' })];
  await close(operator, await order(scene, who, operator));
  expect(unwrap(await who.api(endpoints.readLoyalty)).percent).toBe(10);
  const now = scene.clock.now;
  scene.clock.now = new Date(now.getTime() + 31 * 24 * 3600_000);
  await scene.deps.db.inTenant(scene.merchantId, (tx) =>
    tx.execute(sql`update sessions set expires_at = expires_at + interval '40 days'`),
  );
  expect(unwrap(await who.api(endpoints.readLoyalty)).percent).toBe(5);
});

test('B31 every fifth dish of a category comes back as points, once, also when two orders close at the same time', async () => {
  const scene = await aBrand({ cashbackPercent: 0, cashbackTiers: [] });
  const [who, operator] = [await scene.person(), await scene.person({ role: 'OPERATOR' })];
  const card = async () => unwrap(await who.api(endpoints.readLoyalty)).stamps?.[0];
  for (let count = 0; count < 2; count++) await close(operator, await order(scene, who, operator));
  expect(await card()).toMatchObject({ categoryId: 'category-1', every: 5, have: 4 });
  expect(await ledgerOf(scene, who)).toEqual([]);
  const both = [await order(scene, who, operator), await order(scene, who, operator)];
  await Promise.all(both.map((id) => close(operator, id)));
  expect(await ledgerOf(scene, who)).toEqual([['stamps:category-1', 45_000]]);
  expect(await card()).toMatchObject({ have: 3 });
});

test('B66 the history names each order by its number, with the balance after it, in the own data too', async () => {
  const scene = await aBrand({ stampCards: [] });
  const [who, operator] = [await scene.person(), await scene.person({ role: 'OPERATOR' })];
  const ids = [await order(scene, who, operator), await order(scene, who, operator)];
  for (const id of ids) {
    scene.clock.now = new Date(scene.clock.now.getTime() + 1_000);
    await close(operator, id);
  }
  const numbers = [];
  for (const id of ids) numbers.push(unwrap(await who.api(endpoints.getOrder, { params: { id } })).number);
  const { balance, history } = unwrap(await who.api(endpoints.getCashback));
  const [newest, oldest] = history;
  expect([newest?.orderNumber, oldest?.orderNumber]).toEqual(numbers.toReversed());
  expect([newest?.balance, oldest?.balance]).toEqual([balance, oldest?.amount]);
  expect(unwrap(await who.api(endpoints.readOwnData)).cashback).toEqual({ balance, history });
});
