import { aUser } from '@dasturxon/core/testing';
import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { launchingAtom } from '../session/launching.ts';
import { aStorefront, aStore } from '../../testing/index.ts';
import { usePhoneFirst } from './phone-first.ts';

function Checkout() {
  usePhoneFirst('/checkout');
  return null;
}

function atCheckout({ phone = null as string | null, isRequired = true } = {}) {
  const session = JSON.stringify({ token: 't-1', user: aUser({ phone }) });
  const storefront = aStorefront({
    deps: { storage: aStore({ 'dasturxon:m-1:session': session }) },
    answers: { 'GET /webbot/v1/setting': { isPhoneVerificationRequired: isRequired } },
  });
  return { ...storefront, open: () => render(storefront.around(<Checkout />)) };
}

beforeEach(() => history.replaceState(null, '', '/checkout'));

test('SES-10 TEN-14 a signed-in guest without a phone is asked for it, also where the host does not provide it', async () => {
  const { store, calls, open } = atCheckout();
  store.set(launchingAtom, true);
  open();
  await vi.waitFor(() => expect(location.pathname).toBe('/checkout'));
  expect(calls).toHaveLength(0);
  store.set(launchingAtom, false);
  await waitFor(() => expect(location.pathname).toBe('/login'));
});

test.each([
  ['who has one', { phone: '998901234567' }, 0],
  ['of a merchant that wants none', { isRequired: false }, 1],
])('SES-10 a guest %s goes on', async (_, about, asked) => {
  const { calls, open } = atCheckout(about);
  open();
  await waitFor(() => expect(calls).toHaveLength(asked));
  await Promise.resolve();
  expect(location.pathname).toBe('/checkout');
});
