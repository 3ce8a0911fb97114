import { matchRoute } from '@dasturxon/core/paths';
import { anOrder, aUser } from '@dasturxon/core/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { showsRunningOrder } from '../../app/routes/routes.ts';
import { hasRunningOrdersAtom } from '../../domains/orders/running-orders.ts';
import { aStore, renderInStorefront } from '../../testing/index.ts';
import { RunningOrderLayer } from './running-order-layer.tsx';

function withOrders(orders: unknown) {
  const session = JSON.stringify({ token: 't-1', user: aUser() });
  const storefront = renderInStorefront(<RunningOrderLayer params={{ path: '/' }} />, {
    deps: { storage: aStore({ 'dasturxon:m-1:session': session }) },
    answers: { 'GET /orders/v1/orders/user/user-1/active': orders },
  });
  storefront.store.set(hasRunningOrdersAtom, true);
  return storefront;
}

test('the order under way is shown with what happens to it, and leads to its page', async () => {
  const order = anOrder({ status: 'COOKING' });
  withOrders([order]);
  const link = await screen.findByRole('link', { name: /Your food is being cooked/ });
  expect(link.getAttribute('href')).toBe(`/profile/orders/${order.id}`);
  expect(screen.getByRole('complementary', { name: 'Current order' })).toBeTruthy();
});

test('several orders lead to their list', async () => {
  withOrders([anOrder({ id: 'order-1' }), anOrder({ id: 'order-2' })]);
  const link = await screen.findByRole('link', { name: /and 1 more/ });
  expect(link.getAttribute('href')).toBe('/profile/orders');
});

test('without an order under way nothing is shown, and the pill is not asked for again', async () => {
  const { store } = withOrders([]);
  await waitFor(() => expect(store.get(hasRunningOrdersAtom)).toBe(false));
  expect(screen.queryByRole('link')).toBeNull();
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
