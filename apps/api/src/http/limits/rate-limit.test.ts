import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import { aRunningApi, type Scene } from '../../testing/scene.ts';
import { countAgainst, waitOf, type RateLimit } from './rate-limit.ts';

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi();
});

const RUNS = Number(process.env['FC_RUNS'] ?? 60);
const HOUR = 3600;

/** A limit with a bucket of its own. */
const aLimit = (limit: number): RateLimit => ({
  bucket: `test:${crypto.randomUUID()}`,
  limit,
  seconds: HOUR,
});
const about = () => ({ merchantId: osh.merchantId, now: osh.clock.now });
const count = (limits: RateLimit[]) =>
  osh.deps.db.inTenant(osh.merchantId, (tx) => countAgainst(tx, limits, about()));
const isFull = async (limit: RateLimit) =>
  (await osh.deps.db.inTenant(osh.merchantId, (tx) => waitOf(tx, limit, about()))) > 0;

describe('T19 rate limits over several buckets', () => {
  test('a call that one bucket refuses raises no other bucket', async () => {
    const [own, shared] = [aLimit(2), aLimit(10)];
    for (let call = 0; call < 50; call += 1) await count([own, shared]);
    expect(await isFull(own)).toBe(true);
    expect(await isFull({ ...shared, limit: 3 })).toBe(false);
    expect(await isFull({ ...shared, limit: 2 })).toBe(true);
  });

  test('a full shared bucket leaves the caller’s own bucket as it was', async () => {
    const [own, shared] = [aLimit(5), aLimit(1)];
    await count([shared]);
    for (let call = 0; call < 9; call += 1) expect(await count([own, shared])).toBeGreaterThan(0);
    expect(await isFull({ ...own, limit: 1 })).toBe(false);
  });

  test('a limit of zero allows nothing and counts nothing', async () => {
    const [none, shared] = [aLimit(0), aLimit(5)];
    expect(await count([none, shared])).toBeGreaterThan(0);
    expect(await isFull({ ...shared, limit: 1 })).toBe(false);
  });

  test('calls at the same moment are allowed exactly up to the limit', async () => {
    const [own, shared] = [aLimit(100), aLimit(7)];
    const waits = await Promise.all(Array.from({ length: 40 }, () => count([own, shared])));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(7);
    expect([await isFull({ ...own, limit: 7 }), await isFull({ ...own, limit: 8 })]).toEqual([true, false]);
  });

  test('every bucket counts exactly the calls that were allowed', async () => {
    const calls = fc.array(fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1 }), { maxLength: 25 });
    const limits = fc.tuple(fc.nat(6), fc.nat(6), fc.nat(6), fc.nat(6));
    await fc.assert(
      fc.asyncProperty(limits, calls, async (sizes, asked) => {
        const buckets = sizes.map(aLimit);
        const expected = sizes.map(() => 0);
        for (const indices of asked) {
          const hasRoom = indices.every((index) => expected[index]! < sizes[index]!);
          const wait = await count(indices.map((index) => buckets[index]!));
          expect(wait === 0).toBe(hasRoom);
          if (hasRoom) for (const index of indices) expected[index]! += 1;
        }
        for (const [index, bucket] of buckets.entries()) {
          expect(await isFull({ ...bucket, limit: expected[index]! + 1 })).toBe(false);
          if (expected[index]! > 0) expect(await isFull({ ...bucket, limit: expected[index]! })).toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  });
});
