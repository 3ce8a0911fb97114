import { endpoints } from '@dasturxon/core/api';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { aggregatorOrders, aggregatorTokens } from '../db/schema/connections/aggregators.ts';
import { products, stopList } from '../db/schema/catalog.ts';
import { orders } from '../db/schema/orders.ts';
import { paymentAttempts } from '../db/schema/payments.ts';
import { branches } from '../db/schema/places.ts';
import { checkMoney } from '../payments/commands/check-money.ts';
import { anAggregatorScene } from '../testing/connections/aggregator-scene.ts';
import { countOrders, key } from '../testing/order-bodies.ts';

const eatsId = () => `261201-${crypto.randomUUID().slice(0, 8)}`;

const paused = (until: string | null) => ({
  data: sql`${branches.data} || ${JSON.stringify({ pausedUntil: until })}::jsonb`,
});

async function placed(scene: Awaited<ReturnType<typeof anAggregatorScene>>, change: object = {}) {
  const id = eatsId();
  const answer = await scene.client.place(scene.order(id, change));
  if (!answer.ok) throw new Error(`refused with ${answer.status}`);
  return { eatsId: id, id: answer.value.orderId };
}

describe('tokens', () => {
  test('AGG-05 a client with its secret gets a token that ends after an hour, and its hash alone is kept', async () => {
    const { osh, client } = await anAggregatorScene();
    expect(await client.places()).toMatchObject({ ok: true });
    const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(aggregatorTokens));
    expect(rows).toMatchObject([{ tokenHash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    osh.clock.now = new Date(osh.clock.now.getTime() + 3_600_001);
    const before = rows[0]!.tokenHash;
    expect(await client.places()).toMatchObject({ ok: true });
    const after = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(aggregatorTokens));
    expect(after.map(({ tokenHash }) => tokenHash)).not.toContain(before);
  });

  test.each(['wrong', ''])('AGG-05 the secret %j gets no token', async (secret) => {
    const scene = await anAggregatorScene();
    const client = scene.clientOf(`client_secret ${secret || '-'}`);
    expect(await client.signIn()).toEqual({ ok: false, status: 400 });
  });

  test.each([
    ['no token', null],
    ['no token of ours', 'nonsense'],
    ['a made up one', `m00000000.YANDEX_EATS.${'x'.repeat(43)}`],
  ])('AGG-05 a call with %s is refused with the reason as an object', async (_, token) => {
    const { osh } = await anAggregatorScene();
    const answer = await osh.request('/aggregators/restaurants', {
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ reason: expect.stringContaining('expired') });
  });

  test('AGG-05 a new secret ends the tokens of the one before', async () => {
    const scene = await anAggregatorScene();
    await scene.client.places();
    await scene.command({ renew: true });
    expect((await scene.client.signIn()).ok).toBe(false);
    const left = await scene.osh.deps.db.inTenant(scene.osh.merchantId, (tx) => tx.$count(aggregatorTokens));
    expect(left).toBe(0);
  });

  test('AGG-05 the secret is sealed, and taking the client away ends its calls', async () => {
    const scene = await anAggregatorScene();
    const { rows } = await scene.osh.deps.db.inTenant(scene.osh.merchantId, (tx) =>
      tx.execute<{ sealed: string }>(sql`select sealed_secret as sealed from aggregator_accounts`),
    );
    expect(rows[0]!.sealed).toMatch(/^v1\./);
    await scene.client.places();
    expect(await scene.command({ off: true })).toContain('no Yandex Eats');
    expect((await scene.client.signIn()).ok).toBe(false);
  });
});

describe('tenancy', () => {
  test('AGG-06 a client of one merchant reads and changes no order of another, by any host', async () => {
    const [a, b] = [await anAggregatorScene(), await anAggregatorScene()];
    const { id, eatsId: name } = await placed(b);
    expect(await a.client.order(id)).toEqual({ ok: false, status: 404 });
    expect(await a.client.status(id)).toEqual({ ok: false, status: 404 });
    expect(await a.client.report(id, 'CANCELLED')).toBe(404);
    expect(await a.client.cancel(id, name)).toEqual({ ok: false, status: 404 });
    expect(await a.client.courier(id, { name: 'Bek', phone: '+998901112233' })).toEqual({
      ok: false,
      status: 404,
    });
    expect(await a.client.edit(id, a.order(name))).toEqual({ ok: false, status: 404 });
    expect((await b.onBoard(id)).status).toBe('CREATED');
    expect((await a.client.place(a.order(name))).ok).toBe(true);
    expect([await countOrders(a.osh), await countOrders(b.osh)]).toEqual([1, 1]);
  });

  test('AGG-06 one aggregator of a merchant reads no order of the other, nor of the brand’s guests', async () => {
    const scene = await anAggregatorScene();
    const { id } = await placed(scene);
    const text = await scene.command({ aggregator: 'EXPRESS_24', renew: true });
    const express = scene.clientOf(text, `${scene.osh.merchantId}.EXPRESS_24`);
    expect(await express.order(id)).toEqual({ ok: false, status: 404 });
    const items = [{ id: 'plov', name: 'Osh', quantity: 1, price: 52_000, modifications: [] }];
    const sent = scene.order(eatsId(), { items, paymentInfo: { itemsCost: 52_000, paymentType: 'CARD' } });
    const own = await express.place(sent);
    expect(own.ok && (await scene.onBoard(own.value.orderId)).serviceType).toBe('EXPRESS_24');
  });

  test('AGG-06 a branch without the service, or outside the client’s branches, is unknown to it', async () => {
    const scene = await anAggregatorScene();
    expect(await scene.client.menu('branch-2')).toEqual({ ok: false, status: 404 });
    expect(await scene.client.place(scene.order(eatsId(), { restaurantId: 'branch-2' }))).toEqual({
      ok: false,
      status: 404,
    });
    await scene.command({ branches: ['branch-2'] });
    expect(await scene.client.places()).toEqual({ ok: true, value: { places: [] } });
    expect(await scene.client.menu('branch-1')).toEqual({ ok: false, status: 404 });
  });
});

describe('menu', () => {
  test('AGG-07 the menu has what is switched on for the aggregator, at its own prices, without what is free', async () => {
    const { client } = await anAggregatorScene();
    const menu = await client.menu('branch-1');
    const prices = menu.ok ? menu.value.items.map(({ id, price }) => [id, price] as const) : [];
    expect(Object.fromEntries(prices)).toEqual({ lavash: 35_000, meat: 50_000, plov: 50_000 });
    expect(await client.promos('branch-1')).toEqual({ ok: true, value: { promos: [] } });
  });

  test('AGG-07 the other aggregator reads its own price', async () => {
    const { client } = await anAggregatorScene('EXPRESS_24');
    const menu = await client.menu('branch-1');
    expect(menu.ok && menu.value.items.find(({ id }) => id === 'plov')?.price).toBe(52_000);
  });

  test('AGG-07 a stopped dish, a sold out one and a paused branch are not sold at the next read', async () => {
    const { osh, client } = await anAggregatorScene();
    expect(await client.stops('branch-1')).toEqual({ ok: true, value: { items: [], modifiers: [] } });
    const { merchantId } = osh;
    await osh.deps.db.inTenant(merchantId, async (tx) => {
      await tx.insert(stopList).values({ merchantId, branchId: 'branch-1', productId: 'plov' });
      await tx.update(products).set({ amount: 0 }).where(eq(products.id, 'meat'));
      await tx.update(branches).set(paused('2026-05-14T00:00:00Z'));
    });
    const stops = await client.stops('branch-1');
    expect(stops.ok && stops.value.items.map(({ itemId }) => itemId).toSorted()).toEqual(['meat', 'plov']);
    expect(await client.open()).toEqual({
      ok: true,
      value: { places: [{ id: 'branch-1', enabled: false }] },
    });
  });
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

describe('steps', () => {
  test('AGG-03 the aggregator reads each step of the kitchen, and its reports move the order on', async () => {
    const scene = await anAggregatorScene();
    const { id } = await placed(scene);
    const seen = async () => {
      const status = await scene.client.status(id);
      return status.ok && status.value.status;
    };
    expect(await seen()).toBe('NEW');
    for (const [to, status] of [
      ['ACCEPTED', 'ACCEPTED_BY_RESTAURANT'],
      ['COOKING', 'COOKING'],
      ['DONE', 'READY'],
    ] as const) {
      await scene.move(id, to);
      expect(await seen()).toBe(status);
    }
    await scene.client.courier(id, { name: 'Bek', phone: '+998901112233' });
    expect((await scene.onBoard(id)).courierComment).toContain('🛵 Bek, +998901112233');
    expect(await scene.client.report(id, 'DELIVERED')).toBe(204);
    expect(await seen()).toBe('DELIVERED');
    expect(await scene.client.report(id, 'TAKEN_BY_COURIER')).toBe(204);
    expect(await seen()).toBe('DELIVERED');
    expect(await scene.client.report(id, 'CANCELLED')).toBe(422);
    expect(await seen()).toBe('DELIVERED');
  });

  test('AGG-02 a finished order leaves no payment, no cash of a courier and no points', async () => {
    const scene = await anAggregatorScene();
    const { osh } = scene;
    const { id } = await placed(scene);
    for (const to of ['ACCEPTED', 'DONE'] as const) await scene.move(id, to);
    await scene.client.report(id, 'DELIVERED');
    const { attempts, row, points } = await osh.deps.db.inTenant(osh.merchantId, async (tx) => ({
      attempts: await tx.$count(paymentAttempts),
      row: (await tx.select().from(orders))[0]!,
      points: (await tx.execute<{ n: number }>(sql`select count(*)::int as n from cashback_ledger`)).rows[0]!
        .n,
    }));
    expect({ attempts, points, isPaid: row.isPaid, status: row.status }).toEqual({
      attempts: 0,
      points: 0,
      isPaid: true,
      status: 'CLOSED',
    });
    expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
  });

  test('AGG-02 cash that our own courier collects is our cash', async () => {
    const scene = await anAggregatorScene();
    const { id } = await placed(scene, {
      discriminator: 'marketplace',
      paymentInfo: { itemsCost: 123_000, paymentType: 'CASH', deliveryFee: 10_000 },
      deliveryInfo: {
        clientName: 'Alisher',
        phoneNumber: '+998711234567',
        deliveryAddress: { full: 'Amir Temur, 7' },
      },
    });
    const order = await scene.onBoard(id);
    expect(order).toMatchObject({ isPaid: false, paymentType: 'CASH', totalPrice: 133_000 });
    expect(order.courierComment).toContain('Amir Temur, 7');
  });

  test.each(['CREATED', 'ACCEPTED', 'COOKING', 'DONE', 'ON_WAY'] as const)(
    'AGG-03 the aggregator cancels an order that is %s, once',
    async (status) => {
      const scene = await anAggregatorScene();
      const { id, eatsId: name } = await placed(scene);
      const path = ['ACCEPTED', 'COOKING', 'DONE', 'ON_WAY'] as const;
      for (const to of path.slice(0, path.indexOf(status as 'DONE') + 1)) await scene.move(id, to);
      expect(await scene.client.cancel(id, 'another')).toEqual({ ok: false, status: 404 });
      expect((await scene.client.cancel(id, name)).ok).toBe(true);
      expect((await scene.client.cancel(id, name)).ok).toBe(true);
      expect(await scene.onBoard(id)).toMatchObject({ status: 'CANCELED', reason: 'AGGREGATOR' });
      expect(await scene.client.report(id, 'DELIVERED')).toBe(422);
      expect(await checkMoney(scene.osh.deps, scene.osh.merchantId)).toEqual([]);
    },
  );

  test('AGG-03 a rejection by staff reaches the aggregator with its reason', async () => {
    const scene = await anAggregatorScene();
    const { id } = await placed(scene);
    await scene.move(id, 'CANCELED', 'TOO_BUSY');
    expect(await scene.client.status(id)).toMatchObject({
      value: { status: 'CANCELLED', comment: 'TOO_BUSY' },
    });
  });

  test('AGG-11 an order may be changed until the restaurant answers it', async () => {
    const scene = await anAggregatorScene();
    const { id, eatsId: name } = await placed(scene);
    const [, plov] = scene.order(name).items;
    const less = scene.order(name, {
      items: [{ ...plov, quantity: 2 }],
      paymentInfo: { itemsCost: 100_000, paymentType: 'CARD' },
    });
    expect((await scene.client.edit(id, less)).ok).toBe(true);
    expect(await scene.onBoard(id)).toMatchObject({ totalPrice: 100_000, revision: 1 });
    expect((await scene.client.edit(id, less)).ok).toBe(true);
    expect((await scene.onBoard(id)).revision).toBe(1);
    await scene.move(id, 'ACCEPTED');
    expect(await scene.client.edit(id, scene.order(name))).toEqual({ ok: false, status: 422 });
    expect(await checkMoney(scene.osh.deps, scene.osh.merchantId)).toEqual([]);
  });

  test('AGG-11 a dish that staff take out is missing at the next read', async () => {
    const scene = await anAggregatorScene();
    const { id } = await placed(scene);
    const { version } = await scene.onBoard(id);
    const edited = await scene.operator.api(endpoints.editOrder, {
      params: { id },
      body: {
        cartItems: [{ productId: 'plov', count: 1, modifiers: [] }],
        consent: 'PHONE',
        totalPrice: 50_000,
        expectedVersion: version,
      },
      idempotencyKey: key(),
    });
    expect(edited.error).toBeNull();
    const read = await scene.client.order(id);
    expect(read.ok && read.value).toMatchObject({
      items: [{ id: 'plov' }],
      paymentInfo: { itemsCost: 50_000 },
    });
    expect(await checkMoney(scene.osh.deps, scene.osh.merchantId)).toEqual([]);
  });
});

test('AGG-01 the test makes the answers that the aggregator will read, and fails where it would find no dish', async () => {
  const scene = await anAggregatorScene();
  expect(await scene.command({ test: true })).toContain('open, 3 dishes, 0 of them stopped');
  await scene.osh.deps.db.inTenant(scene.osh.merchantId, (tx) => tx.update(products).set({ active: false }));
  await expect(scene.command({ test: true })).rejects.toThrow('switch dishes on');
});

test('AGG-01 orders of the aggregator are kept by its id', async () => {
  const scene = await anAggregatorScene();
  const { id, eatsId: name } = await placed(scene);
  const rows = await scene.osh.deps.db.inTenant(scene.osh.merchantId, (tx) =>
    tx.select().from(aggregatorOrders),
  );
  expect(rows).toMatchObject([{ eatsId: name, orderId: id, kind: 'YANDEX_EATS', message: null }]);
});
