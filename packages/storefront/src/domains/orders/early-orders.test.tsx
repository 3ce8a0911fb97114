import { ACTIVE_ORDERS_DELAY_MS } from '@dasturxon/core/kernel';
import { anOrder, aUser } from '@dasturxon/core/testing';
import { QueryObserver } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useActiveOrders } from '../../app/effects/use-active-orders.ts';
import { apiOf } from '../session/api.ts';
import { activeOrdersQuery } from './orders.ts';
import { cacheOf } from '../session/query-cache.ts';
import { leaveSession } from '../account/begin-session.ts';
import { keepEarlyOrders } from './early-orders-atom.ts';
import { expiredTokenAtom } from '../session/expired-token.ts';
import { hasOrderPillAtom } from './running-orders.ts';
import { launchingAtom } from '../session/launching.ts';
import { sessionAtom } from '../session/session.ts';
import { aStorefront, aStore } from '../../testing/index.ts';

function Menu() {
  useActiveOrders(true);
  return null;
}

beforeEach(() => {
  keepEarlyOrders(null);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

function onMenu({ isGuest = false, orders = [anOrder()] as unknown, earlier = [] as unknown } = {}) {
  const session = JSON.stringify({ token: 't-1', user: aUser() });
  const storage = aStore(isGuest ? {} : { 'dasturxon:m-1:session': session });
  const storefront = aStorefront({
    deps: { storage },
    answers: {
      'GET /orders/v1/orders/user/user-1/active': orders,
      'GET /orders/v1/orders/user/user-1': earlier,
    },
  });
  render(storefront.around(<Menu />));
  // What a screen of orders opens with, before it has asked anything itself.
  const known = () => {
    const query = { ...activeOrdersQuery(apiOf(storefront.store), 'user-1'), enabled: false };
    return new QueryObserver(cacheOf(storefront.store), query).getCurrentResult().data;
  };
  return { ...storefront, known };
}

test('BOOT-07 K-17 the current orders of a customer come half a second after the menu', async () => {
  const { calls, known } = onMenu();
  await vi.advanceTimersByTimeAsync(ACTIVE_ORDERS_DELAY_MS - 50);
  expect(calls).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(100);
  await waitFor(() => expect(known()).toHaveLength(1));
});

test('BOOT-07 a guest has none, and nothing is asked for', async () => {
  const { calls, known } = onMenu({ isGuest: true });
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls).toHaveLength(0);
  expect(known()).toBeUndefined();
});

test('BOOT-07 SES-09 a host that identifies the customer later loads them too, once', async () => {
  const { store, calls, known } = onMenu({ isGuest: true });
  store.set(launchingAtom, true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls).toHaveLength(0);
  store.set(sessionAtom, { token: 't-1', user: aUser() });
  store.set(launchingAtom, false);
  await waitFor(() => expect(known()).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls).toHaveLength(1);
});

test.each([
  ['has ordered before', [anOrder()], true],
  ['has never ordered', [], false],
])(
  'B10 a customer without a current order who %s: the pill is loaded for an earlier one',
  async (_, earlier, isLoaded) => {
    const { store, calls } = onMenu({ orders: [], earlier });
    await waitFor(() => expect(calls).toHaveLength(2));
    await waitFor(() => expect(store.get(hasOrderPillAtom)).toBe(isLoaded));
  },
);

test('BOOT-07 signing out clears them', async () => {
  const { store, known } = onMenu();
  await vi.advanceTimersByTimeAsync(ACTIVE_ORDERS_DELAY_MS + 50);
  await waitFor(() => expect(known()).toHaveLength(1));
  leaveSession(store);
  expect(known()).toBeUndefined();
});

test('BOOT-07 SES-01 a token that our API refuses there ends the session; another server’s 401 does not', async () => {
  for (const [challenge, expired] of [
    ['Bearer realm="dasturxon"', 't-1'],
    ['Basic realm="proxy"', null],
  ] as const) {
    const headers = { 'WWW-Authenticate': challenge };
    const { store, calls } = onMenu({ orders: () => new Response('{}', { status: 401, headers }) });
    await vi.advanceTimersByTimeAsync(ACTIVE_ORDERS_DELAY_MS + 50);
    await waitFor(() => expect(calls).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(50);
    expect(store.get(expiredTokenAtom)).toBe(expired);
  }
});

test('an answer of a wrong shape leaves the orders unknown', async () => {
  const { calls, known } = onMenu({ orders: () => Response.json([{ id: 7 }]) });
  await vi.advanceTimersByTimeAsync(ACTIVE_ORDERS_DELAY_MS + 50);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(known()).toBeUndefined();
});
