import { DAY_MS } from '@dasturxon/core/kernel';
import { expectedHandover } from '@dasturxon/core/order';
import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeEach, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { later } from '../../testing/codes.ts';
import { pickUp, place, settings } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let operator: StaffPerson;
let orderId: string;
const open = async (now?: Date) => {
  osh = await aRunningApi({ brand: { settings: settings() }, ...(now && { now }) });
  operator = await staffPerson(osh, { role: 'OPERATOR' });
  orderId = unwrap(await place(await osh.person(), pickUp())).id;
};
beforeEach(() => open());

/** Orders of earlier days, accepted `offsetMinutes` from now by the clock, `gap` seconds apart, the nth ready after n minutes. */
async function earlier(
  count: number,
  { offsetMinutes = 0, daysAgo = 3, prefix = 'a', gap = 0 } = {},
): Promise<void> {
  const accepted = new Date(
    osh.clock.now.getTime() - daysAgo * DAY_MS + offsetMinutes * 60_000,
  ).toISOString();
  await osh.deps.db.executeSql(
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object(
        'id', $1 || n, 'number', o.number + 1000 + abs(hashtext($1 || n)) % 100000000, 'quote_id', null, 'status', 'CLOSED',
        'created_at', $2::timestamptz, 'accepted_time', $2::timestamptz + make_interval(secs => n * $6::int),
        'ready_time', $2::timestamptz + make_interval(mins => n, secs => n * $6::int)))).*
      from orders o, generate_series(1, $3::int) n where o.merchant_id = $4 and o.id = $5`,
    [prefix, accepted, count, osh.merchantId, orderId, gap],
  );
}

/** A quarter of an hour later the times are measured anew. */
async function measuredTimes() {
  later(osh, 15 * 60 + 1);
  return unwrap(await operator.api(endpoints.readBoard)).branches[0]!.measured.map(({ minutes }) => minutes);
}
/** The minutes of a kitchen without another order. */
const measured = async () => (await measuredTimes())[0] ?? null;

test('BO-176 B52 four of five of forty orders about this hour were ready within 32 minutes', async () => {
  expect(await measured()).toBeNull();
  await earlier(40);
  expect(await measured()).toBe(32);
});

test('BO-176 fewer than thirty measure nothing; another hour and older weeks do not count', async () => {
  await earlier(29);
  await earlier(40, { offsetMinutes: 240, prefix: 'b' });
  await earlier(40, { daysAgo: 30, prefix: 'c' });
  expect(await measured()).toBeNull();
  await earlier(1, { prefix: 'd' });
  expect(await measured()).toBe(23);
});

test('BO-176 an order is measured with those that its kitchen had when it was accepted', async () => {
  // A second apart: the nth has n - 1 others before it, and 44 of the 60 have 16 or more.
  await earlier(60, { gap: 1 });
  expect(await measuredTimes()).toEqual([48, 48, 48, 48, 48, 52]);
});

const opening = async (dishes = '') =>
  unwrap(
    await osh.as(null)(endpoints.readOpening, { query: { type: 'PICK_UP', branchId: 'branch-1', dishes } }),
  );

test('B52 menu, basket and the placed order promise what the kitchen needed lately, and its answer', async () => {
  expect((await opening()).minutes).toEqual({ from: 20, to: 30 });
  later(osh, 16 * 60);
  await earlier(40);
  const { minutes, expectedAt } = await opening('product-1');
  const placed = unwrap(await place(await osh.person(), pickUp()));
  expect(placed.measuredMinutes).toBe(32);
  expect(expectedHandover(placed)).toEqual(new Date(expectedAt!));
  expect(minutes).toEqual({ from: 30, to: 40 });
});

test('BO-176 an hour about midnight is of both days', async () => {
  for (const now of ['2026-05-13T17:58:00Z', '2026-05-13T23:50:00Z']) {
    await open(new Date(now));
    await earlier(40, { offsetMinutes: -30 });
    await earlier(40, { offsetMinutes: 50, prefix: 'b' });
    expect(await measured()).toBe(32);
  }
});
