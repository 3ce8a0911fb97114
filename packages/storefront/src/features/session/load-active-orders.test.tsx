import { ACTIVE_ORDERS_DELAY_MS } from '@dasturxon/core/kernel';
import { anOrder, aUser } from '@dasturxon/core/testing';
import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useActiveOrders } from '../../app/use-active-orders.ts';
import { apiOf } from '../../data/api.ts';
import { activeOrdersQuery } from '../../data/orders.ts';
import { cacheOf } from '../../data/query-cache.ts';
import { leaveSession } from '../../data/session.ts';
import { launchingAtom } from '../../state/launching.ts';
import { sessionAtom } from '../../state/session.ts';
import { aShop, aStore } from '../../testing/index.ts';

function Menu() {
  useActiveOrders(true);
  return null;
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

function onMenu({ isGuest = false } = {}) {
  const session = JSON.stringify({ token: 't-1', user: aUser() });
  const storage = aStore(isGuest ? {} : { 'dasturxon:m-1:session': session });
  const shop = aShop({
    deps: { storage },
    answers: { 'GET /orders/v1/orders/user/user-1/active': [anOrder()] },
  });
  render(shop.around(<Menu />));
  const known = () =>
    cacheOf(shop.store).getQueryData(activeOrdersQuery(apiOf(shop.store), 'user-1').queryKey);
  return { ...shop, known };
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

test('BOOT-07 SES-09 a host that takes longer to say who it is brings them all the same, once', async () => {
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

test('BOOT-07 signing out clears them', async () => {
  const { store, known } = onMenu();
  await vi.advanceTimersByTimeAsync(ACTIVE_ORDERS_DELAY_MS + 50);
  await waitFor(() => expect(known()).toHaveLength(1));
  leaveSession(store);
  expect(known()).toBeUndefined();
});
