import { beforeEach, expect, test, vi } from 'vitest';

import { openPush, showPush } from './push.ts';

const message = {
  id: 'n-1',
  title: 'Заказ № 7',
  body: 'Курьер в пути',
  lang: 'ru-RU',
  dir: 'ltr',
  tag: 'o-1',
  at: '2026-05-13T07:00:00.000Z',
};
// The worker reads nothing else of a push.
const dataOf = (value: object) => ({ json: () => value }) as unknown as PushMessageData;

const stored = new Map<string, Response>();
const cache = {
  match: async (key: string) => stored.get(key),
  put: async (key: string, value: Response) => void stored.set(key, value),
  keys: async () => [...stored.keys()],
  delete: async (key: string) => stored.delete(key),
};
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('location', { origin: 'https://osh.example' });
});

test('B36 a message that comes twice is shown once', async () => {
  const showNotification = vi.fn(async () => undefined);
  // The worker calls nothing else of its registration.
  const registration = { showNotification } as unknown as ServiceWorkerRegistration;
  const data = dataOf({ ...message, path: '/profile/orders/o-1' });
  await showPush(registration, data);
  await showPush(registration, data);
  expect(showNotification).toHaveBeenCalledTimes(1);
  expect(showNotification).toHaveBeenCalledWith(
    'Заказ № 7',
    expect.objectContaining({ body: 'Курьер в пути', tag: 'o-1', lang: 'ru-RU' }),
  );
});

test('B36 a message that comes after a later one of its order does not take its place', async () => {
  const showNotification = vi.fn(async () => undefined);
  // The worker calls nothing else of its registration.
  const registration = { showNotification } as unknown as ServiceWorkerRegistration;
  const show = (change: object) => showPush(registration, dataOf({ ...message, path: '/', ...change }));
  await show({ id: 'n-2', at: '2026-05-13T07:01:00.000Z' });
  await show({ id: 'n-1' });
  await show({ id: 'n-3', tag: 'o-2' });
  expect(showNotification).toHaveBeenCalledTimes(2);
});

test.each([
  ['/profile/orders/o-1', ['https://osh.example/profile/orders/o-1']],
  ['https://evil.example/', []],
])('B36 a tap on a notification opens its page of this storefront alone: %s', async (path, opened) => {
  const openWindow = vi.fn(async () => null);
  // As above: what the worker calls of its clients and of the notification.
  const clients = { matchAll: async () => [], openWindow } as unknown as Clients;
  const notification = { close: () => undefined, data: path } as unknown as Notification;
  await openPush(clients, notification);
  expect(openWindow.mock.calls).toEqual(opened.map((url) => [url]));
});
