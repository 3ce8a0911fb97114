import { AGGREGATORS, type OrderStatus, toAggregatorStatus } from '@dasturxon/core/order';
import { type AggregatorOrder, type Answer, drawOrder, type Report } from '@dasturxon/sandbox';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { orders } from '../db/schema/orders.ts';
import { paymentAttempts } from '../db/schema/payments.ts';
import { branches } from '../db/schema/places.ts';
import { checkMoney } from '../payments/commands/check-money.ts';
import { drill, DRILL_MS } from '../testing/connections/drill.ts';
import { anAggregatorScene, type AggregatorScene } from '../testing/connections/aggregator-scene.ts';

const ORDERS_AT_MOST = 4;
const at = fc.nat(ORDERS_AT_MOST - 1);
/** Drawn from the menu by these numbers; sent so many times at once. */
const newOne = fc.record({
  kind: fc.constant('ORDER' as const),
  picks: fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 }),
  times: fc.integer({ min: 1, max: 3 }),
});
const step = fc.oneof(
  { arbitrary: newOne, weight: 2 },
  fc.record({
    kind: fc.constant('LOSE' as const),
    answers: fc.nat(3),
    calls: fc.nat(2),
  }),
  fc.record({
    kind: fc.constant('REPORT' as const),
    at,
    status: fc.constantFrom<Report>('TAKEN_BY_COURIER', 'DELIVERED', 'CANCELLED'),
    times: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({
    kind: fc.constant('STAFF' as const),
    at,
    to: fc.constantFrom<OrderStatus>('ACCEPTED', 'COOKING', 'DONE', 'ON_WAY', 'CANCELED'),
  }),
  fc.record({ kind: fc.constant('REPEAT' as const), at }),
  fc.record({ kind: fc.constant('EDIT' as const), at }),
  fc.record({ kind: fc.constant('PAUSE' as const), isPaused: fc.boolean() }),
  fc.record({ kind: fc.constant('TOKEN' as const), minutes: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ kind: fc.constant('GARBAGE' as const), text: fc.string({ maxLength: 40 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** An order as the aggregator has it: sent until it had an answer. */
type Sent = {
  order: AggregatorOrder & { paymentInfo: { itemsCost: number } };
  id: string | null;
  cost: number;
};

const REPEATS = 8;

/** Repeats a call until it has an answer, as an aggregator does. */
async function answered<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof DOMException) || tries === REPEATS) throw error;
    }
}

const idOf = (answer: Answer<{ orderId: string }>) => (answer.ok ? answer.value.orderId : null);

async function sendOrder(scene: AggregatorScene, sent: Sent, times: number): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: times }, () => answered(() => scene.client.place(sent.order))),
  );
  const ids = new Set(answers.map(idOf));
  // A pause lies between two steps, never between two calls of one.
  expect(ids.size).toBe(1);
  const [id] = ids;
  if (sent.id !== null) expect(id).toBe(sent.id);
  sent.id ??= id!;
}

async function newOrder(scene: AggregatorScene, all: Sent[], one: Step & { kind: 'ORDER' }): Promise<void> {
  if (all.length >= ORDERS_AT_MOST) return;
  const menu = await answered(() => scene.client.menu('branch-1'));
  if (!menu.ok) throw new Error('no menu');
  let next = 0;
  const pick = (below: number) => one.picks[next++ % one.picks.length]! % below;
  const eatsId = `261201-${crypto.randomUUID().slice(0, 8)}`;
  const order = drawOrder({ menu: menu.value, restaurantId: 'branch-1', eatsId }, pick) as Sent['order'];
  const sent: Sent = { order, id: null, cost: order.paymentInfo.itemsCost };
  all.push(sent);
  await sendOrder(scene, sent, one.times);
}

