import { beforeAll, expect, test } from 'vitest';

import { geocodeCache } from '../db/schema/content.ts';
import { rateCounts, sessions } from '../db/schema/customers.ts';
import { idempotencyKeys } from '../db/schema/orders.ts';
import { pickUp, place } from '../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';
import { keepHouse } from './housekeeping.ts';

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi();
});

const DAY_MS = 24 * 3600_000;
const daysAgo = (days: number) => new Date(osh.clock.now.getTime() - days * DAY_MS);
const count = (table: typeof geocodeCache | typeof rateCounts | typeof sessions | typeof idempotencyKeys) =>
  osh.deps.db.asPlatform(async (tx) => (await tx.select().from(table)).length);

test('T69 answers of the geocoder and counts of limits go when they have had their time, and younger ones stay', async () => {
  await osh.deps.db.asPlatform(async (tx) => {
    await tx.insert(geocodeCache).values([
      { question: 'old', answer: [], at: daysAgo(91) },
      { question: 'young', answer: [], at: daysAgo(1) },
    ]);
    const bucket = { merchantId: osh.merchantId, bucket: 'x' };
    await tx.insert(rateCounts).values([
      { ...bucket, windowStart: daysAgo(3) },
      { ...bucket, windowStart: daysAgo(1) },
    ]);
  });
  await keepHouse(osh.deps.db, osh.clock.now);
  expect([await count(geocodeCache), await count(rateCounts)]).toEqual([1, 1]);
});

test('T20 D46 a session that is long over and a key of last week go; what counts today stays', async () => {
  const guest = await osh.person();
  const key = crypto.randomUUID();
  const placed = await place(guest, pickUp(), key);
  await keepHouse(osh.deps.db, new Date(osh.clock.now.getTime() + 6 * DAY_MS));
  expect((await place(guest, pickUp(), key)).data?.id).toBe(placed.data?.id);
  await keepHouse(osh.deps.db, new Date(osh.clock.now.getTime() + 40 * DAY_MS));
  expect([await count(sessions), await count(idempotencyKeys)]).toEqual([0, 0]);
});
