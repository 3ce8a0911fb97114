import { createHmac } from 'node:crypto';

import { endpoints, unwrap } from '@dasturxon/core/api';
import { WebhookEvent } from '@dasturxon/core/staff';
import { and, asc, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { jobHandlers } from '../../app/job-handlers.ts';
import { outbox } from '../../db/schema/merchants.ts';
import { webhookDeliveries } from '../../db/schema/connections/webhooks.ts';
import { type Jobs, QUEUES, type QueueName } from '../../jobs/queues.ts';
import { COMMANDS } from '../../management/commands.ts';
import {
  aWebhookReceiver,
  type ReceivedWebhook,
  type WebhookAnswer,
} from '../../testing/back-office/a-webhook-receiver.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { key, pickUp, place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

type Receiver = Awaited<ReturnType<typeof aWebhookReceiver>>;

let osh: Scene;
let operator: StaffPerson;
let receiver: Receiver;
beforeEach(async () => {
  osh = await aRunningApi();
  operator = await staffPerson(osh, { role: 'OPERATOR' });
  receiver = await aWebhookReceiver();
});
afterEach(() => receiver.close());

const command = (given: object, scene = osh) =>
  COMMANDS['brand-webhooks']!(scene.deps, { sub: scene.merchantId, ...given });
const secretIn = (answer: string) => /whsec_\S+/.exec(answer)![0];
const idIn = (answer: string) => /endpoint (\S+)/.exec(answer)![1]!;
/** Adds the receiver as an endpoint. */
async function connect(scene = osh) {
  const answer = await command({ add: receiver.url }, scene);
  return { id: idIn(answer), secret: secretIn(answer) };
}

const waiting = (scene: Scene) =>
  scene.deps.db.inTenant(scene.merchantId, (tx) =>
    tx
      .select()
      .from(outbox)
      .where(inArray(outbox.queue, ['webhook.plan', 'webhook.send']))
      .orderBy(asc(outbox.createdAt)),
  );

/** Runs the waiting jobs of webhooks; one that fails is tried again, as the queue does, at most `tries` times in all. */
async function work(scene = osh, tries = 60, change: Partial<Scene['deps']> = {}): Promise<void> {
  const handlers = jobHandlers({ ...scene.deps, ...change });
  for (let [row] = await waiting(scene); row && tries > 0; [row] = await waiting(scene), tries -= 1) {
    const { id } = row;
    // Which handler it is decides what the payload is; types cannot follow a name that is read.
    const done = handlers[row.queue as QueueName](scene.merchantId, row.payload as Jobs[QueueName] as never);
    const isDone = await done.then(
      () => true,
      () => false,
    );
    const own = and(eq(outbox.merchantId, scene.merchantId), eq(outbox.id, id));
    if (isDone) await scene.deps.db.inTenant(scene.merchantId, (tx) => tx.delete(outbox).where(own));
  }
}

const ordered = async (scene = osh) => unwrap(await place(await scene.person(), pickUp()));
const accept = async (id: string) =>
  unwrap(
    await operator.api(endpoints.moveBoardOrder, {
      params: { id },
      body: { to: 'ACCEPTED', expectedVersion: 1, minutes: 30 },
      idempotencyKey: key(),
    }),
  );
const eventOf = ({ body }: ReceivedWebhook) => v.parse(WebhookEvent, JSON.parse(body));
const idOf = ({ headers }: ReceivedWebhook) => String(headers['webhook-id']);
/** What the receiver computes itself, as its owner would. */
function signed({ headers, body }: ReceivedWebhook, secret: string): string {
  const text = `${idOf({ headers, body })}.${String(headers['webhook-timestamp'])}.${body}`;
  const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', bytes).update(text).digest('base64')}`;
}
const deliveries = () =>
  osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.createdAt)),
  );

test('B48 an order’s placing and acceptance arrive as signed events with the order', async () => {
  const { secret } = await connect();
  const { id } = await ordered();
  await work();
  await accept(id);
  await work();
  expect(receiver.received.map((one) => eventOf(one))).toMatchObject([
    { type: 'order.created', order: { id, status: 'CREATED', version: 1 } },
    { type: 'order.changed', order: { id, status: 'ACCEPTED' } },
  ]);
  const [created, changed] = receiver.received.map((one) => eventOf(one).order.version);
  expect(changed).toBeGreaterThan(created!);
  for (const call of receiver.received) {
    expect(call.headers['webhook-signature']).toBe(signed(call, secret));
    expect(eventOf(call).id).toBe(idOf(call));
    expect(Number(call.headers['webhook-timestamp'])).toBe(Math.floor(osh.clock.now.getTime() / 1000));
  }
});

