import { matchRoute } from '@dasturxon/core/paths';
import { anOrder, aUser } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { showsRunningOrder } from '../../app/routes/routes.ts';
import { cartLinesAtom } from '../../domains/cart/cart.ts';
import { hasOrderPillAtom } from '../../domains/orders/running-orders.ts';
import { aStore, renderInStorefront } from '../../testing/index.ts';
import { RunningOrderLayer } from './running-order-layer.tsx';

/** The pill of the last order is a chunk of its own, which is compiled when it is first drawn. */
const SLOW_IMPORT = { timeout: 30_000 };

const ARCHIVE = 'GET /orders/v1/orders/user/user-1';
const REPEAT = 'POST /orders/v1/orders/order-1/repeat';

function withOrders(orders: unknown, more: Record<string, unknown> = {}, deps: { now?: () => Date } = {}) {
  const session = JSON.stringify({ token: 't-1', user: aUser() });
  const storefront = renderInStorefront(<RunningOrderLayer params={{ path: '/' }} />, {
    deps: { storage: aStore({ 'dasturxon:m-1:session': session }), ...deps },
    answers: { 'GET /orders/v1/orders/user/user-1/active': orders, ...more },
  });
  storefront.store.set(hasOrderPillAtom, true);
  return storefront;
}

test('the order under way is shown with what happens to it, and leads to its page', async () => {
  const order = anOrder({ status: 'COOKING' });
  withOrders([order]);
  const link = await screen.findByRole('link', { name: /Your food is being cooked/ });
  expect(link.getAttribute('href')).toBe(`/profile/orders/${order.id}`);
  expect(screen.getByRole('complementary', { name: 'Current order' })).toBeTruthy();
});

test('the pill shows how long the order still takes', async () => {
  const now = () => new Date('2026-03-10T09:10:00Z');
  const timing = { timestamp: '2026-03-10T09:00:00Z', acceptedTime: '2026-03-10T09:00:00Z', cookingTime: 25 };
  withOrders([anOrder({ status: 'COOKING', ...timing })], {}, { now });
  const link = await screen.findByRole('link', { name: /Your food is being cooked/ });
  expect(link.textContent).toMatch(/№ 1001 · .*\d+–\d+.* min/);
});

test('several orders lead to their list', async () => {
  withOrders([anOrder({ id: 'order-1' }), anOrder({ id: 'order-2' })]);
  const link = await screen.findByRole('link', { name: /and 1 more/ });
  expect(link.getAttribute('href')).toBe('/profile/orders');
});

test('without any order nothing is shown, and the pill is not asked for again', async () => {
  const { store } = withOrders([], { [ARCHIVE]: [] });
  await waitFor(() => expect(store.get(hasOrderPillAtom)).toBe(false), SLOW_IMPORT);
  expect(screen.queryByRole('link')).toBeNull();
});

test('B10 without an order under way the last one is in the basket again with one tap', async () => {
  const cancelled = anOrder({ id: 'order-0', status: 'CANCELED' });
  const { store } = withOrders([], {
    [ARCHIVE]: [cancelled, anOrder({ status: 'CLOSED' })],
    [REPEAT]: {
      cartItems: [{ productId: 'product-1', count: 2, modifiers: [] }],
      changes: [],
    },
  });
  const again = await screen.findByRole('button', { name: /Order again/ }, SLOW_IMPORT);
  expect(again.textContent).toContain('Plov ×\u00A02');
  fireEvent.click(again);
  await waitFor(() => expect(location.pathname).toBe('/basket'));
  expect(store.get(cartLinesAtom).map(({ productId, count }) => [productId, count])).toEqual([
    ['product-1', 2],
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /Order again/ })).toBeNull());
});

test('C6 a member of a group order with an empty basket has the way back to it, signed in or not', async () => {
  const membership = { id: 'g', mark: 'm', memberId: 'b', token: 't' };
  const { store } = renderInStorefront(<RunningOrderLayer params={{ path: '/' }} />, {
    deps: { storage: aStore({ 'dasturxon:m-1:group': JSON.stringify(membership) }) },
  });
  store.set(hasOrderPillAtom, true);
  const link = await screen.findByRole('link', { name: /Back to the group order/ }, SLOW_IMPORT);
  fireEvent.click(link);
  expect(location.pathname).toBe('/basket');
  expect(store.get(hasOrderPillAtom)).toBe(true);
});

test.each([
  ['/', true],
  ['/search', true],
  ['/profile', true],
  ['/basket', false],
  ['/checkout', false],
  ['/profile/orders/order-1', false],
  ['/address', false],
])('the pill at %s: %s', (path, isShown) => {
  expect(showsRunningOrder(matchRoute(path))).toBe(isShown);
});
