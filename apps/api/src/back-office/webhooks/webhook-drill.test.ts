import { asc } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { OrderStatus } from '@dasturxon/core/order';

import { orders as orderRows } from '../../db/schema/orders.ts';
import { publicPost } from '../../gateways/public-post.ts';
import { aWebhookReceiver, type WebhookAnswer } from '../../testing/back-office/a-webhook-receiver.ts';
import { drill, DRILL_MS } from '../../testing/connections/drill.ts';
import {
  aWebhookScene,
  endpointIn,
  eventOf,
  secretIn,
  signedBy,
  webhookIdOf,
  workWebhooks,
} from '../../testing/connections/webhook-scene.ts';

/** A receiver that has not answered by then is tried again. */
const LIMIT_MS = 60;

const answer = fc.constantFrom<WebhookAnswer>(500, 503, 429, 302, 403, 410, 'cut', 'silent', 204);
const step = fc.oneof(
  fc.record({ kind: fc.constant('ANSWERS' as const), answers: fc.array(answer, { maxLength: 6 }) }),
  fc.record({ kind: fc.constant('ORDER' as const) }),
  { arbitrary: fc.record({ kind: fc.constant('MOVE' as const), at: fc.nat(2) }), weight: 2 },
  {
    // Which of the waiting jobs is the next: they come in any order.
    arbitrary: fc.record({
      kind: fc.constant('WORK' as const),
      picks: fc.array(fc.nat(100), { minLength: 1, maxLength: 8 }),
    }),
    weight: 3,
  },
  fc.record({ kind: fc.constant('ROTATE' as const) }),
  fc.record({ kind: fc.constant('REPLAY' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const STEPS: readonly OrderStatus[] = ['ACCEPTED', 'COOKING', 'DONE'];
const ORDERS_AT_MOST = 3;

type World = {
  scene: Awaited<ReturnType<typeof aWebhookScene>>;
  receiver: Awaited<ReturnType<typeof aWebhookReceiver>>;
  endpoint: string;
  secrets: string[];
  orders: { id: string; moves: number }[];
};

async function order({ scene, orders }: World): Promise<void> {
  if (orders.length < ORDERS_AT_MOST) orders.push({ id: (await scene.ordered()).id, moves: 0 });
}

async function act(world: World, one: Step): Promise<void> {
  const { scene, receiver, endpoint, secrets, orders } = world;
  scene.osh.clock.now = new Date(scene.osh.clock.now.getTime() + 1_000);
  if (one.kind === 'ANSWERS') return void receiver.answers.push(...one.answers);
  if (one.kind === 'ORDER') return order(world);
  if (one.kind === 'ROTATE') return void secrets.push(secretIn(await scene.command({ rotate: endpoint })));
  if (one.kind === 'REPLAY') return void (await scene.command({ replay: endpoint }));
  if (one.kind === 'WORK') {
    const picks = [...one.picks];
    return workWebhooks(scene.osh, {
      tries: picks.length,
      pick: (waiting) => picks.shift()! % (waiting || 1),
    });
  }
  const moved = orders[one.at];
  const to = STEPS[moved?.moves ?? STEPS.length];
  if (!moved || !to) return;
  await scene.move(moved.id, to);
  moved.moves += 1;
}

/** What a receiver that keeps the rules of its page knows: a known id is dropped, the highest version of an order counts. */
async function expectTrue({ scene, receiver, secrets, orders }: World): Promise<number> {
  const { osh } = scene;
  expect((await scene.deliveries()).map(({ state }) => state)).not.toContain('WAITING');
  const bodies = new Map<string, string>();
  for (const call of receiver.received) {
    const id = webhookIdOf(call);
    expect(bodies.get(id) ?? call.body, 'a repeat has the same bytes').toBe(call.body);
    bodies.set(id, call.body);
    const live = String(call.headers['webhook-signature']).split(' ');
    expect(secrets.map((secret) => signedBy(call, secret))).toEqual(expect.arrayContaining(live));
  }
  const events = receiver.received.map(eventOf);
  const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(orderRows).orderBy(asc(orderRows.createdAt)),
  );
  for (const { id } of orders) {
    const own = events
      .filter((event) => event.order.id === id)
      .toSorted((a, b) => a.order.version - b.order.version);
    const row = rows.find((one) => one.id === id)!;
    expect(own.at(-1)?.order).toMatchObject({ status: row.status, totalPrice: row.totalPrice });
    // A version is one event.
    const versions = new Map(own.map((event) => [event.order.version, event.id]));
    expect(new Set(own.map((event) => event.id)).size).toBe(versions.size);
    const kinds = own.map(({ type, order: { version } }) => [type, version === own[0]!.order.version]);
    for (const [type, isFirst] of kinds) expect(type).toBe(isFirst ? 'order.created' : 'order.changed');
  }
  return bodies.size;
}

test(
  'B48 F60 whatever a receiver does, it knows the state of each order, and an event has one id and one body',
  async () => {
    const events = fc.array(step, { minLength: 6, maxLength: 20 });
    await drill({ adapter: 'webhooks', few: 15, events }, async (steps) => {
      const [scene, receiver] = [await aWebhookScene(), await aWebhookReceiver()];
      try {
        scene.osh.deps.postToPublic = publicPost(LIMIT_MS);
        const added = await scene.command({ add: receiver.url });
        const world: World = {
          scene,
          receiver,
          endpoint: endpointIn(added),
          secrets: [secretIn(added)],
          orders: [],
        };
        await order(world);
        for (const one of steps) await act(world, one);
        receiver.answers.length = 0;
        // A receiver that refused for good with 410 gets what it missed on request.
        await workWebhooks(scene.osh);
        await scene.command({ replay: world.endpoint });
        await workWebhooks(scene.osh);
        return await expectTrue(world);
      } finally {
        receiver.close();
      }
    });
  },
  DRILL_MS,
);
