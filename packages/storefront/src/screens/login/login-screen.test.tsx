import { AuthDeclined, rememberRedirect } from '@dasturxon/core/auth';
import { aMerchantPublic, aUser } from '@dasturxon/core/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { cartLinesAtom } from '../../domains/cart/cart.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import { noticesAtom, notifyAtom } from '../../store/notices.ts';
import { atLogin, phoneField, SESSION, toCode, type } from '../../testing/at-login.tsx';
import { aStore } from '../../testing/index.ts';

test.each(['90 123 45 67', '+998901234567', '8 90 123-45-67', '998 (90) 123 45 67', '٩٠١٢٣٤٥٦٧'])(
  'SES-14 D34 a phone pasted as %s is understood',
  async (typed) => {
    const { state } = atLogin();
    await toCode(typed);
    expect(state.sent).toEqual(['998901234567']);
    expect(screen.getByText('+998 90 123 45 67')).toBeTruthy();
  },
);

test('VAL-05 half a phone is not sent, and stays in the field', async () => {
  const { state } = atLogin();
  type(await phoneField(), '90 123');
  fireEvent.click(screen.getByRole('button', { name: 'Get the code' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(await phoneField()).toHaveProperty('value', '+998 90 123');
  expect(document.activeElement, 'the next thing to do').toBe(await phoneField());
  expect(state.sent).toEqual([]);
});

test('SES-14 IMP-20 the sixth digit signs in and leads back to where the guest was, once', async () => {
  const storage = aStore();
  rememberRedirect(storage, 'm-1', '/checkout');
  const { store } = atLogin({ storage });
  type(await toCode(), '123456');
  await waitFor(() => expect(location.pathname).toBe('/checkout'));
  expect(store.get(sessionAtom)?.token).toBe('t-1');
  expect(storage.content.has('dasturxon:m-1:redirectUrl')).toBe(false);
});

test('SES-12 a signed-in customer sees no request to sign in', async () => {
  const { store } = atLogin();
  store.set(notifyAtom, { text: 'Sign in to order' });
  type(await toCode(), '123456');
  await waitFor(() => expect(store.get(sessionAtom)?.token).toBe('t-1'));
  expect(store.get(noticesAtom)).toEqual([]);
});

test('IMP-20 without a remembered page it leads home', async () => {
  atLogin();
  type(await toCode(), '123456');
  await waitFor(() => expect(location.pathname).toBe('/'));
});

test('IMP-20 a signed-in customer leaves the sign-in, unless a page has sent them there', async () => {
  const session = JSON.stringify(SESSION);
  atLogin({ storage: aStore({ 'dasturxon:m-1:session': session }) });
  await waitFor(() => expect(location.pathname).toBe('/'));
  cleanup();
  const storage = aStore({ 'dasturxon:m-1:session': session });
  rememberRedirect(storage, 'm-1', '/profile');
  atLogin({ storage });
  type(await toCode('91 111 22 33'), '123456');
  await waitFor(() => expect(location.pathname).toBe('/profile'));
});

test('D10 staff cannot sign in to the storefront', async () => {
  const { auth, store } = atLogin();
  vi.spyOn(auth, 'signIn').mockResolvedValue({ token: 't-2', user: aUser({ role: 'COURIER' }) });
  type(await phoneField(), '90 123 45 67');
  fireEvent.click(screen.getByRole('button', { name: 'Get the code' }));
  await screen.findByRole('alert');
  expect(store.get(sessionAtom)).toBeNull();
});

test('a guest who declines is asked again, without an error', async () => {
  const { auth } = atLogin();
  vi.spyOn(auth, 'signIn').mockRejectedValue(new AuthDeclined());
  type(await phoneField(), '90 123 45 67');
  fireEvent.click(screen.getByRole('button', { name: 'Get the code' }));
  await waitFor(() => expect(auth.signIn).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('D66 the basket that a sign-out left comes back', async () => {
  const lines = [{ productId: 'product-1', count: 2, modifiers: [] }];
  const left = { token: null, merchant: aMerchantPublic({ id: 'm-1' }), orderRequest: { cartItems: lines } };
  const storage = aStore({ 'dasturxon:m-1:sessions': JSON.stringify([left]) });
  const { store } = atLogin({ storage });
  type(await toCode(), '123456');
  await waitFor(() => expect(store.get(sessionAtom)?.token).toBe('t-1'));
  expect(store.get(cartLinesAtom)).toMatchObject(lines);
});