test('B48 a brand without endpoints writes no job, and no brand gets the events of another', async () => {
  await ordered();
  expect(await waiting(osh)).toEqual([]);
  const burger = await aRunningApi();
  await connect();
  await ordered(burger);
  await work(burger);
  await work();
  expect(receiver.received).toEqual([]);
  await expect(command({ rotate: (await connect(burger)).id })).rejects.toThrow('there is no endpoint');
});

const answer = fc.constantFrom<WebhookAnswer>(500, 503, 429, 302, 'cut', 204);

test('B48 whatever a receiver answers, no event is lost and a repeat has the same id and bytes', async () => {
  await connect();
  await fc.assert(
    fc.asyncProperty(fc.array(answer, { maxLength: 6 }), async (answers) => {
      receiver.received.length = 0;
      receiver.answers.splice(0, Infinity, ...answers);
      const { id } = await ordered();
      await work();
      await accept(id);
      await work();
      const bodies = new Map<string, Set<string>>();
      for (const call of receiver.received)
        bodies.set(idOf(call), (bodies.get(idOf(call)) ?? new Set()).add(call.body));
      expect([...bodies.values()].map(({ size }) => size)).toEqual([1, 1]);
      const rows = (await deliveries()).filter(({ orderId }) => orderId === id);
      expect(rows.map(({ state }) => state)).toEqual(['DELIVERED', 'DELIVERED']);
    }),
    { numRuns: 25 },
  );
}, 120_000);

test('B48 after a rotation both secrets are valid, after the next only the newer two', async () => {
  const first = await connect();
  const second = secretIn(await command({ rotate: first.id }));
  await ordered();
  await work();
  const signatures = () => String(receiver.received.at(-1)!.headers['webhook-signature']).split(' ');
  const by = (secret: string) => signed(receiver.received.at(-1)!, secret);
  expect(signatures()).toEqual([by(second), by(first.secret)]);
  const third = secretIn(await command({ rotate: first.id }));
  await ordered();
  await work();
  expect(signatures()).toEqual([by(third), by(second)]);
});

test('B48 an event that is never taken is given up, listed and sent again on request', async () => {
  const { id } = await connect();
  receiver.answers.push(...Array.from({ length: QUEUES['webhook.send'].retryLimit + 1 }, () => 500));
  await ordered();
  await work();
  const [event] = await deliveries();
  expect(event).toMatchObject({ state: 'GIVEN_UP', attempts: 41, lastResult: '500' });
  expect(await command({})).toContain(`event ${event!.id}`);
  expect(await command({ replay: id })).toBe('1 events are sent again');
  await work();
  expect(await deliveries()).toMatchObject([{ state: 'DELIVERED', attempts: 1 }]);
  expect(new Set(receiver.received.map(idOf)).size).toBe(1);
});

test('B48 a receiver that answers 410 is not asked again, and a removed one is not asked at all', async () => {
  const { id } = await connect();
  receiver.answers.push(410);
  await ordered();
  await work();
  expect(await deliveries()).toMatchObject([{ state: 'GIVEN_UP', attempts: 1 }]);
  await ordered();
  await command({ remove: id });
  await work();
  await ordered();
  expect(await waiting(osh)).toEqual([]);
  expect(receiver.received).toHaveLength(1);
});

test('B48 T59 outside the sandbox an address on this machine is not called, and plain http is refused', async () => {
  await connect();
  await ordered();
  const env = { ...osh.deps.env, SANDBOX: false };
  await work(osh, 3, { env });
  expect(receiver.received).toEqual([]);
  expect(await deliveries()).toMatchObject([
    { state: 'WAITING', lastResult: '127.0.0.1 is not an address of the public internet' },
  ]);
  const real = COMMANDS['brand-webhooks']!;
  const given = { sub: osh.merchantId, add: 'http://kitchen.example/hook' };
  await expect(real({ ...osh.deps, env }, given)).rejects.toThrow('https');
});
