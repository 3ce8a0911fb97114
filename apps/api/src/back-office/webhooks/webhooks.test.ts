import { expect, test, beforeEach, afterEach } from 'vitest';

import { QUEUES } from '../../jobs/queues.ts';
import { COMMANDS } from '../../management/commands.ts';
import { aWebhookReceiver } from '../../testing/back-office/a-webhook-receiver.ts';
import { markAsTest } from '../../testing/connections/mark-as-test.ts';
import {
  aWebhookScene,
  endpointIn,
  eventOf,
  secretIn,
  signedBy,
  webhookIdOf,
  workWebhooks,
} from '../../testing/connections/webhook-scene.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let scene: Awaited<ReturnType<typeof aWebhookScene>>;
let osh: Scene;
let receiver: Awaited<ReturnType<typeof aWebhookReceiver>>;
beforeEach(async () => {
  scene = await aWebhookScene();
  ({ osh } = scene);
  receiver = await aWebhookReceiver();
});
afterEach(() => receiver.close());

const command = (given: object) => scene.command(given);
/** Adds the receiver as an endpoint. */
async function connect(brand = osh) {
  const answer = await scene.command({ add: receiver.url }, brand);
  return { id: endpointIn(answer), secret: secretIn(answer) };
}
const work = (brand = osh) => workWebhooks(brand);
const ordered = (brand = osh) => scene.ordered(brand);
const accept = (id: string) => scene.move(id, 'ACCEPTED');
const deliveries = () => scene.deliveries();

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
    expect(call.headers['webhook-signature']).toBe(signedBy(call, secret));
    expect(eventOf(call).id).toBe(webhookIdOf(call));
    expect(Number(call.headers['webhook-timestamp'])).toBe(Math.floor(osh.clock.now.getTime() / 1000));
  }
});

test('BO-334 no endpoint gets a test order of the set-up', async () => {
  await connect();
  await ordered();
  await markAsTest(osh);
  await work();
  expect(receiver.received).toEqual([]);
});

test('B48 a brand without endpoints writes no job, and no brand gets the events of another', async () => {
  await ordered();
  expect(await scene.waiting()).toEqual([]);
  const burger = await aRunningApi();
  await connect();
  await ordered(burger);
  await work(burger);
  await work();
  expect(receiver.received).toEqual([]);
  await expect(command({ rotate: (await connect(burger)).id })).rejects.toThrow('there is no endpoint');
});

test('B48 after a rotation both secrets are valid, after the next only the newer two', async () => {
  const first = await connect();
  const second = secretIn(await command({ rotate: first.id }));
  await ordered();
  await work();
  const signatures = () => String(receiver.received.at(-1)!.headers['webhook-signature']).split(' ');
  const by = (secret: string) => signedBy(receiver.received.at(-1)!, secret);
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
  expect(new Set(receiver.received.map(webhookIdOf)).size).toBe(1);
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
  expect(await scene.waiting()).toEqual([]);
  expect(receiver.received).toHaveLength(1);
});

test('B48 T59 outside the sandbox an address on this machine is not called, and plain http is refused', async () => {
  await connect();
  await ordered();
  const env = { ...osh.deps.env, SANDBOX: false };
  await workWebhooks(osh, { tries: 3, change: { env } });
  expect(receiver.received).toEqual([]);
  expect(await deliveries()).toMatchObject([
    { state: 'WAITING', lastResult: '127.0.0.1 is not an address of the public internet' },
  ]);
  const real = COMMANDS['brand-webhooks']!;
  const given = { sub: osh.merchantId, add: 'http://kitchen.example/hook' };
  await expect(real({ ...osh.deps, env }, given)).rejects.toThrow('https');
});
