import { ApiError } from '@dasturxon/core/api';
import { AuthDeclined, type AuthAdapter, type AuthPrompt, rememberRedirect } from '@dasturxon/core/auth';
import { aMerchantPublic, aUser } from '@dasturxon/core/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { usePath } from '../../router/navigation.ts';
import { cartLinesAtom } from '../../domains/cart/cart.ts';
import { noticesAtom, notifyAtom } from '../../store/notices.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import { aStorefront, aStore } from '../../testing/index.ts';
import { LoginConfirmScreen } from './login-confirm-screen.tsx';
import { LoginScreen } from './login-screen.tsx';

const SESSION = { token: 't-1', user: aUser() };

/** A host that sends a code and takes 123456; `breaks` makes the next check of a code fail. */
function aSmsHost() {
  const state = { sent: [] as string[], breaks: null as unknown };
  const auth: AuthAdapter = {
    restore: async () => null,
    async signIn(prompt: AuthPrompt) {
      const phone = await prompt.askPhone();
      state.sent.push(phone);
      let triesLeft: number | null = null;
      for (let wasWrong = false; ; wasWrong = true) {
        const resend = async () => {
          state.sent.push(phone);
          triesLeft = null;
          return 120;
        };
        const code = await prompt.askCode({
          phone,
          wasWrong,
          triesLeft,
          resendInSeconds: 60,
          channel: 'SMS',
          resend,
        });
        triesLeft = (triesLeft ?? 5) - 1;
        if (state.breaks) {
          const error = state.breaks;
          state.breaks = null;
          throw error;
        }
        if (code === '123456') return SESSION;
      }
    },
  };
  return { state, auth };
}

function Pages() {
  return usePath('/login') === '/login/confirm' ? <LoginConfirmScreen /> : <LoginScreen />;
}

function atLogin({ storage = aStore(), path = '/login', now = () => new Date('2026-05-11T07:00:00Z') } = {}) {
  history.replaceState(null, '', path);
  const host = aSmsHost();
  const storefront = aStorefront({ deps: { storage, now, loadAuth: async () => host.auth } });
  render(storefront.around(<Pages />));
  return { ...storefront, ...host, storage };
}

const phoneField = () => screen.findByLabelText('Phone number');
const codeField = () => screen.findByLabelText('Code from the SMS');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function toCode(typed = '90 123 45 67') {
  type(await phoneField(), typed);
  fireEvent.click(screen.getByRole('button', { name: 'Get the code' }));
  return codeField();
}

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

test('SES-12 who has signed in is not told any more to sign in', async () => {
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

test('VAL-06 a wrong code says so and can be typed again', async () => {
  const { store } = atLogin();
  type(await toCode(), '000000');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Wrong code entered or sms code is expired',
  );
  type(await codeField(), '123456');
  await waitFor(() => expect(store.get(sessionAtom)?.token).toBe('t-1'));
});

test('D29 a wrong code says how many tries are left; with none, the field rests until another is asked for', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let now = Date.parse('2026-05-11T07:00:00Z');
  const { store } = atLogin({ now: () => new Date(now) });
  type(await toCode(), '000000');
  await screen.findByText('4 tries left');
  for (const [code, left] of [
    ['000001', '3 tries left'],
    ['000002', '2 tries left'],
    ['000003', '1 try left'],
    ['000004', 'This code no longer works. Ask for another one.'],
  ] as const) {
    type(await codeField(), code);
    await screen.findByText(left);
  }
  expect(screen.getByRole('alert').textContent).toBe('Wrong code entered or sms code is expired');
  expect(await codeField()).toHaveProperty('readOnly', true);
  expect(screen.getByRole('button', { name: 'Confirm' })).toHaveProperty('disabled', true);
  now += 60_000;
  await act(() => vi.advanceTimersByTimeAsync(1000));
  fireEvent.click(screen.getByRole('button', { name: 'Send the code again' }));
  await screen.findByText('New code in 120 s');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await codeField()).toHaveProperty('readOnly', false);
  type(await codeField(), '123456');
  await waitFor(() => expect(store.get(sessionAtom)?.token).toBe('t-1'));
  vi.useRealTimers();
});

test('SES-14 the next code is counted down in seconds, then can be asked for', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let now = Date.parse('2026-05-11T07:00:00Z');
  const { state } = atLogin({ now: () => new Date(now) });
  await toCode();
  expect(screen.getByText('New code in 60 s')).toBeTruthy();
  now += 59_000;
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('New code in 1 s')).toBeTruthy();
  now += 1000;
  await act(() => vi.advanceTimersByTimeAsync(1000));
  fireEvent.click(screen.getByRole('button', { name: 'Send the code again' }));
  await screen.findByText('New code in 120 s');
  expect(state.sent).toHaveLength(2);
  vi.useRealTimers();
});

test('SES-14 a reload on the code page goes on with the same phone', async () => {
  const storage = aStore();
  atLogin({ storage });
  await toCode();
  cleanup();
  const after = atLogin({ storage, path: '/login/confirm' });
  type(await codeField(), '123456');
  await waitFor(() => expect(after.store.get(sessionAtom)?.token).toBe('t-1'));
});

test('SES-14 the code page without a phone begins with the phone', async () => {
  atLogin({ path: '/login/confirm' });
  await phoneField();
  expect(location.pathname).toBe('/login');
});

test('network loss while the code is checked keeps the page, and the same code can be sent again', async () => {
  const { state, store } = atLogin();
  const field = await toCode();
  state.breaks = new ApiError({ code: 'network.failed' });
  type(field, '123456');
  await screen.findByText(/No connection/);
  expect(location.pathname).toBe('/login/confirm');
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(store.get(sessionAtom)?.token).toBe('t-1'));
});

test('SES-14 the number can be changed', async () => {
  const { store } = atLogin();
  await toCode();
  fireEvent.click(screen.getByRole('button', { name: 'Change number' }));
  await phoneField();
  type(await toCode('91 111 22 33'), '123456');
  await waitFor(() => expect(store.get(sessionAtom)?.token).toBe('t-1'));
});

test('SES-14 back from the code comes to the phone, with the number in it, and to the same code again', async () => {
  const { store } = atLogin();
  await toCode();
  act(() => history.back());
  expect(await phoneField()).toHaveProperty('value', '+998 90 123 45 67');
  expect(location.pathname).toBe('/login');
  fireEvent.click(screen.getByRole('button', { name: 'Get the code' }));
  type(await codeField(), '123456');
  await waitFor(() => expect(store.get(sessionAtom)?.token).toBe('t-1'));
  await waitFor(() => expect(location.pathname).toBe('/'));
});

test('IMP-20 who is signed in has nothing to do at the sign-in, unless a page has sent them there', async () => {
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
