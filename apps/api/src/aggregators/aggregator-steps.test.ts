import { endpoints } from '@dasturxon/core/api';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { orders } from '../db/schema/orders.ts';
import { paymentAttempts } from '../db/schema/payments.ts';
import { checkMoney } from '../payments/commands/check-money.ts';
import { anAggregatorScene, placed } from '../testing/connections/aggregator-scene.ts';
import { key } from '../testing/order-bodies.ts';

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
