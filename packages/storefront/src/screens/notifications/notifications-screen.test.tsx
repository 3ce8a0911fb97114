import { Notification } from '@dasturxon/core/content';
import { aUser } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as v from 'valibot';

import { noticesAtom } from '../../store/notices.ts';
import { aBoot, type Answers, aStore, renderInStorefront } from '../../testing/index.ts';
import { NotificationsScreen } from './notifications-screen.tsx';

const LIST = 'GET /notifications/v1/user/user-1';
const note = (id: string, change: object = {}) =>
  v.parse(Notification, {
    id,
    title: { eng: `Note ${id}` },
    text: { eng: 'Text' },
    createdDate: '2026-05-11T06:30:00Z',
    ...change,
  });

function atNotifications(answers: Answers, notificationsActive = true) {
  history.replaceState(null, '', '/notifications');
  return renderInStorefront(<NotificationsScreen params={{}} />, {
    boot: aBoot({ settings: { notificationsActive } }),
    deps: {
      storage: aStore({ 'dasturxon:m-1:session': JSON.stringify({ token: 't-1', user: aUser() }) }),
    },
    answers,
  });
}

const nothing = () => new Response(null, { status: 204 });

test('SCR-14 D73 messages with their time; a tap marks one as read and opens its order', async () => {
  const { calls } = atNotifications({
    [LIST]: [note('1', { orderId: 'order-7' })],
    'POST /notifications/v1/1/read': nothing,
  });
  const card = await screen.findByRole('button', { name: /Unread.*Note 1.*Text.*11\.05\.2026 11:30/s });
  fireEvent.click(card);
  expect(location.pathname).toBe('/profile/orders/order-7');
  await waitFor(() => expect(screen.queryByText(/Unread/)).toBeNull());
  expect(calls.some(({ method, url }) => method === 'POST' && url.endsWith('/1/read'))).toBe(true);
});

test('SCR-14 Mark all as read marks every unread notification', async () => {
  atNotifications({
    [LIST]: [note('1'), note('2'), note('3', { isRead: true })],
    'POST /notifications/v1/1/read': nothing,
    'POST /notifications/v1/2/read': nothing,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText(/Unread/)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('SCR-14 B41 a message that comes while the page is open is shown without a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let list = [note('1')];
  atNotifications({ [LIST]: () => Response.json(list) });
  expect(await screen.findByText('Note 1')).toBeTruthy();
  list = [note('2'), ...list];
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await screen.findByText('Note 2')).toBeTruthy();
});

test('SCR-14 a failed read mark is undone with an error', async () => {
  const { store } = atNotifications({ [LIST]: [note('1')] });
  fireEvent.click(await screen.findByRole('button', { name: /Note 1/ }));
  await waitFor(() => expect(store.get(noticesAtom)).toHaveLength(1));
  expect(screen.getByText(/Unread/)).toBeTruthy();
});

test('SCR-14 no notifications yet', async () => {
  atNotifications({ [LIST]: [] });
  expect(await screen.findByText('No notifications yet')).toBeTruthy();
});

test('SET-09 the page leads nowhere while notifications are switched off', () => {
  atNotifications({}, false);
  expect(screen.getByText('Page not found: /notifications')).toBeTruthy();
});
