import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { noticesAtom } from '../../../store/notices.ts';
import { atOrder } from '../../../testing/at-order.tsx';

const READ = 'GET /notifications/v1/push';
const SAVE = 'PUT /notifications/v1/push';
const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };

const requestPermission = vi.fn<() => Promise<NotificationPermission>>();
const subscribe = vi.fn(async () => ({ toJSON: () => SUBSCRIPTION }));
const registration = { pushManager: { subscribe, getSubscription: async () => null } };

/** A browser with web push, whose guest has given this permission. */
function aBrowser(permission: NotificationPermission) {
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission, requestPermission });
  const serviceWorker = { getRegistration: async () => registration, ready: Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
}
beforeEach(() => requestPermission.mockReset());
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const offered = {
  [READ]: { publicKey: 'k', isOn: false },
  [SAVE]: () => new Response(null, { status: 204 }),
};

test('B36 a guest is asked for notifications on the page of a running order, by a tap, and once', async () => {
  aBrowser('default');
  requestPermission.mockResolvedValue('granted');
  const { calls, store } = atOrder({ order: { status: 'CREATED' }, answers: offered });
  const on = await screen.findByRole('button', { name: 'Turn on' });
  expect(requestPermission).not.toHaveBeenCalled();
  fireEvent.click(on);
  await waitFor(() => expect(store.get(noticesAtom)[0]?.text).toBe('Notifications are on'));
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'k' });
  const saved = calls.find(({ method, url }) => method === 'PUT' && url.endsWith('/push'));
  expect(await saved?.json()).toEqual({
    endpoint: SUBSCRIPTION.endpoint,
    p256dh: 'p',
    auth: 'a',
    language: 'eng',
  });
});

test('B36 a guest who puts it off is not asked again', async () => {
  aBrowser('default');
  atOrder({ order: { status: 'CREATED' }, answers: offered });
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull());
});

test.each([
  ['after a refusal in the browser', 'denied', 'CREATED'],
  ['for an order that is over', 'default', 'CLOSED'],
] as const)('B36 nothing is offered %s', async (_, permission, status) => {
  aBrowser(permission);
  const { calls } = atOrder({ order: { status }, answers: offered });
  await screen.findByText('№ 1001');
  expect(calls.some(({ url }) => url.endsWith('/push'))).toBe(false);
});
