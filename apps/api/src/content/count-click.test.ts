import { endpoints, unwrap } from '@dasturxon/core/api';
import { DAY_MS } from '@dasturxon/core/kernel';
import { beforeEach, expect, test } from 'vitest';

import { banners } from '../db/schema/content.ts';
import { contentClicks } from '../db/schema/guests/content-clicks.ts';
import { staffPerson } from '../testing/back-office/back-office-scene.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';

let osh: Scene;
const banner = {
  id: 'summer',
  title: null,
  image: '/a.webp',
  url: null,
  productId: null,
  categoryId: null,
  priority: 0,
};
beforeEach(async () => {
  osh = await aRunningApi();
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.insert(banners).values([
      { merchantId: osh.merchantId, id: 'summer', isActive: true, priority: 0, data: banner },
      { merchantId: osh.merchantId, id: 'hidden', isActive: false, priority: 0, data: banner },
    ]),
  );
});

const open = async (id: string, kind: 'banner' | 'story' = 'banner') =>
  unwrap(await osh.as(null)(endpoints.reportClick, { body: { kind, id } }));

test('BO-435 clicks are counted by day without the guest, and the editor reads sums', async () => {
  await open('summer');
  osh.clock.now = new Date(osh.clock.now.getTime() + 40 * DAY_MS);
  await Promise.all([open('summer'), open('summer')]);
  const manager = await staffPerson(osh, { role: 'MANAGER' });
  const { clicks } = unwrap(await manager.api(endpoints.readContentDraft));
  expect(clicks).toEqual([{ entity: 'banner', id: 'summer', month: 2, all: 3 }]);
  const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(contentClicks));
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['count', 'day', 'id', 'kind', 'merchantId']);
  expect(new Set(rows.map(({ count }) => count))).toEqual(new Set([1, 2]));
});

test('BO-435 what guests do not see counts nothing', async () => {
  await open('hidden');
  await open('unknown');
  await open('summer', 'story');
  const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(contentClicks));
  expect(rows).toEqual([]);
});
