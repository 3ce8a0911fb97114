import { endpoints } from '@dasturxon/core/api';
import { and, asc, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { jobHandlers } from '../app/job-handlers.ts';
import { outbox } from '../db/schema/merchants.ts';
import type { Jobs } from '../jobs/queues.ts';
import { drill, DRILL_MS } from '../testing/connections/drill.ts';
import { CALL_MS } from '../testing/connections/late-network.ts';
import { aCourierScene } from '../testing/courier-scene.ts';

const MODES = ['down', 'error', 'refused', 'cut', 'changed', 'silent', 'slow', 'stale'] as const;
const step = fc.oneof(
  {
    arbitrary: fc.record({
      kind: fc.constant('FAULT' as const),
      mode: fc.constantFrom(...MODES),
      times: fc.integer({ min: 1, max: 4 }),
    }),
    weight: 3,
  },
  {
    arbitrary: fc.record({ kind: fc.constant('PASS' as const), seconds: fc.integer({ min: 1, max: 8 }) }),
    weight: 4,
  },
  // What the service reports of itself comes twice, and in any order with our own questions.
  fc.record({ kind: fc.constant('REPORTED' as const) }),
  fc.record({ kind: fc.constant('RELEASE' as const) }),
  fc.record({ kind: fc.constant('CANCEL' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Scene = Awaited<ReturnType<typeof aCourierScene>>;

const QUEUES = ['courier.call', 'courier.follow', 'courier.refresh'] as const;

/** Works the couriers' jobs that are due; one that fails stays, as in the queue. */
async function work({ osh, settled }: Scene): Promise<void> {
  const { deps, merchantId, clock } = osh;
  const rows = await deps.db.inTenant(merchantId, (tx) =>
    tx
      .select()
      .from(outbox)
      .where(inArray(outbox.queue, [...QUEUES]))
      .orderBy(asc(outbox.createdAt)),
  );
  for (const { id, queue, payload, startAfter } of rows) {
    if (startAfter && startAfter > clock.now) continue;
    // The queue of the row decides what its payload is.
    const done = jobHandlers(deps)[queue as 'courier.follow'](merchantId, payload as Jobs['courier.follow']);
    const isDone = await done.then(
      () => true,
      () => false,
    );
    const own = and(eq(outbox.merchantId, merchantId), eq(outbox.id, id));
    if (isDone) await deps.db.inTenant(merchantId, (tx) => tx.delete(outbox).where(own));
  }
  await settled();
}

async function pass(scene: Scene, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 5) {
    scene.later(5);
    await work(scene);
  }
}

type Claim = { id: string; isAccepted: boolean; status: string };
const OVER = ['cancelled', 'delivered', 'delivered_finish', 'returned', 'failed'];

/** The claims at the service that bring, or brought, a courier. */
async function ridesOf({ sandbox, asked }: Scene): Promise<Claim[]> {
  const key = asked[0]?.key?.replace('Bearer ', '') ?? 'none';
  const answer = await sandbox.app.request(`/api/couriers/${encodeURIComponent(key)}`);
  return ((await answer.json()) as Claim[]).filter(
    ({ isAccepted, status }) => isAccepted && status !== 'cancelled',
  );
}

type World = { scene: Scene; isReleased: boolean };

async function act(world: World, one: Step): Promise<void> {
  const { scene } = world;
  const { operator, orderId, osh } = scene;
  const params = { id: orderId };
  if (one.kind === 'FAULT') {
    const { mode, times } = one;
    return scene.sandbox.faults.set({ service: 'yandex-delivery', mode, times, delayMs: CALL_MS * 2 });
  }
  if (one.kind === 'PASS') return pass(scene, one.seconds * 5);
  if (one.kind === 'RELEASE') {
    const answer = await operator.api(endpoints.releaseCourier, { params });
    world.isReleased ||= answer.error === null;
  }
  if (one.kind === 'CANCEL')
    await operator.api(endpoints.moveOrder, { params, body: { to: 'CANCELED', reason: 'TOO_BUSY' } });
  if (one.kind === 'REPORTED') {
    const [open] = (await scene.rows()).filter(({ finishedAt }) => finishedAt === null);
    if (!open) return;
    const report = () => jobHandlers(osh.deps)['courier.refresh'](osh.merchantId, { deliveryId: open.id });
    await Promise.allSettled([report(), report()]);
  }
  await scene.settled();
}

test(
  'D18 F60 whatever the courier service does, one courier at most rides, and the order shows where it is',
  async () => {
    const events = fc.array(step, { minLength: 4, maxLength: 16 });
    await drill({ adapter: 'Yandex Delivery', few: 8, events }, async (steps) => {
      const world: World = { scene: await aCourierScene({ isLate: true }), isReleased: false };
      const { scene } = world;
      await scene.ready();
      for (const one of steps) {
        await act(world, one);
        const riding = (await ridesOf(scene)).filter(({ status }) => !OVER.includes(status));
        expect(riding.length, 'couriers on the way at once').toBeLessThanOrEqual(1);
      }
      scene.sandbox.faults.set({ service: 'yandex-delivery', mode: 'ok' });
      await pass(scene, 400);
      const [rides, rows, order] = [await ridesOf(scene), await scene.rows(), await scene.order()];
      expect(rows.filter(({ finishedAt }) => finishedAt === null)).toEqual([]);
      expect(rides.length, 'couriers paid for').toBeLessThanOrEqual(1);
      if (order.status === 'CANCELED' || order.status === 'DONE') {
        // Released, or cancelled, or the service accepted no claim three times: no courier carries it.
        expect(rides.filter(({ status }) => !OVER.includes(status))).toEqual([]);
        if (order.status === 'DONE') expect([rides, order.courierId]).toEqual([[], null]);
      } else {
        expect(['DELIVERED', 'CLOSED']).toContain(order.status);
        expect(rides).toHaveLength(1);
      }
      expect(scene.sandbox.wire.faults, 'both sides speak the protocol').toEqual([]);
      return rows.length;
    });
  },
  DRILL_MS,
);
