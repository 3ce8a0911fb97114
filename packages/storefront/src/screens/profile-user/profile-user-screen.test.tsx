import { aUser } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { noticesAtom } from '../../store/notices.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import { type Answers, aStore, renderInStorefront } from '../../testing/index.ts';
import { ProfileUserScreen } from './profile-user-screen.tsx';

const ME = aUser({ firstName: 'Aziza', lastName: null, email: null, birthday: null, gender: null });
const GET = 'GET /users/v1/users/me';
const PUT = `PUT /users/v1/users/${ME.id}`;

function atDetails(
  answers: Answers = {},
  { isGuest = false, now }: { isGuest?: boolean; now?: string } = {},
) {
  history.replaceState(null, '', '/profile/user');
  const session = JSON.stringify({ token: 't-1', user: ME });
  return renderInStorefront(<ProfileUserScreen params={{}} />, {
    deps: {
      storage: aStore(isGuest ? {} : { 'dasturxon:m-1:session': session }),
      ...(now && { now: () => new Date(now) }),
    },
    answers: { [GET]: ME, ...answers },
  });
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('RT-26 ENT-02 details are edited in place and saved', async () => {
  const { store, calls } = atDetails({
    [PUT]: async (request: Request) => ({ ...ME, ...((await request.clone().json()) as object) }),
  });
  await screen.findByLabelText('First name');
  type('First name', ' Malika ');
  type('Email', 'malika@example.com');
  type('Birthday', '1990-02-28');
  fireEvent.click(screen.getByRole('radio', { name: 'Female' }));
  save();
  await waitFor(() => expect(store.get(noticesAtom)[0]?.text).toBe('Saved'));
  const sent = calls.find(({ method }) => method === 'PUT')!;
  expect(await sent.json()).toEqual({
    firstName: 'Malika',
    lastName: null,
    email: 'malika@example.com',
    birthday: '1990-02-28',
    gender: 'female',
  });
  expect(store.get(sessionAtom)?.user.firstName).toBe('Malika');
});

test.each([
  ['2026-05-11', 1],
  ['2026-05-12', 0],
])(
  'RT-26 a birthday on %s, half past midnight of 11 May in the merchant’s zone: %s sent',
  async (birthday, count) => {
    const { calls } = atDetails({ [PUT]: ME }, { now: '2026-05-10T19:30:00Z' });
    await screen.findByLabelText('First name');
    type('Birthday', birthday);
    save();
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(count));
    expect(screen.queryAllByText('Enter a valid date in the past')).toHaveLength(1 - count);
  },
);

test('VAL-04 VAL-05 D34 an error is shown at its focused field, and nothing is sent', async () => {
  const { calls } = atDetails();
  await screen.findByLabelText('First name');
  type('First name', '');
  type('Last name', 'K');
  type('Email', 'not an email');
  type('Birthday', '2030-01-01');
  save();
  await screen.findByText('Please fill in this field!');
  expect(screen.getByText('From 2 to 50 characters')).toBeTruthy();
  expect(screen.getByText('Use the format name@example.com')).toBeTruthy();
  expect(screen.getByText('Enter a valid date in the past')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  type('First name', 'Aziza');
  expect(screen.queryByText('Please fill in this field!')).toBeNull();
});

test('RT-26 what was typed stays when it could not be saved', async () => {
  atDetails({ [PUT]: () => Promise.reject(new TypeError('offline')) });
  await screen.findByLabelText('First name');
  type('First name', 'Malika');
  save();
  expect(await screen.findByText(/No connection/)).toBeTruthy();
  expect((screen.getByLabelText('First name') as HTMLInputElement).value).toBe('Malika');
});

test('SES-15 deletion asks first, calls DELETE, then signs out and goes home', async () => {
  const { store, calls } = atDetails({
    'DELETE /users/v1/users': () => new Response(null, { status: 204 }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  fireEvent.click(sheet.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  expect(store.get(sessionAtom)).toBeNull();
});

test('SES-15 a refused deletion keeps the account, and shows the reason', async () => {
  const { store } = atDetails();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(store.get(noticesAtom)[0]?.tone).toBe('error'));
  expect(store.get(sessionAtom)).not.toBeNull();
});

test('RT-26 SES-12 a guest goes to sign in', async () => {
  atDetails({}, { isGuest: true });
  await waitFor(() => expect(location.pathname).toBe('/login'));
});

const VERIFICATION = {
  id: 'v-1',
  code: null,
  phone: '998901112233',
  type: 'WEB',
  time: 180,
  timestamp: null,
};

test('RT-26 API-15 API-16 another phone is proven by its code', async () => {
  const { store, calls } = atDetails({
    'PUT /users/v1/users/phone': VERIFICATION,
    'PUT /users/v1/users/phone/verify': { ...ME, phone: '998901112233' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
  await screen.findByLabelText('Phone number');
  type('Phone number', '90 11');
  fireEvent.click(screen.getByRole('button', { name: 'Get the code' }));
  expect(screen.getByText('Use the format +998 90 123 45 67')).toBeTruthy();
  type('Phone number', '90 111 22 33');
  fireEvent.click(screen.getByRole('button', { name: 'Get the code' }));
  fireEvent.change(await screen.findByLabelText('Code from the SMS'), { target: { value: '123456' } });
  await waitFor(() => expect(store.get(sessionAtom)?.user.phone).toBe('998901112233'));
  const proof = await calls.find(({ url }) => url.endsWith('/verify'))!.json();
  expect(proof).toMatchObject({ id: 'v-1', phone: '998901112233', code: '123456' });
  expect(await screen.findByText('+998 90 111 22 33')).toBeTruthy();
});

test('VAL-06 a wrong code is shown in the sheet, and the phone stays as it was', async () => {
  const { store } = atDetails({
    'PUT /users/v1/users/phone': VERIFICATION,
    'PUT /users/v1/users/phone/verify': () =>
      Response.json(
        {
          code: 'code.wrong',
          description: { eng: 'Wrong code entered or sms code is expired' },
          requestId: 'r-1',
        },
        { status: 400 },
      ),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
  await screen.findByLabelText('Phone number');
  type('Phone number', '90 111 22 33');
  fireEvent.click(screen.getByRole('button', { name: 'Get the code' }));
  fireEvent.change(await screen.findByLabelText('Code from the SMS'), { target: { value: '000000' } });
  expect(await screen.findByText('Wrong code entered or sms code is expired')).toBeTruthy();
  expect(store.get(sessionAtom)?.user.phone).toBe(ME.phone);
});
