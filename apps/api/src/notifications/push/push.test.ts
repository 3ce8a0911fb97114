import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { pushSubscriptions } from '../../db/schema/connections/push.ts';
import { users } from '../../db/schema/customers.ts';
import { aPushScene, aPushService, type SubscribedBrowser } from '../../testing/connections/push-scene.ts';
import { delivery, place } from '../../testing/order-bodies.ts';
import { codeFor } from '../../testing/codes.ts';
import { aPhone } from '../../testing/scene.ts';

let service: Awaited<ReturnType<typeof aPushService>>;
beforeAll(async () => void (service = await aPushService()));
afterAll(() => service.close());

let scene: Awaited<ReturnType<typeof aPushScene>>;
beforeEach(async () => void (scene = await aPushScene()));

const bodies = async (browser: SubscribedBrowser) =>
  (await browser.read()).map(({ message }) => message.body);

test('B36 the steps of an order come to each device of its guest in the language of the device, once', async () => {
  const guest = await scene.osh.person();
  const [russian, arabic] = [
    await service.subscribe(guest, 'ru'),
    await service.subscribe(await scene.osh.person(), 'ar'),
  ];
  const order = await scene.anOrderUpTo(guest, 'ON_WAY');
  expect(await scene.work(3)).toEqual([]);
  expect(await bodies(russian)).toEqual(['Ресторан принял ваш заказ', 'Курьер в пути']);
  expect(await arabic.read(), 'another guest').toEqual([]);
  const [first] = await russian.read();
  expect(first?.message).toMatchObject({ dir: 'ltr', path: `/profile/orders/${order.id}` });
  expect(first?.message.title).toContain(String(order.number));
  expect(first?.ttl).toBe(3600);
  expect(await scene.waiting()).toEqual([]);
});

test('B36 an outage of the push service is tried again, and a pause that it asks for is kept', async () => {
  const guest = await scene.osh.person();
  const browser = await service.subscribe(guest, 'eng');
  await scene.anOrderUpTo(guest, 'ACCEPTED');
  service.fault('down', 1);
  expect((await scene.work()).map(String)).toEqual(['Error: push not taken: status 502']);
  expect(await browser.read()).toEqual([]);
  service.fault('error', 1);
  expect(await scene.work()).toEqual([]);
  expect(await scene.work(), 'within the 30 seconds').toEqual([]);
  expect(await browser.read()).toEqual([]);
  scene.osh.clock.now = new Date(scene.osh.clock.now.getTime() + 30_000);
  expect(await scene.work()).toEqual([]);
  expect(await bodies(browser)).toEqual(['The restaurant has accepted your order']);
});

test('B36 a message that waited for an hour is not sent any more', async () => {
  const guest = await scene.osh.person();
  const browser = await service.subscribe(guest);
  await scene.anOrderUpTo(guest, 'ACCEPTED');
  service.fault('down', 1);
  expect(await scene.work()).toHaveLength(1);
  scene.osh.clock.now = new Date(scene.osh.clock.now.getTime() + 3600_000);
  expect(await scene.work()).toEqual([]);
  expect(await browser.read()).toEqual([]);
});

test('B36 a subscription that its browser withdrew is removed; one of an account that signed out gets nothing', async () => {
  const guest = await scene.osh.person();
  const browser = await service.subscribe(guest);
  await browser.leave();
  await scene.anOrderUpTo(guest, 'ACCEPTED');
  expect(await scene.work()).toEqual([]);
  expect(unwrap(await guest.api(endpoints.readPush)).isOn).toBe(false);
  const left = await scene.osh.person();
  const silent = await service.subscribe(left);
  const order = unwrap(await place(left, delivery()));
  unwrap(await left.api(endpoints.logout));
  await scene.move(order.id, 'ACCEPTED');
  expect(await scene.work()).toEqual([]);
  expect(await silent.read()).toEqual([]);
});

test('B36 a device has one subscription, a browser that of its last account, until it is ended', async () => {
  const [one, other] = [await scene.osh.person(), await scene.osh.person()];
  const browser = await service.subscribe(one);
  unwrap(await other.api(endpoints.subscribeToPush, { body: { ...browser.address, language: 'uz' } }));
  expect(unwrap(await one.api(endpoints.readPush)).isOn).toBe(false);
  expect(unwrap(await other.api(endpoints.readPush)).isOn).toBe(true);
  await service.subscribe(other);
  const stored = await scene.osh.deps.db.inTenant(scene.osh.merchantId, (tx) =>
    tx.select().from(pushSubscriptions),
  );
  expect(stored.map(({ userId }) => userId)).toEqual([other.userId]);
  expect(JSON.stringify(stored), 'the address is a secret').not.toContain('/sandbox/push/');
  unwrap(await other.api(endpoints.unsubscribeFromPush));
  expect(unwrap(await other.api(endpoints.readPush)).isOn).toBe(false);
});

