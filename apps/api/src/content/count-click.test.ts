import { createApi, endpoints, unwrap } from '@dasturxon/core/api';
import { DAY_MS } from '@dasturxon/core/kernel';
import { beforeEach, expect, test } from 'vitest';

import { banners } from '../db/schema/content.ts';
import { rateCounts } from '../db/schema/customers.ts';
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
  osh = await aRunningApi({ env: { SANDBOX: '0', TRUSTED_PROXIES: '127.0.0.1' } });
  const shown = { merchantId: osh.merchantId, isActive: true, priority: 0, data: banner };
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.insert(banners).values([
      { ...shown, id: 'summer' },
      { ...shown, id: 'winter' },
      { ...shown, id: 'hidden', isActive: false },
    ]),
  );
});

type Opened = { kind?: 'banner' | 'story'; address?: string; agent?: string };

/** A visitor behind a proxy opens a banner or a story. */
async function open(id: string, { kind = 'banner', address = '203.0.113.7', agent = 'A' }: Opened = {}) {
  const api = createApi({
    baseUrl: '',
    merchantId: osh.merchantId,
    token: () => null,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', address);
      headers.set('user-agent', agent);
      return osh.request(String(input), { ...init, headers });
    },
  });
  unwrap(await api(endpoints.reportClick, { body: { kind, id } }));
}

const rowsOf = (table: typeof contentClicks | typeof rateCounts) =>
  osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(table));
const counted = async () =>
  (await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(contentClicks)))
    .map(({ id, day, count }) => `${id} ${day} ${count}`)
    .toSorted();
const passDays = (days: number) => {
  osh.clock.now = new Date(osh.clock.now.getTime() + days * DAY_MS);
};

test('BO-435 clicks are counted by day without the guest, and the editor reads sums', async () => {
  await open('summer');
  passDays(40);
  await Promise.all([open('summer'), open('summer', { agent: 'B' })]);
  const manager = await staffPerson(osh, { role: 'MANAGER' });
  const { clicks } = unwrap(await manager.api(endpoints.readContentDraft));
  expect(clicks).toEqual([{ entity: 'banner', id: 'summer', month: 2, all: 3 }]);
  const [row] = await rowsOf(contentClicks);
  expect(Object.keys(row ?? {}).toSorted()).toEqual(['count', 'day', 'id', 'kind', 'merchantId']);
  expect(await counted()).toEqual(['summer 2026-05-13 1', 'summer 2026-06-22 2']);
});

test('BO-435 what guests do not see counts nothing', async () => {
  await open('hidden');
  await open('unknown');
  await open('summer', { kind: 'story' });
  expect([await rowsOf(contentClicks), await rowsOf(rateCounts)]).toEqual([[], []]);
});

test('BO-448 a visitor counts once for each banner and business day of the merchant', async () => {
  osh.clock.now = new Date('2026-05-14T04:50:00+05:00');
  await Promise.all(Array.from({ length: 20 }, () => open('summer')));
  await open('winter');
  osh.clock.now = new Date('2026-05-14T05:10:00+05:00');
  await open('summer');
  // Midnights of the merchant and of UTC are within this day.
  osh.clock.now = new Date('2026-05-15T04:50:00+05:00');
  await open('summer');
  expect(await counted()).toEqual(['summer 2026-05-13 1', 'summer 2026-05-14 1', 'winter 2026-05-13 1']);
});

test('BO-448 an address that invents visitors counts at most 200 a day for each banner', async () => {
  const invent = (count: number, address: string) =>
    Promise.all(Array.from({ length: count }, (_, n) => open('summer', { address, agent: `bot ${n}` })));
  await invent(260, '203.0.113.7');
  expect(await counted()).toEqual(['summer 2026-05-13 200']);
  await invent(3, '203.0.113.8');
  expect(await counted()).toEqual(['summer 2026-05-13 203']);
});

test('BO-448 what limits the counting names neither address nor device', async () => {
  await open('summer', { agent: 'Nokia 3310' });
  expect(JSON.stringify(await rowsOf(rateCounts))).not.toMatch(/203\.0\.113|Nokia/);
});

test('BO-449 sums are read between two days, both included', async () => {
  for (let day = 0; day < 3; day += 1) {
    await open('summer');
    if (day === 1) await open('winter');
    passDays(1);
  }
  const manager = await staffPerson(osh, { role: 'MANAGER' });
  const read = (from: string, to: string) => manager.api(endpoints.readClicks, { query: { from, to } });
  expect(unwrap(await read('2026-05-13', '2026-05-14'))).toEqual([
    { entity: 'banner', id: 'summer', count: 2 },
    { entity: 'banner', id: 'winter', count: 1 },
  ]);
  expect(unwrap(await read('2026-05-16', '2026-05-20'))).toEqual([]);
  expect((await read('2026-05-14', '2026-05-13')).error?.code).toBe('report.period');
});

test('BO-449 the sums of another merchant are not read', async () => {
  await open('summer');
  const other = await staffPerson(await aRunningApi(), { role: 'MANAGER' });
  const query = { from: '2026-05-01', to: '2026-05-31' };
  expect(unwrap(await other.api(endpoints.readClicks, { query }))).toEqual([]);
});
