import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { products } from '../db/schema/catalog.ts';
import { branches } from '../db/schema/places.ts';
import { checkMoney } from '../payments/commands/check-money.ts';
import { anAggregatorScene, eatsId, placed } from '../testing/connections/aggregator-scene.ts';
import { countOrders } from '../testing/order-bodies.ts';

const paused = (until: string | null) => ({
  data: sql`${branches.data} || ${JSON.stringify({ pausedUntil: until })}::jsonb`,
});

describe('orders', () => {
  test('AGG-08 an order is on the board with its source, its number at the aggregator and its money outside', async () => {
    const scene = await anAggregatorScene();
    const { id, eatsId: name } = await placed(scene);
    const order = await scene.onBoard(id);
    expect(order).toMatchObject({
      status: 'CREATED',
      serviceType: 'YANDEX_EATS',
      source: 'INTEGRATION_APP',
      isPaid: true,
      paymentType: 'OTHER',
      totalPrice: 123_000,
      comment: 'Kod 4563',
      cutlery: 2,
      receiver: { name: 'Alisher' },
    });
    expect(order.courierComment).toBe(`Yandex Eats ${name} · 12:20 · #123 · ext. 4432`);
    expect(order.lines.map(({ productId, count }) => [productId, count])).toEqual([
      ['lavash', 2],
      ['plov', 1],
    ]);
  });

  test('AGG-08 it reads back as it was sent, in either reading of the price', async () => {
    const scene = await anAggregatorScene();
    for (const price of [36_500, 35_000]) {
      const [lavash, plov] = scene.order('x').items;
      const { id } = await placed(scene, { items: [{ ...lavash, price }, plov] });
      const read = await scene.client.order(id);
      expect(read.ok && read.value.items[0]).toMatchObject({ id: 'lavash', quantity: 2, price });
      expect(read.ok && read.value.paymentInfo).toEqual({ itemsCost: 123_000, paymentType: 'CARD' });
    }
  });

  test('AGG-08 a dish by weight keeps the price of its steps', async () => {
    const scene = await anAggregatorScene();
    const items = [{ id: 'meat', name: 'Goʻsht', quantity: 3, price: 50_000, modifications: [] }];
    const { id } = await placed(scene, { items, paymentInfo: { itemsCost: 150_000, paymentType: 'CARD' } });
    const read = await scene.client.order(id);
    expect(read.ok && read.value.items).toMatchObject([{ id: 'meat', quantity: 3, price: 50_000 }]);
    expect((await scene.onBoard(id)).totalPrice).toBe(150_000);
  });

  test('AGG-04 a stated sum that is not that of the lines is the total, and staff can read that it differs', async () => {
    const scene = await anAggregatorScene();
    const { id, eatsId: name } = await placed(scene, {
      paymentInfo: { itemsCost: 100_000, paymentType: 'CARD' },
    });
    expect((await scene.onBoard(id)).totalPrice).toBe(100_000);
    expect(await scene.command()).toContain(`${name} taken: the stated sum is`);
    expect(await checkMoney(scene.osh.deps, scene.osh.merchantId)).toEqual([]);
  });

  test('AGG-09 the same id gets the same order, however often and simultaneously it is sent', async () => {
    const scene = await anAggregatorScene();
    const sent = scene.order(eatsId());
    const answers = await Promise.all(Array.from({ length: 8 }, () => scene.client.place(sent)));
    const ids = new Set(answers.map((answer) => (answer.ok ? answer.value.orderId : answer.status)));
    expect(ids.size).toBe(1);
    expect(await scene.client.place(sent)).toEqual(answers[0]);
    expect(await countOrders(scene.osh)).toBe(1);
  });

  test.each<[string, object, number]>([
    ['an unknown dish', { items: [{ id: 'gone', quantity: 1, price: 1, modifications: [] }] }, 400],
    ['an unknown restaurant', { restaurantId: 'nowhere' }, 404],
    ['a part of a dish', { items: [{ id: 'plov', quantity: 0.5, price: 1, modifications: [] }] }, 400],
    ['no dishes', { items: [] }, 400],
    ['no sum', { paymentInfo: {} }, 400],
  ])(
    'AGG-10 an order with %s is refused by the protocol, noted, and may be sent again',
    async (_, change, status) => {
      const scene = await anAggregatorScene();
      const id = eatsId();
      expect(await scene.client.place(scene.order(id, change))).toEqual({ ok: false, status });
      expect(await countOrders(scene.osh)).toBe(0);
      expect(await scene.command()).toContain(`${id} refused: `);
      expect((await scene.client.place(scene.order(id))).ok).toBe(true);
      expect(await scene.command()).toContain('taken 1, refused 0');
    },
  );

  test('AGG-10 a closed branch refuses, and takes the same order once it is open', async () => {
    const scene = await anAggregatorScene();
    const { osh } = scene;
    const id = eatsId();
    const pause = (until: string | null) =>
      osh.deps.db.inTenant(osh.merchantId, (tx) => tx.update(branches).set(paused(until)));
    await pause('2026-05-14T00:00:00Z');
    expect(await scene.client.place(scene.order(id))).toEqual({ ok: false, status: 400 });
    await pause(null);
    expect((await scene.client.place(scene.order(id))).ok).toBe(true);
    expect(await countOrders(osh)).toBe(1);
  });

  test('AGG-10 a dish that has run out is taken all the same, and its stock stays at nothing', async () => {
    const scene = await anAggregatorScene();
    const { osh } = scene;
    await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.update(products).set({ amount: 2 }).where(eq(products.id, 'lavash')),
    );
    const { eatsId: first } = await placed(scene);
    const [lavash] = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.select().from(products).where(eq(products.id, 'lavash')),
    );
    expect(lavash!.amount).toBe(0);
    const { eatsId: second } = await placed(scene);
    const shown = await scene.command();
    expect(shown).toContain(`${second} taken: not sold now: lavash`);
    expect(shown).not.toContain(`${first} taken`);
  });

  test.each(['', '{', '[]', '"x"', '{"eatsId":"a\u0000"}', '{"eatsId":1}'])(
    'AGG-10 garbage is refused with a list: %j',
    async (text) => {
      const { client, osh } = await anAggregatorScene();
      expect(await client.place(text)).toEqual({ ok: false, status: 400 });
      expect(await countOrders(osh)).toBe(0);
    },
  );
});
