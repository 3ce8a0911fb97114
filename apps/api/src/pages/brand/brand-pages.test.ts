import { Banner } from '@dasturxon/core/content';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { merchants } from '../../db/schema/merchants.ts';
import type { Tenant } from '../../http/tenancy/tenants.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';
import { type BrandPages, createBrandPages } from './brand-pages.ts';

const NOON = new Date('2026-05-13T07:00:00Z');
const lunch = v.parse(Banner, { id: 'lunch', image: '/media/plov.webp', endsAt: '2026-05-13T08:00:00Z' });

let scene: Scene;
let other: Scene;
let brands: BrandPages;

const tenantOf = async ({ merchantId }: Scene): Promise<Tenant> => {
  const tenant = await scene.deps.tenants.byIdOrSub(merchantId);
  if (!tenant) throw new Error('There is no such brand');
  return tenant;
};
const current = async (of = scene) => brands.current(await tenantOf(of));

/** Room for one brand: reading another one pushes the first out. */
async function open() {
  brands = await createBrandPages(scene.deps, 1);
}

beforeAll(async () => {
  scene = await aRunningApi({ now: NOON, brand: { banners: [lunch] } });
  other = await aRunningApi({ now: NOON });
});

afterEach(async () => {
  scene.clock.now = NOON;
  await brands.close();
});

describe('a brand that is read again', () => {
  test('has the version of before, so that its prepared pages stay its pages', async () => {
    await open();
    // The announcement of the brand's making may come after its first reading.
    await vi.waitFor(async () => {
      const before = await current();
      const neighbour = await current(other);
      const again = await current();
      expect(again.brand).not.toBe(before.brand);
      expect(again.version).toBe(before.version);
      expect(neighbour.version).not.toBe(before.version);
    });
  });

  test('has another version once its data has changed meanwhile', async () => {
    await open();
    const before = await current();
    await current(other);
    await scene.deps.db.inTenant(scene.merchantId, (tx) =>
      tx
        .update(merchants)
        .set({ menuVersion: before.version + 100 })
        .where(eq(merchants.merchantId, scene.merchantId)),
    );
    await vi.waitFor(async () => expect((await current()).version).toBeGreaterThan(before.version));
  });

  test('BO-341 has another version once a banner has ended meanwhile', async () => {
    await open();
    const before = await current();
    expect(before.brand.banners.map(({ id }) => id)).toEqual(['lunch']);
    await current(other);
    scene.clock.now = new Date('2026-05-13T08:00:00Z');
    const after = await current();
    expect(after.brand.banners).toEqual([]);
    expect(after.version).toBeGreaterThan(before.version);
  });
});

test('BO-341 a banner that ends gives the brand a new version without reading it again', async () => {
  await open();
  const before = await current();
  scene.clock.now = new Date('2026-05-13T08:00:00Z');
  const after = await current();
  expect(after.brand.banners).toEqual([]);
  expect(after.brand.overall).toBe(before.brand.overall);
  expect(after.version).toBeGreaterThan(before.version);
  expect((await current()).version).toBe(after.version);
});
