import { endpoints, unwrap } from '@dasturxon/core/api';
import { OrderSettings } from '@dasturxon/core/merchant';
import type { OrderLine } from '@dasturxon/core/order';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';

import { products } from '../../db/schema/catalog.ts';
import { users } from '../../db/schema/customers.ts';
import { cashbackLedger, promos } from '../../db/schema/promos.ts';
import { pickUp, place, settings } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let guest: Person;
beforeAll(async () => {
  osh = await aRunningApi({ brand: { settings: settings({ cashbackActive: true, promoActive: true }) } });
  guest = await osh.person({ cashback: 20_000 });
});

describe('following and moving an order', () => {
  const move = (
    who: Person,
    id: string,
    to: 'ACCEPTED' | 'COOKING' | 'DONE' | 'CLOSED' | 'CANCELED' | 'ON_WAY',
  ) => who.api(endpoints.moveOrder, { params: { id }, body: { to } });

  test('ST-11 ST-12 D83 staff take it through every step, each with one line of history', async () => {
    const operator = await osh.person({ role: 'OPERATOR' });
    const order = unwrap(await place(guest, pickUp()));
    for (const to of ['ACCEPTED', 'COOKING', 'DONE', 'CLOSED'] as const)
      unwrap(await move(operator, order.id, to));
    unwrap(await move(operator, order.id, 'CLOSED'));
    const after = unwrap(await guest.api(endpoints.getOrder, { params: { id: order.id } }));
    expect(after.history.map((event) => event.status)).toEqual([
      'CREATED',
      'ACCEPTED',
      'COOKING',
      'DONE',
      'CLOSED',
    ]);
    expect(after.acceptedTime).not.toBeNull();
    expect(after.readyTime).not.toBeNull();
    const { error } = await move(operator, order.id, 'CANCELED');
    expect(error).toMatchObject({ code: 'illegal_transition', status: 409 });
  });

  test('D83 T40 each role has its own moves, a customer has no move', async () => {
    const order = unwrap(await place(guest, pickUp()));
    const [courier, kitchen] = [await osh.person({ role: 'COURIER' }), await osh.person({ role: 'KITCHEN' })];
    expect((await move(guest, order.id, 'ACCEPTED')).error).toMatchObject({ code: 'forbidden', status: 403 });
    expect((await move(courier, order.id, 'ACCEPTED')).error?.code).toBe('illegal_transition');
    expect((await move(kitchen, order.id, 'ACCEPTED')).error).toBeNull();
  });

  test('D19 SET-16 the customer cancels before it is accepted, and gets back what was used', async () => {
    const who = await osh.person({ cashback: 5_000 });
    const body = pickUp({ cashback: 5_000, promoCode: 'PALOV', totalPrice: 75_000 });
    const order = unwrap(await place(who, body));
    const cancel = { params: { id: order.id }, body: { reason: 'CHANGED_MIND' } };
    expect(unwrap(await who.api(endpoints.cancelOrder, cancel))).toMatchObject({
      status: 'CANCELED',
      reason: 'CHANGED_MIND',
    });
    unwrap(await who.api(endpoints.cancelOrder, cancel));
    expect(unwrap(await who.api(endpoints.getCashback)).balance).toBe(5_000);
    const [promo] = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(promos));
    expect(promo?.uses).toBe(0);
  });

  test('D19 after it is accepted the customer cannot cancel', async () => {
    const operator = await osh.person({ role: 'OPERATOR' });
    const order = unwrap(await place(guest, pickUp()));
    unwrap(await move(operator, order.id, 'ACCEPTED'));
    const { error } = await guest.api(endpoints.cancelOrder, { params: { id: order.id }, body: {} });
    expect(error).toMatchObject({ code: 'order.notCancellable', status: 409 });
  });

  test('IMP-19 T43 cashback is earned after CLOSED, and the order is graded once, by its customer', async () => {
    const orderSettings = v.parse(OrderSettings, { cashbackPercent: 5 });
    const scene = await aRunningApi({ brand: { orderSettings } });
    const [who, other, operator] = [
      await scene.person(),
      await scene.person(),
      await scene.person({ role: 'OPERATOR' }),
    ];
    const order = unwrap(await place(who, pickUp()));
    const grade = { params: { id: order.id }, body: { grade: 5 } };
    expect((await who.api(endpoints.gradeOrder, grade)).error?.code).toBe('order.notGradable');
    for (const to of ['ACCEPTED', 'DONE', 'CLOSED'] as const) unwrap(await move(operator, order.id, to));
    expect(unwrap(await who.api(endpoints.getCashback)).balance).toBe(4_500);
    expect((await other.api(endpoints.gradeOrder, grade)).error?.code).toBe('order.notFound');
    expect(unwrap(await who.api(endpoints.gradeOrder, grade)).grade).toBe(5);
    expect((await who.api(endpoints.gradeOrder, grade)).error?.code).toBe('order.notGradable');
  });

  test('Σ ledger equals the balance of every customer', async () => {
    const { rows } = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.execute(sql`select u.id from ${users} u where u.cashback <> 20000 + coalesce(
        (select sum(l.amount) from ${cashbackLedger} l where l.user_id = u.id), 0) and u.id = ${guest.userId}`),
    );
    expect(rows).toEqual([]);
  });

  test('API-26 API-27 ST-06 K-01 the lists: active, and the archive by ten', async () => {
    const scene = await aRunningApi();
    const [who, operator] = [await scene.person(), await scene.person({ role: 'OPERATOR' })];
    for (let n = 0; n < 12; n += 1) {
      const { id } = unwrap(await place(who, pickUp()));
      if (n < 11) unwrap(await move(operator, id, 'CANCELED'));
    }
    const params = { id: who.userId };
    expect(unwrap(await who.api(endpoints.listActiveOrders, { params }))).toHaveLength(1);
    const page = (n: number) =>
      who.api(endpoints.listOrders, { params, query: { page: n, onlyArchive: true } });
    expect([unwrap(await page(0)).length, unwrap(await page(1)).length]).toEqual([10, 1]);
    const numbers = unwrap(await page(0)).map((order) => order.number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  });

  test('API-28 T04 another guest’s order is 404 for every call', async () => {
    const order = unwrap(await place(guest, pickUp()));
    const params = { id: order.id };
    const other = await osh.person();
    const calls = [
      other.api(endpoints.getOrder, { params }),
      other.api(endpoints.cancelOrder, { params, body: {} }),
      other.api(endpoints.repeatOrder, { params }),
      other.api(endpoints.listActiveOrders, { params: { id: guest.userId } }),
    ];
    for (const { error } of await Promise.all(calls)) expect(error?.status).toBe(404);
    const outsider = await (await aRunningApi()).person({ role: 'ADMIN' });
    expect((await outsider.api(endpoints.getOrder, { params })).error?.status).toBe(404);
  });

  test('B10 an order is repeated without what is no longer sold, and with what costs more by name', async () => {
    const order = unwrap(await place(guest, pickUp()));
    const params = { id: order.id };
    const line = { productId: 'product-1', count: 2, modifiers: [] };
    const again = async () => unwrap(await guest.api(endpoints.repeatOrder, { params }));
    expect(await again()).toEqual({ cartItems: [line], changes: [] });
    const [{ name, price: before }] = order.cartItems as [OrderLine];
    const costs = (change: number) =>
      osh.deps.db.asPlatform((tx) =>
        tx
          .update(products)
          .set({ costPrice: sql`cost_price + ${change}` })
          .where(eq(products.merchantId, osh.merchantId)),
      );
    await costs(5_000);
    const dearer = { name, before, after: before + 10_000, without: [] };
    expect(await again()).toMatchObject({ cartItems: [line], changes: [dearer] });
    await costs(-5_000);
    const off = (active: boolean) =>
      osh.deps.db.asPlatform((tx) =>
        tx.update(products).set({ active }).where(eq(products.merchantId, osh.merchantId)),
      );
    await off(false);
    const repeated = await again();
    await off(true);
    expect(repeated).toEqual({
      cartItems: [],
      changes: [{ name, before, after: null, without: [] }],
    });
  });
});
