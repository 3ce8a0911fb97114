import { serve, type ServerType } from '@hono/node-server';
import { endpoints, unwrap } from '@dasturxon/core/api';
import type { Language } from '@dasturxon/core/kernel';
import type { OrderStatus } from '@dasturxon/core/order';
import { createSandbox, type Sandbox } from '@dasturxon/sandbox';
import { asc, eq, inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { jobHandlers } from '../../app/job-handlers.ts';
import { pushSubscriptions } from '../../db/schema/connections/push.ts';
import { users } from '../../db/schema/customers.ts';
import { outbox } from '../../db/schema/merchants.ts';
import type { Jobs } from '../../jobs/queues.ts';
import { delivery, place, settings } from '../../testing/order-bodies.ts';
import { aPhone, aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let sandbox: Sandbox;
let server: ServerType;
let origin: string;
beforeAll(async () => {
  sandbox = createSandbox({
    advanceOrder: () => Promise.reject(new Error('no orders here')),
    now: () => new Date(),
  });
  const { fetch: answer } = new Hono().route('/sandbox', sandbox.app);
  const port = await new Promise<number>((listening) => {
    server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' }, (info) => listening(info.port));
  });
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => server.close());

let osh: Scene;
let operator: Person;
const start = async (web: Parameters<typeof settings>[0] = {}) => {
  osh = await aRunningApi({ brand: { settings: settings(web) } });
  operator = await osh.person({ role: 'OPERATOR' });
};
beforeEach(() => start());

const Browser = v.object({ id: v.string(), endpoint: v.string(), p256dh: v.string(), auth: v.string() });
const Read = v.array(
  v.object({
    message: v.object({
      id: v.string(),
      title: v.string(),
      body: v.string(),
      path: v.string(),
      dir: v.string(),
    }),
    ttl: v.number(),
  }),
);

/** A guest's browser at the stand-in of a push service, subscribed in this language. */
async function subscribe(guest: Person, language: Language = 'ru') {
  const { publicKey } = unwrap(await guest.api(endpoints.readPush));
  const made = await fetch(`${origin}/sandbox/api/push`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ serverKey: publicKey }),
  });
  const { id, ...address } = v.parse(Browser, await made.json());
  unwrap(await guest.api(endpoints.subscribeToPush, { body: { ...address, language } }));
  const at = `${origin}/sandbox/api/push/${id}`;
  return {
    address,
    read: async () => v.parse(Read, await (await fetch(at)).json()),
    leave: () => fetch(at, { method: 'DELETE' }),
  };
}

const STEPS: readonly OrderStatus[] = ['ACCEPTED', 'COOKING', 'DONE', 'ON_WAY'];
async function anOrderUpTo(guest: Person, last: OrderStatus) {
  const order = unwrap(await place(guest, delivery()));
  for (const to of STEPS.slice(0, STEPS.indexOf(last) + 1))
    unwrap(
      await operator.api(endpoints.moveOrder, { params: { id: order.id }, body: { to: to as 'ACCEPTED' } }),
    );
  return order;
}

const waiting = () =>
  osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx
      .select()
      .from(outbox)
      .where(inArray(outbox.queue, ['push.plan', 'push.send']))
      .orderBy(asc(outbox.createdAt)),
  );