const pause = ({ osh }: AggregatorScene, isPaused: boolean) =>
  osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.update(branches).set({
      data: sql`${branches.data} || ${JSON.stringify({ pausedUntil: isPaused ? '2027-01-01T00:00:00Z' : null })}::jsonb`,
    }),
  );

async function edit(scene: AggregatorScene, sent: Sent): Promise<void> {
  const items = [{ id: 'plov', name: 'Osh', quantity: 2, price: 60_000, modifications: [] }];
  const paymentInfo = { itemsCost: 120_000, paymentType: 'CARD' };
  const changed = { ...sent.order, items, paymentInfo };
  const answer = await answered(() => scene.client.edit(sent.id!, changed));
  if (answer.ok) sent.cost = 120_000;
}

async function act(scene: AggregatorScene, all: Sent[], one: Step): Promise<void> {
  if (one.kind === 'LOSE')
    return void Object.assign(scene.losses, { answers: one.answers, calls: one.calls });
  if (one.kind === 'ORDER') return newOrder(scene, all, one);
  if (one.kind === 'PAUSE') return void (await pause(scene, one.isPaused));
  if (one.kind === 'TOKEN') {
    scene.osh.clock.now = new Date(scene.osh.clock.now.getTime() + one.minutes * 60_000);
    return;
  }
  if (one.kind === 'GARBAGE') {
    expect((await answered(() => scene.client.place(one.text))).ok).toBe(false);
    return;
  }
  const sent = all[one.at];
  if (!sent) return;
  if (one.kind === 'REPEAT') return sendOrder(scene, sent, 1);
  if (sent.id === null) return;
  if (one.kind === 'EDIT') return edit(scene, sent);
  if (one.kind === 'STAFF') return void (await scene.move(sent.id, one.to, 'TOO_BUSY'));
  for (let times = 0; times < one.times; times += 1)
    expect([204, 422]).toContain(await answered(() => scene.client.report(sent.id!, one.status)));
}

/** Each order that the aggregator had an answer for exists once, with its money, in the status that it reads. */
async function expectTrue(scene: AggregatorScene, all: readonly Sent[]): Promise<void> {
  const { osh } = scene;
  const { rows, attempts } = await osh.deps.db.inTenant(osh.merchantId, async (tx) => ({
    rows: await tx.select().from(orders),
    attempts: await tx.$count(paymentAttempts),
  }));
  const taken = all.filter(({ id }) => id !== null);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(taken.map(({ id }) => id!).toSorted());
  for (const { id, order, cost } of taken) {
    const row = rows.find((one) => one.id === id)!;
    expect(row).toMatchObject({ totalPrice: cost, isPaid: true, data: { eatsId: order.eatsId } });
    const status = await answered(() => scene.client.status(id!));
    expect(status.ok && status.value.status).toBe(toAggregatorStatus(row.status as OrderStatus));
    const read = await answered(() => scene.client.order(id!));
    expect(read.ok && read.value.paymentInfo.itemsCost).toBe(cost);
  }
  expect(attempts).toBe(0);
  expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
}

test.each(AGGREGATORS)(
  'AGG-09 F60 whatever %s does, no order of it is lost, doubled or in a state that is not true',
  async (kind) => {
    const events = fc.tuple(newOne, fc.array(step, { minLength: 4, maxLength: 18 }));
    await drill({ adapter: kind, few: 10, events }, async ([first, steps]) => {
      const scene = await anAggregatorScene(kind);
      const all: Sent[] = [];
      for (const one of [first, ...steps]) await act(scene, all, one);
      Object.assign(scene.losses, { answers: 0, calls: 0 });
      await pause(scene, false);
      await expectTrue(scene, all);
      // What was refused is not lost: it is taken once it can be.
      const refused = all.filter(({ id }) => id === null);
      for (const sent of refused) await sendOrder(scene, sent, 2);
      expect(all.every(({ id }) => id !== null)).toBe(true);
      await expectTrue(scene, all);
      return all.length;
    });
  },
  DRILL_MS,
);
