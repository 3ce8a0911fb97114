import { BEARER_CHALLENGE, getMe } from '@dasturxon/core/api';
import { aMerchantPublic, aUser } from '@dasturxon/core/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useForcedLogout } from '../../app/effects/use-forced-logout.ts';
import { apiOf } from '../../domains/session/api.ts';
import { leaveSession, signOut } from '../../domains/account/begin-session.ts';
import { cartLinesAtom } from '../../domains/cart/cart.ts';
import { noticesAtom } from '../../store/notices.ts';
import { orderDraftAtom } from '../../domains/checkout/order-draft.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import { type Answers, aStorefront, aStore } from '../../testing/index.ts';

const REFUSED = () =>
  Response.json(
    { code: 'session.expired', description: {}, requestId: 'r' },
    { status: 401, headers: { 'WWW-Authenticate': BEARER_CHALLENGE } },
  );
const entry = { productId: 'product-1', modifiers: [], count: 2, version: 1, position: 0 };
const record = {
  merchant: aMerchantPublic({ id: 'm-1' }),
  user: aUser(),
  brand: null,
  orderRequest: null,
  nearestBranch: null,
};

function Watch() {
  useForcedLogout();
  return <p>here</p>;
}

function aCustomer({ answers = {}, token = 't-1' }: { answers?: Answers; token?: string | null } = {}) {
  const storage = aStore({
    ...(token ? { 'dasturxon:m-1:session': JSON.stringify({ token, user: aUser() }) } : {}),
    'dasturxon:m-1:sessions': JSON.stringify([
      { ...record, token: 't-1' },
      { ...record, token: 't-2', user: aUser({ id: 'user-2', phone: '998907654321' }) },
    ]),
    'dasturxon:m-1:cart': JSON.stringify({ epoch: 0, entries: { 'product-1|': entry } }),
    'dasturxon:m-1:order-draft': JSON.stringify({ comment: 'No onions' }),
    'dasturxon:m-1:merchantId': 'm-1',
    'dasturxon:m-1:initData': 'query_id=AAE',
    'dasturxon:m-1:brand': '{}',
    'dasturxon:m-2:cart': 'of another brand',
  });
  history.replaceState(null, '', '/profile/orders');
  const storefront = aStorefront({
    deps: { storage },
    answers: { 'GET /users/v1/users/me': REFUSED, ...answers },
  });
  render(storefront.around(<Watch />));
  return { ...storefront, storage };
}

const sessions = (storage: ReturnType<typeof aStore>) =>
  JSON.parse(storage.content.get('dasturxon:m-1:sessions') ?? '[]') as {
    token: string | null;
    user: unknown;
    orderRequest: unknown;
  }[];

test('SES-01 SES-02 ten refused calls sign out once, go home and show one notice', async () => {
  const { store, storage } = aCustomer();
  const api = apiOf(store);
  await Promise.all(Array.from({ length: 10 }, () => api(getMe)));
  await waitFor(() => expect(store.get(noticesAtom)).toHaveLength(1));
  expect(store.get(noticesAtom)[0]?.text).toBe('Some things are out of date! Please log in again.');
  expect(location.pathname).toBe('/');
  expect(store.get(sessionAtom)).toBeNull();
  expect(storage.content.has('dasturxon:m-1:session')).toBe(false);
});

test('SES-01 an error without a token does not sign out', async () => {
  const { store } = aCustomer({ token: null });
  await apiOf(store)(getMe);
  await screen.findByText('here');
  expect(store.get(noticesAtom)).toEqual([]);
  expect(location.pathname).toBe('/profile/orders');
});

test('SES-01 an error by another server does not sign out', async () => {
  const proxy = () => new Response('no', { status: 401 });
  const { store } = aCustomer({ answers: { 'GET /users/v1/users/me': proxy } });
  await apiOf(store)(getMe);
  await screen.findByText('here');
  expect(store.get(sessionAtom)?.token).toBe('t-1');
});

test('SES-03 signing out clears profile, choices, cookies and both storages', () => {
  const { store, storage } = aCustomer();
  document.cookie = 'tracker=1; path=/';
  document.cookie = 'lang=ru; path=/';
  sessionStorage.setItem('somebody', 'else');
  store.sub(sessionAtom, () => undefined);
  leaveSession(store);
  expect(store.get(sessionAtom)).toBeNull();
  expect(store.get(orderDraftAtom).comment).toBe('');
  expect(storage.content.has('dasturxon:m-1:order-draft')).toBe(false);
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).not.toContain('tracker');
  expect(document.cookie).toContain('lang=ru');
});

test('SES-04 merchant, messenger, brand, the list of accounts and other brands stay', () => {
  const { store, storage } = aCustomer();
  store.sub(sessionAtom, () => undefined);
  leaveSession(store);
  expect([...storage.content.keys()].sort()).toEqual([
    'dasturxon:m-1:brand',
    'dasturxon:m-1:initData',
    'dasturxon:m-1:merchantId',
    'dasturxon:m-1:sessions',
    'dasturxon:m-2:cart',
  ]);
});

test('D66 the account stays without token and person but with its basket; others keep their tokens', () => {
  const { store, storage } = aCustomer();
  store.sub(sessionAtom, () => undefined);
  leaveSession(store);
  const [mine, other] = sessions(storage);
  expect(mine).toMatchObject({
    token: null,
    user: null,
    orderRequest: { cartItems: [{ productId: 'product-1', count: 2 }] },
  });
  expect(other?.token).toBe('t-2');
  expect(store.get(cartLinesAtom)).toEqual([]);
});

test('D57 signing out ends the session on the server, and on the device even without an answer', async () => {
  const { store, calls } = aCustomer({
    answers: {
      'POST /users/v1/users/logout': () => {
        throw new TypeError('Failed to fetch');
      },
    },
  });
  await signOut(store);
  expect(calls[0]?.headers.get('Authorization')).toBe('Bearer t-1');
  expect(store.get(sessionAtom)).toBeNull();
  expect(location.pathname).toBe('/');
});
