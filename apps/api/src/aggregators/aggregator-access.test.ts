import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { aggregatorTokens } from '../db/schema/connections/aggregators.ts';
import { anAggregatorScene, eatsId, placed } from '../testing/connections/aggregator-scene.ts';
import { countOrders } from '../testing/order-bodies.ts';

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
