import { BEARER_CHALLENGE } from '@dasturxon/core/api';
import { aUser } from '@dasturxon/core/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Deps } from '../../../hosts/deps.ts';
import { atCheckout, keyOf, NOW, order, placed, QUOTE, quote } from '../../../testing/at-checkout.tsx';

const expired = () =>
  Response.json(
    { code: 'session.expired', description: { eng: 'Please log in again' }, requestId: 'r' },
    { status: 401, headers: { 'WWW-Authenticate': BEARER_CHALLENGE } },
  );

/** A mini-app's checkout whose token is no more from the order on; `restore` is how the host answers who it is. */
function atEndedSession(restore: () => ReturnType<Awaited<ReturnType<Deps['loadAuth']>>['restore']>) {
  let isOver = false;
  const known = (answer: object) => (request: Request) =>
    isOver && request.headers.get('Authorization') === 'Bearer t-1' ? expired() : answer;
  return atCheckout({
    draft: { paymentType: 'CASH' },
    deps: {
      knowsCustomers: true,
      loadAuth: async () => ({ restore, signIn: () => Promise.reject(new Error('no sign-in is expected')) }),
    },
    answers: {
      [QUOTE]: known(quote()),
      [NOW]: (request: Request) => {
        isOver = true;
        return known(placed)(request);
      },
    },
  });
}

beforeEach(() => history.replaceState(null, '', '/checkout'));

test('SES-01 D77 a session that ends as the order is sent is renewed by the host, and one tap has placed it', async () => {
  const restore = vi.fn(async () => ({ token: 't-2', user: aUser() }));
  const storefront = atEndedSession(restore);
  const alerts: (string | null)[] = [];
  const watched = new MutationObserver(() => {
    for (const alert of screen.queryAllByRole('alert')) alerts.push(alert.textContent);
  });
  watched.observe(document.body, { childList: true, subtree: true });
  await order();
  await waitFor(() => expect(location.pathname).toBe('/profile/orders/order-1'));
  watched.disconnect();
  expect(alerts).not.toContain('Please log in again');
  expect(restore).toHaveBeenCalledExactlyOnceWith({ wasRefused: true });
  expect(storefront.sent().map((call) => call.headers.get('Authorization'))).toEqual([
    'Bearer t-1',
    'Bearer t-2',
  ]);
  expect(new Set(storefront.sent().map(keyOf)).size).toBe(1);
});

test('SES-01 a host without the customer leads to sign-in, and the order is not sent again', async () => {
  const storefront = atEndedSession(async () => null);
  await order();
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(storefront.sent()).toHaveLength(1);
});
