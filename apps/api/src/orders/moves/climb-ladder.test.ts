import { unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { orders } from '../../db/schema/orders.ts';
import { pickUp, place, settings } from '../../testing/order-bodies.ts';
import { aRunningApi } from '../../testing/scene.ts';
import { climbLadder } from './climb-ladder.ts';

const NO_ANSWER_MS = 10 * 60_000;

test('BO-21 BO-22 orders of one branch without an answer are cancelled at the same time without a deadlock', async () => {
  const { deps, merchantId, clock, person } = await aRunningApi({ brand: { settings: settings() } });
  const guests = await Promise.all(Array.from({ length: 8 }, () => person()));
  const placed = await Promise.all(guests.map(async (guest) => unwrap(await place(guest, pickUp()))));
  clock.now = new Date(clock.now.getTime() + NO_ANSWER_MS);
  // A job without a rung continues at the step that is due.
  const climb = ({ id }: { id: string }) => climbLadder(deps, merchantId, { orderId: id });
  const outcomes = await Promise.allSettled(placed.map(climb));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  const rows = await deps.db.inTenant(merchantId, (tx) =>
    tx.select({ status: orders.status }).from(orders).where(eq(orders.merchantId, merchantId)),
  );
  expect(rows.map(({ status }) => status)).toEqual(placed.map(() => 'CANCELED'));
});
