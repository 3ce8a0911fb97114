import { AGGREGATORS } from '@dasturxon/core/order';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { aggregatorOrders } from '../db/schema/connections/aggregators.ts';
import { products, stopList } from '../db/schema/catalog.ts';
import { branches } from '../db/schema/places.ts';
import { anAggregatorScene, placed } from '../testing/connections/aggregator-scene.ts';

const paused = (until: string | null) => ({
  data: sql`${branches.data} || ${JSON.stringify({ pausedUntil: until })}::jsonb`,
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

  test.each(AGGREGATORS)(
    'AGG-07 a stopped dish, a sold out one and a paused branch are not sold at the next read of %s',
    async (kind) => {
      const { osh, client } = await anAggregatorScene(kind);
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
    },
  );
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