/** Works the jobs that are due, each `times` times; one that fails stays, as in the queue. Returns the failures. */
async function work(times = 1): Promise<unknown[]> {
  const failures: unknown[] = [];
  const tried = new Set<string>();
  const next = async () =>
    (await waiting()).find(
      ({ id, startAfter }) => !tried.has(id) && (!startAfter || startAfter <= osh.clock.now),
    );
  for (let row = await next(); row; row = await next()) {
    const { id, queue, payload } = row;
    tried.add(id);
    try {
      // The queue of the row decides what its payload is.
      for (let i = 0; i < times; i += 1)
        await jobHandlers(osh.deps)[queue as 'push.send'](osh.merchantId, payload as Jobs['push.send']);
      await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.delete(outbox).where(eq(outbox.id, id)));
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}

const bodies = async (browser: Awaited<ReturnType<typeof subscribe>>) =>
  (await browser.read()).map(({ message }) => message.body);

test('B36 the steps of an order come to each device of its guest in the language of the device, once', async () => {
  const guest = await osh.person();
  const [russian, arabic] = [await subscribe(guest, 'ru'), await subscribe(await osh.person(), 'ar')];
  const order = await anOrderUpTo(guest, 'ON_WAY');
  expect(await work(3)).toEqual([]);
  expect(await bodies(russian)).toEqual(['Ресторан принял ваш заказ', 'Курьер в пути']);
  expect(await arabic.read(), 'another guest').toEqual([]);
  const [first] = await russian.read();
  expect(first?.message).toMatchObject({ dir: 'ltr', path: `/profile/orders/${order.id}` });
  expect(first?.message.title).toContain(String(order.number));
  expect(first?.ttl).toBe(3600);
  expect(await waiting()).toEqual([]);
});

test('B36 an outage of the push service is tried again, and a pause that it asks for is kept', async () => {
  const guest = await osh.person();
  const browser = await subscribe(guest, 'eng');
  await anOrderUpTo(guest, 'ACCEPTED');
  sandbox.faults.set({ service: 'web-push', mode: 'down', times: 1 });
  expect((await work()).map(String)).toEqual(['Error: push not taken: status 502']);
  expect(await browser.read()).toEqual([]);
  sandbox.faults.set({ service: 'web-push', mode: 'error', times: 1 });
  expect(await work()).toEqual([]);
  expect(await work(), 'within the 30 seconds').toEqual([]);
  expect(await browser.read()).toEqual([]);
  osh.clock.now = new Date(osh.clock.now.getTime() + 30_000);
  expect(await work()).toEqual([]);
  expect(await bodies(browser)).toEqual(['The restaurant has accepted your order']);
});

test('B36 a message that waited for an hour is not sent any more', async () => {
  const guest = await osh.person();
  const browser = await subscribe(guest);
  await anOrderUpTo(guest, 'ACCEPTED');
  sandbox.faults.set({ service: 'web-push', mode: 'down', times: 1 });
  expect(await work()).toHaveLength(1);
  osh.clock.now = new Date(osh.clock.now.getTime() + 3600_000);
  expect(await work()).toEqual([]);
  expect(await browser.read()).toEqual([]);
});

test('B36 a subscription that its browser withdrew is removed; one of an account that signed out gets nothing', async () => {
  const guest = await osh.person();
  const browser = await subscribe(guest);
  await browser.leave();
  await anOrderUpTo(guest, 'ACCEPTED');
  expect(await work()).toEqual([]);
  expect(unwrap(await guest.api(endpoints.readPush)).isOn).toBe(false);
  const left = await osh.person();
  const silent = await subscribe(left);
  const order = unwrap(await place(left, delivery()));
  unwrap(await left.api(endpoints.logout));
  unwrap(await operator.api(endpoints.moveOrder, { params: { id: order.id }, body: { to: 'ACCEPTED' } }));
  expect(await work()).toEqual([]);
  expect(await silent.read()).toEqual([]);
});

test('B36 a device has one subscription, a browser that of its last account, until it is ended', async () => {
  const [one, other] = [await osh.person(), await osh.person()];
  const browser = await subscribe(one);
  unwrap(await other.api(endpoints.subscribeToPush, { body: { ...browser.address, language: 'uz' } }));
  expect(unwrap(await one.api(endpoints.readPush)).isOn).toBe(false);
  expect(unwrap(await other.api(endpoints.readPush)).isOn).toBe(true);
  await subscribe(other);
  const stored = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(pushSubscriptions));
  expect(stored.map(({ userId }) => userId)).toEqual([other.userId]);
  expect(JSON.stringify(stored), 'the address is a secret').not.toContain('/sandbox/push/');
  unwrap(await other.api(endpoints.unsubscribeFromPush));
  expect(unwrap(await other.api(endpoints.readPush)).isOn).toBe(false);
});

test('B36 a deleted account gets nothing more', async () => {
  const guest = await osh.person();
  await subscribe(guest);
  unwrap(await guest.api(endpoints.deleteAccount));
  expect(await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(pushSubscriptions))).toEqual([]);
});

test('B36 a guest without notifications gets one SMS when the courier leaves, where the merchant pays for it', async () => {
  const phone = aPhone();
  const unpaid = await osh.person({ phone });
  await anOrderUpTo(unpaid, 'ON_WAY');
  await work();
  expect(await osh.smsTo(phone)).toEqual([]);

  await start({ smsOnWayActive: true });
  const guest = await osh.person({ phone });
  const order = await anOrderUpTo(guest, 'ON_WAY');
  expect(await work(2)).toEqual([]);
  const [text, ...more] = await osh.smsTo(phone);
  expect(more).toEqual([]);
  expect(text).toContain(`№ ${order.number}`);
  expect(text).toContain('Курьер в пути');
});

test('B36 no SMS goes to a guest with a device or with the bot; one goes when the last device is gone', async () => {
  await start({ smsOnWayActive: true });
  const phones = [aPhone(), aPhone(), aPhone()];
  const [reached, chatting, lost] = await Promise.all(phones.map((phone) => osh.person({ phone })));
  const browser = await subscribe(reached!);
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.update(users).set({ telegramId: '77001' }).where(eq(users.id, chatting!.userId)),
  );
  await (await subscribe(lost!)).leave();
  for (const guest of [reached!, chatting!, lost!]) await anOrderUpTo(guest, 'ON_WAY');
  expect(await work()).toEqual([]);
  expect(await browser.read()).toHaveLength(2);
  expect(await Promise.all(phones.map(async (phone) => (await osh.smsTo(phone)).length))).toEqual([0, 0, 1]);
});

test('B36 outside the sandbox an address without TLS is refused', async () => {
  const guest = await osh.person();
  const { address } = await subscribe(guest);
  osh.deps.env.SANDBOX = false;
  const answer = await guest.api(endpoints.subscribeToPush, { body: { ...address, language: 'uz' } });
  osh.deps.env.SANDBOX = true;
  expect(answer.error?.status).toBe(400);
});