test('B36 a deleted account gets nothing more', async () => {
  const guest = await scene.osh.person();
  await service.subscribe(guest);
  unwrap(await guest.api(endpoints.deleteAccount));
  expect(
    await scene.osh.deps.db.inTenant(scene.osh.merchantId, (tx) => tx.select().from(pushSubscriptions)),
  ).toEqual([]);
});

test('B36 a guest without notifications gets one SMS when the courier leaves, where the merchant pays for it', async () => {
  const phone = aPhone();
  const unpaid = await scene.osh.person({ phone });
  await scene.anOrderUpTo(unpaid, 'ON_WAY');
  await scene.work();
  expect(await scene.osh.smsTo(phone)).toEqual([]);

  scene = await aPushScene({ smsOnWayActive: true });
  const guest = await scene.osh.person({ phone });
  const order = await scene.anOrderUpTo(guest, 'ON_WAY');
  expect(await scene.work(2)).toEqual([]);
  const [text, ...more] = await scene.osh.smsTo(phone);
  expect(more).toEqual([]);
  expect(text).toContain(`№ ${order.number}`);
  expect(text).toContain('Курьер в пути');
});

test('B36 the SMS is in the language that the guest had chosen in the browser when signing in', async () => {
  scene = await aPushScene({ smsOnWayActive: true });
  const phone = aPhone();
  const guest = await scene.osh.person({ phone });
  const signedIn = await scene.osh.request('/users/v1/auth/phone/verify', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'seen=1; lang=ar' },
    body: JSON.stringify({ phone, code: await codeFor(scene.osh, phone) }),
  });
  expect(signedIn.status).toBe(200);
  await scene.anOrderUpTo(guest, 'ON_WAY');
  await scene.work(2);
  expect((await scene.osh.smsTo(phone)).join('\n')).toContain('المندوب في الطريق');
});

test('B36 no SMS goes to a guest with a device or with the bot; one goes when the last device is gone', async () => {
  scene = await aPushScene({ smsOnWayActive: true });
  const phones = [aPhone(), aPhone(), aPhone()];
  const [reached, chatting, lost] = await Promise.all(phones.map((phone) => scene.osh.person({ phone })));
  const browser = await service.subscribe(reached!);
  await scene.osh.deps.db.inTenant(scene.osh.merchantId, (tx) =>
    tx.update(users).set({ telegramId: '77001' }).where(eq(users.id, chatting!.userId)),
  );
  await (await service.subscribe(lost!)).leave();
  for (const guest of [reached!, chatting!, lost!]) await scene.anOrderUpTo(guest, 'ON_WAY');
  expect(await scene.work()).toEqual([]);
  expect(await browser.read()).toHaveLength(2);
  expect(await Promise.all(phones.map(async (phone) => (await scene.osh.smsTo(phone)).length))).toEqual([
    0, 0, 1,
  ]);
});

test('B36 outside the sandbox an address without TLS is refused', async () => {
  const guest = await scene.osh.person();
  const { address } = await service.subscribe(guest);
  scene.osh.deps.env.SANDBOX = false;
  const answer = await guest.api(endpoints.subscribeToPush, { body: { ...address, language: 'uz' } });
  scene.osh.deps.env.SANDBOX = true;
  expect(answer.error?.status).toBe(400);
});

test('B36 a push service that does not answer costs its job the limit of a call, and the message comes later', async () => {
  scene = await aPushScene({}, { isQuick: true });
  const guest = await scene.osh.person();
  const browser = await service.subscribe(guest);
  await scene.anOrderUpTo(guest, 'ACCEPTED');
  service.fault('slow', 1);
  expect((await scene.work()).map(String)).toEqual(['Error: push not taken: no answer within 0.15 s']);
  expect(await scene.work()).toEqual([]);
  const ids = (await browser.read()).map(({ message }) => message.id);
  expect(new Set(ids).size, 'the service worker shows an id once').toBe(1);
});

test('B36 a message that was held up does not take the place of a later one of its order', async () => {
  const guest = await scene.osh.person();
  const browser = await service.subscribe(guest);
  const order = await scene.anOrderUpTo(guest, 'ACCEPTED');
  service.fault('down', 1);
  expect(await scene.work()).toHaveLength(1);
  scene.osh.clock.now = new Date(scene.osh.clock.now.getTime() + 60_000);
  for (const to of ['COOKING', 'DONE', 'ON_WAY'] as const) await scene.move(order.id, to);
  // The later one first, as when the queue has put the earlier one back.
  expect(await scene.work(1, 'NEWEST')).toEqual([]);
  expect(await bodies(browser)).toEqual(['Курьер в пути']);
});
