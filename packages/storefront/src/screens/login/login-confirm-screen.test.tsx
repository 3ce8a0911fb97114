import { ApiError } from '@dasturxon/core/api';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { sessionAtom } from '../../domains/session/session.ts';
import { atLogin, codeField, phoneField, toCode, type } from '../../testing/at-login.tsx';
import { aStore } from '../../testing/index.ts';

test('VAL-06 a wrong code shows an error and can be typed again', async () => {
  const { store } = atLogin();
  type(await toCode(), '000000');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Wrong code entered or sms code is expired',
  );
  type(await codeField(), '123456');
  await waitFor(() => expect(store.get(sessionAtom)?.token).toBe('t-1'));
});

test('D29 a wrong code shows the remaining tries; with none, the field is disabled until a new code', async () => {
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
