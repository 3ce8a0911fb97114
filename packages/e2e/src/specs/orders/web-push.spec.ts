import type { Page } from '@playwright/test';

import { bringToAmirTemur, checkOutLunch } from '../../journeys.ts';
import { launched } from '../../launched.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { advanceOrder } from '../../people.ts';
import { ask } from '../../server/ask.ts';
import { expect, test } from '../../test.ts';

// Chromium's headless shell has no notifications.
test.use({
  launchOptions: launched(process.env['WHOLE_CHROMIUM_PATH']),
  serviceWorkers: 'allow',
  permissions: ['notifications'],
});

/** Chromium without Google has no push service: the page subscribes at the sandbox's instead. */
async function subscribeAtSandbox(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const known = () =>
      JSON.parse(sessionStorage.getItem('testPush') ?? 'null') as { endpoint: string } | null;
    const read = (made: object | null) => made && { toJSON: () => made, unsubscribe: async () => true };
    const subscribe = async ({ applicationServerKey }: { applicationServerKey: string }) => {
      const answer = await fetch('/sandbox/api/push', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ serverKey: applicationServerKey }),
      });
      const { id, endpoint, p256dh, auth } = (await answer.json()) as Record<string, string>;
      const made = { id, endpoint, keys: { p256dh, auth } };
      sessionStorage.setItem('testPush', JSON.stringify(made));
      return read(made);
    };
    Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => read(known()) });
  });
}

/** The bodies that the browser has got, as the push service decrypted them. */
async function readPushes(page: Page): Promise<{ body: string }[]> {
  const id = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('testPush') ?? '{}') as { id?: string }).id,
  );
  const answer = await ask({ path: `/sandbox/api/push/${id}` });
  return answer.json<{ message: { body: string } }[]>().map(({ message }) => message);
}

/** Gives a message to the service worker, as the browser does with one from its push service. */
async function deliver(page: Page, message: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  let registrationId = '';
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? registrationId;
  });
  await devtools.send('ServiceWorker.enable');
  await expect.poll(() => registrationId).not.toBe('');
  const { origin } = new URL(page.url());
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(message),
  });
  await devtools.detach();
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  });

test('B36 a guest turns notifications on by a tap, gets the steps of the order, once each, and turns them off', async ({
  page,
}) => {
  await subscribeAtSandbox(page);
  const checkout = await checkOutLunch(page);
  await bringToAmirTemur(page, checkout);
  await checkout.order.tap();
  const order = new OrderPage(page);
  const id = await order.id();
  const number = await order.number();
  await page.getByRole('button', { name: 'Turn on' }).tap();
  await expect(page.getByText('Notifications are on')).toBeVisible();
  await expect(page.getByText('Follow the order')).toHaveCount(0);

  await advanceOrder(id, 'ON_WAY');
  await expect
    .poll(async () => (await readPushes(page)).map(({ body }) => body).toSorted())
    .toEqual(['The courier is on the way', 'The restaurant has accepted your order']);
  const [onWay, accepted] = (await readPushes(page)).toSorted((one, other) =>
    one.body < other.body ? -1 : 1,
  );
  await deliver(page, accepted!);
  await expect.poll(() => shown(page)).toEqual([`Order № ${number}: The restaurant has accepted your order`]);
  await deliver(page, onWay!);
  await expect.poll(() => shown(page)).toEqual([`Order № ${number}: The courier is on the way`]);
  await deliver(page, accepted!);
  await expect.poll(() => shown(page)).toEqual([`Order № ${number}: The courier is on the way`]);

  await page.goto('/profile/user');
  await page.getByRole('button', { name: /Notifications on this device/ }).tap();
  await expect(page.getByText('Off: tap to turn on')).toBeVisible();
});
