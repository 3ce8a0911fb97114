import { aUser } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { noticesAtom } from '../../store/notices.ts';
import { type Answers, aStore, renderInStorefront } from '../../testing/index.ts';
import { Devices } from './devices.tsx';

const LIST = 'GET /users/v1/users/me/sessions';
const END = 'DELETE /users/v1/users/me/sessions';
const device = (id: string, isCurrent = false) => ({
  id,
  device: `Chrome, ${id}`,
  createdDate: '2026-05-10T07:00:00.000Z',
  lastUsedDate: '2026-05-11T06:00:00.000Z',
  isCurrent,
});

function show(answers: Answers) {
  const session = JSON.stringify({ token: 't-1', user: aUser() });
  return renderInStorefront(<Devices userId="user-1" />, {
    deps: { storage: aStore({ 'dasturxon:m-1:session': session }) },
    answers: { [END]: () => new Response(null, { status: 204 }), ...answers },
  });
}
const yes = async () => {
  const sheet = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Yes' }));
};

test('D84 one other device is signed out after asking; this one cannot be', async () => {
  let list = [device('here', true), device('phone'), device('work')];
  const { calls, store } = show({ [LIST]: () => list });
  expect(await screen.findByText('This device')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Chrome, here/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Chrome, phone/ }));
  list = list.filter(({ id }) => id !== 'phone');
  await yes();
  await waitFor(() => expect(screen.queryByText('Chrome, phone')).toBeNull());
  const sent = calls.find(({ method }) => method === 'DELETE');
  expect(new URL(sent?.url ?? '').search).toBe('?id=phone');
  expect(store.get(noticesAtom)[0]?.tone).toBe('success');
});

test('D84 every other device at once', async () => {
  const { calls } = show({ [LIST]: [device('here', true), device('phone')] });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out of all other devices' }));
  await yes();
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  expect(new URL(calls.find(({ method }) => method === 'DELETE')?.url ?? '').search).toBe('');
});

test('D84 where there is no other device there is nothing to sign out', async () => {
  show({ [LIST]: [device('here', true)] });
  await screen.findByText('This device');
  expect(screen.queryByText('Sign out of all other devices')).toBeNull();
});
