import { BEARER_CHALLENGE } from '@dasturxon/core/api';
import { anOrder, aUser } from '@dasturxon/core/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { cartLinesAtom } from '../../domains/cart/cart.ts';
import { isLeavingAtom } from '../../domains/session/is-leaving.ts';
import { type Answers, aStore, renderInStorefront } from '../../testing/index.ts';
import { OrdersScreen } from './orders-screen.tsx';

const ACTIVE = 'GET /orders/v1/orders/user/user-1/active';
const ALL = 'GET /orders/v1/orders/user/user-1';

function atOrders(answers: Answers = {}, { isGuest = false } = {}) {
  history.replaceState(null, '', '/profile/orders');
  const session = JSON.stringify({ token: 't-1', user: aUser() });
  const storage = aStore(isGuest ? {} : { 'dasturxon:m-1:session': session });
  return renderInStorefront(<OrdersScreen />, {
    deps: { storage },
    answers: { [ACTIVE]: [], [ALL]: [], ...answers },
  });
}

const closed = (number: number) => anOrder({ id: `order-${number}`, number, status: 'CLOSED' });

test('SCR-05 ST-06 current orders come first, with their status label', async () => {
  atOrders({ [ACTIVE]: [anOrder({ status: 'ON_WAY' })] });
  expect(await screen.findByRole('link', { name: 'Order № 1001' })).toBeTruthy();
  expect(screen.getByText('Yoʻlda')).toBeTruthy();
});

test('B-75 B10 without a current order the last one can be repeated', async () => {
  atOrders({ [ALL]: [closed(7)], 'POST /orders/v1/orders/order-7/repeat': { cartItems: [], changes: [] } });
  expect(await screen.findByText('No current orders')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Your last order' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Repeat' }));
  await waitFor(() => expect(location.pathname).toBe('/basket'));
});

test('SCR-05 ST-06 K-01 the archive comes ten at a time', async () => {
  const orders = Array.from({ length: 12 }, (_, index) => closed(100 - index));
  const { calls } = atOrders({
    [ALL]: (request: Request) => {
      const query = new URL(request.url).searchParams;
      const from = Number(query.get('page')) * 10;
      return query.get('onlyArchive') === 'true' ? orders.slice(from, from + 10) : [];
    },
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Archive' }));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Order/ })).toHaveLength(10));
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Order/ })).toHaveLength(12));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(calls.filter((call) => call.url.includes('onlyArchive=true'))).toHaveLength(2);
});

test('SCR-05 K-01 the next ten come by themselves when the end comes near, and after a failure by the button', async () => {
  const seen: IntersectionObserverCallback[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(changed: IntersectionObserverCallback) {
        seen.push(changed);
      }
      observe() {}
      disconnect() {}
    },
  );
  const entersViewport = () =>
    act(() => {
      const entry = { isIntersecting: true } as Partial<IntersectionObserverEntry>;
      seen.at(-1)!([entry as IntersectionObserverEntry], {} as IntersectionObserver);
    });
  const orders = Array.from({ length: 25 }, (_, index) => closed(100 - index));
  let isBroken = false;
  const { calls } = atOrders({
    [ALL]: (request: Request) => {
      const query = new URL(request.url).searchParams;
      if (query.get('onlyArchive') !== 'true') return [];
      const from = Number(query.get('page')) * 10;
      if (isBroken) return Response.json({ code: 'x' }, { status: 404 });
      return orders.slice(from, from + 10);
    },
  });
  const shown = (count: number) =>
    waitFor(() => expect(screen.getAllByRole('link', { name: /^Order/ })).toHaveLength(count));
  const asked = () => calls.filter((call) => call.url.includes('onlyArchive=true')).length;
  fireEvent.click(await screen.findByRole('radio', { name: 'Archive' }));
  await shown(10);
  entersViewport();
  await shown(20);
  expect(asked()).toBe(2);

  isBroken = true;
  entersViewport();
  await waitFor(() => expect(asked()).toBe(3));
  await screen.findByRole('button', { name: 'Show more' });
  entersViewport();
  expect(asked()).toBe(3);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await shown(25);
});

test('ST-06 an empty list shows a message with a link to the menu', async () => {
  atOrders();
  await screen.findByText('No current orders');
  fireEvent.click(screen.getByRole('button', { name: 'To the menu' }));
  expect(location.pathname).toBe('/');
});

test('SES-01 an ended session is shown once, by the notice and not by the page', async () => {
  const refused = Response.json(
    { code: 'session.expired', description: { eng: 'Out of date' }, requestId: 'r' },
    { status: 401, headers: { 'WWW-Authenticate': BEARER_CHALLENGE } },
  );
  const { store } = atOrders({ [ACTIVE]: () => refused.clone(), [ALL]: () => refused.clone() });
  await waitFor(() => expect(store.get(isLeavingAtom)).toBe(true));
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
  expect(screen.queryByText('Out of date')).toBeNull();
});

test('B10 an order is repeated with what is still sold, once for a double tap', async () => {
  const { store } = atOrders({
    [ALL]: [closed(7)],
    'POST /orders/v1/orders/order-7/repeat': {
      cartItems: [{ productId: 'product-1', count: 2, modifiers: [] }],
    },
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Archive' }));
  const button = await screen.findByRole('button', { name: 'Repeat' });
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(location.pathname).toBe('/basket'));
  expect(store.get(cartLinesAtom)).toMatchObject([{ productId: 'product-1', count: 2 }]);
});

test('SES-12 a guest is asked to sign in to track orders', async () => {
  atOrders({}, { isGuest: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(location.pathname).toBe('/login');
});
