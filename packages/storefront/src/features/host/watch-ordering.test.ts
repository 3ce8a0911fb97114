import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { leftToPayAtom, payNowAtom } from '../../domains/payment/paying.ts';
import { watchOrdering } from './watch-ordering.ts';

const ORDER = '/profile/orders/order-1';

function aGuest() {
  const store = createStore();
  const clock = { at: 1_000_000 };
  const isOrdering = watchOrdering(store, { now: () => new Date(clock.at) });
  return { store, clock, walk: (...paths: string[]) => paths.map((path) => isOrdering(path)) };
}

test('TEN-14 an order is being made from checkout on, through sign-in, address and card, until it is placed', () => {
  const { walk } = aGuest();
  expect(walk('/', '/basket')).toEqual([false, false]);
  const ways = ['/login', '/login/confirm', '/address/delivery', '/address/pickup', '/profile/cards/create'];
  expect(walk('/checkout', ...ways, '/checkout', ORDER)).toEqual([
    true,
    ...ways.map(() => true),
    true,
    false,
  ]);
});

test('TEN-14 going back to the dishes is not ordering; nor is a sign-in or a map alone', () => {
  const { walk } = aGuest();
  expect(walk('/checkout', '/login', '/', '/login', '/branches', '/profile')).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('TEN-14 ST-03 while it is being paid it is still being made, on its own page', () => {
  const { store, clock, walk } = aGuest();
  walk('/checkout');
  store.set(payNowAtom, { orderId: 'order-1', cardId: null });
  expect(walk(ORDER)).toEqual([true]);
  // The page has begun to pay; the provider's address is not there yet.
  store.set(payNowAtom, null);
  expect(walk(ORDER)).toEqual([true]);
  store.set(leftToPayAtom, { orderId: 'order-1', at: clock.at });
  expect(walk(ORDER, '/profile/orders/order-2', ORDER)).toEqual([true, false, true]);
  store.set(leftToPayAtom, null);
  expect(walk(ORDER)).toEqual([false]);
});

test('ST-03 an old payment asks nothing when the order is opened', () => {
  const { store, clock, walk } = aGuest();
  store.set(leftToPayAtom, { orderId: 'order-1', at: clock.at });
  clock.at += 15 * 60_000;
  expect(walk(ORDER)).toEqual([false]);
});
