import { endpoints, unwrap } from '@dasturxon/core/api';
import { aProduct } from '@dasturxon/core/testing';
import { and, eq } from 'drizzle-orm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test, vi } from 'vitest';

import { products, stopList } from '../db/schema/catalog.ts';
import { here } from '../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';

const OVERALLS = '/products/v1/overalls';

let osh: Scene;
let burger: Scene;
beforeAll(async () => {
  const menu = [
    aProduct({ productBranch: here }),
    aProduct({ id: 'hidden', active: false, productBranch: here }),
    aProduct({ id: 'sold-out', amount: 0, productBranch: here }),
  ];
  osh = await aRunningApi({ brand: { products: menu } });
  burger = await aRunningApi({ brand: { products: [aProduct({ costPrice: 1_000 })] } });
});

const change = (scene: Scene, id: string, columns: Partial<typeof products.$inferInsert>) =>
  scene.deps.db.inTenant(scene.merchantId, (tx) =>
    tx
      .update(products)
      .set(columns)
      .where(and(eq(products.merchantId, scene.merchantId), eq(products.id, id))),
  );
const menuOf = async (scene: Scene) => unwrap(await scene.as(null)(endpoints.getOverall, { query: {} }));

describe('the menu', () => {
  test('API-05 ENT-29 groups, categories and products come as three flat lists', async () => {
    const menu = await menuOf(osh);
    expect(menu.groups.map(({ id }) => id)).toEqual(['group-1']);
    expect(menu.categories).toMatchObject([{ id: 'category-1', groupId: 'group-1', products: [] }]);
    expect(menu.products[0]).toMatchObject({ id: 'product-1', costPrice: 45_000, categoryId: 'category-1' });
  });

  test('IMP-02 a product that is not active is not in it', async () => {
    expect((await menuOf(osh)).products.map(({ id }) => id).sort()).toEqual(['product-1', 'sold-out']);
  });

  test.each(['TG', 'WEB', 'APP', 'OPERATOR'] as const)('MENU-06 type %s gets the same menu', async (type) => {
    const menu = unwrap(await osh.as(null)(endpoints.getOverall, { query: { type } }));
    expect(menu).toEqual(await menuOf(osh));
  });

  test('API-05 an unknown type is refused', async () => {
    expect((await osh.request(`${OVERALLS}?type=FAX`)).status).toBe(400);
  });

  test('TEN-03 each host gets its own', async () => {
    expect((await menuOf(burger)).products).toMatchObject([{ costPrice: 1_000 }]);
  });

  test('T06 one merchant’s prepared bytes are never another’s on one host', async () => {
    const of = async (scene: Scene) => {
      const headers = { host: 'localhost:3000', 'X-Merchant-Id': scene.merchantId };
      const response = await scene.app.request(OVERALLS, { headers });
      return ((await response.json()) as { products: { costPrice: number }[] }).products[0]?.costPrice;
    };
    expect([await of(osh), await of(burger), await of(osh)]).toEqual([45_000, 1_000, 45_000]);
  });
});

describe('the menu as bytes', () => {
  test.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ])('are sent as %s to the person who takes it', async (coding, unpack) => {
    const response = await osh.request(OVERALLS, { headers: { 'accept-encoding': coding } });
    expect(response.headers.get('content-encoding')).toBe(coding);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    const text = unpack(Buffer.from(await response.arrayBuffer())).toString();
    expect(JSON.parse(text)).toEqual(await menuOf(osh));
  });

  test('an ETag that is still true gets 304 and nothing else', async () => {
    const first = await osh.request(OVERALLS);
    const etag = first.headers.get('etag') ?? '';
    const again = await osh.request(OVERALLS, { headers: { 'if-none-match': `W/${etag}` } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.get('cache-control')).toBe('no-cache');
  });

  test('a changed price reaches the next reader', async () => {
    const before = (await burger.request(OVERALLS)).headers.get('etag');
    await change(burger, 'product-1', { costPrice: 2_000 });
    await vi.waitFor(
      async () => expect((await menuOf(burger)).products).toMatchObject([{ costPrice: 2_000 }]),
      { timeout: 30_000 },
    );
    expect((await burger.request(OVERALLS)).headers.get('etag')).not.toBe(before);
  });
});

describe('the stop list', () => {
  const stopped = async (branchId?: string) =>
    unwrap(await osh.as(null)(endpoints.getStopList, { query: { branchId } })).productIds;
  const stop = (until: Date | null) =>
    osh.deps.db.inTenant(osh.merchantId, async (tx) => {
      const row = { merchantId: osh.merchantId, branchId: 'branch-1', productId: 'product-1', until };
      await tx.delete(stopList);
      await tx.insert(stopList).values(row);
    });

  test('D33 MENU-05 is a call of its own; the menu stays as it is', async () => {
    await stop(null);
    expect(await stopped('branch-1')).toEqual(['product-1', 'sold-out']);
    expect((await menuOf(osh)).products.every(({ isAvailable }) => isAvailable)).toBe(true);
  });

  test('D33 ends by itself', async () => {
    await stop(new Date(osh.clock.now.getTime() + 60_000));
    expect(await stopped('branch-1')).toContain('product-1');
    await stop(osh.clock.now);
    expect(await stopped('branch-1')).toEqual(['sold-out']);
  });

  test('D33 without a branch names what no branch has', async () => {
    await stop(null);
    expect(await stopped()).toEqual(['product-1', 'sold-out']);
  });

  test('T04 an unknown branch is 404', async () => {
    const { error } = await osh.as(null)(endpoints.getStopList, { query: { branchId: 'branch-9' } });
    expect(error).toMatchObject({ code: 'branch.notFound', status: 404 });
  });
});
