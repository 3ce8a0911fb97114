import type { Api } from '@dasturxon/core/api';
import type { AuthAdapter, Session } from '@dasturxon/core/auth';
import { aPhoneVerification, aUser } from '@dasturxon/core/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { phoneAuth } from '../../hosts/phone-auth.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import { type Answers, aStore, renderInStorefront } from '../../testing/index.ts';
import { OwnPhone } from './profile-form.tsx';

const ME = aUser({ id: 'u-1', phone: '998901234567' });
const NEXT = '998901112233';
const NOT_FRESH = 'Confirm your current phone number first.';

const refused = (code: string, localized = '') =>
  Response.json({ code, description: { eng: localized }, requestId: 'r' }, { status: 403 });

/** A server that lets only the session `fresh` change the phone. */
const SERVER: Answers = {
  'PUT /users/v1/users/phone': async (request: Request) =>
    request.headers.get('authorization') === 'Bearer fresh'
      ? aPhoneVerification({ phone: NEXT })
      : refused('session.notFresh', NOT_FRESH),
  'PUT /users/v1/users/phone/verify': { ...ME, phone: NEXT },
  'POST /users/v1/auth/phone': aPhoneVerification({ phone: ME.phone! }),
  'POST /users/v1/auth/phone/verify': async (request: Request) => {
    const { phone, code } = (await request.json()) as { phone: string; code: string };
    if (code !== '111111') return refused('code.wrong');
    return { token: 'fresh', user: aUser({ ...ME, phone }) };
  },
};

type Auth = Pick<AuthAdapter, 'restore'>;

/** The phone's card of a customer signed in long ago; `host` is what the host of a mini-app knows. */
function atOwnPhone({ host, answers = {} }: { host?: Auth; answers?: Answers } = {}) {
  sessionStorage.clear();
  const session = JSON.stringify({ token: 'stale', user: ME });
  const loadAuth = async (api: Api) => ({ ...(await phoneAuth(api)), ...host });
  return renderInStorefront(<OwnPhone />, {
    deps: { storage: aStore({ 'dasturxon:m-1:session': session }), loadAuth, knowsCustomers: !!host },
    answers: { ...SERVER, ...answers },
  });
}

async function typeNewPhone() {
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  fireEvent.change(await screen.findByLabelText('Phone number'), { target: { value: '90 111 22 33' } });
  getCode();
}
const getCode = () => fireEvent.click(screen.getByRole('button', { name: 'Get the code' }));
const typeCode = async (value: string) =>
  fireEvent.change(await screen.findByLabelText('Code from the SMS'), { target: { value } });
/** The calls about the customer; by which ways codes come is read beside them, whenever a code is typed. */
const ofCustomer = (calls: readonly Request[]) =>
  calls.filter(({ url }) => !url.endsWith('/webbot/v1/setting'));
const asked = (calls: readonly Request[]) =>
  ofCustomer(calls).map(({ method, url }) => `${method} ${new URL(url).pathname.replace('/users/v1', '')}`);

test('API-15 an old session proves the current phone first, and the typed one is kept', async () => {
  const { store, calls } = atOwnPhone();
  await typeNewPhone();
  expect(await screen.findByText(NOT_FRESH)).toBeTruthy();
  getCode();
  await typeCode('111111');
  await screen.findByText(/90 111 22 33/);
  await typeCode('123456');
  await waitFor(() =>
    expect(store.get(sessionAtom)).toMatchObject({ token: 'fresh', user: { phone: NEXT } }),
  );
  expect(asked(calls)).toEqual([
    'PUT /users/phone',
    'POST /auth/phone',
    'POST /auth/phone/verify',
    'PUT /users/phone',
    'PUT /users/phone/verify',
  ]);
  expect(await ofCustomer(calls)[1]!.clone().json()).toMatchObject({ phone: ME.phone });
  expect(await ofCustomer(calls)[3]!.clone().json()).toMatchObject({ phone: NEXT });
});

test('API-15 VAL-06 a wrong code to the current phone can be typed again', async () => {
  const { store } = atOwnPhone();
  await typeNewPhone();
  await screen.findByText(NOT_FRESH);
  getCode();
  await typeCode('000000');
  expect(await screen.findByText('Wrong code entered or sms code is expired')).toBeTruthy();
  expect(store.get(sessionAtom)?.token).toBe('stale');
  await typeCode('111111');
  await screen.findByText(/90 111 22 33/);
  expect(store.get(sessionAtom)?.token).toBe('fresh');
});

test('API-15 SES-09 a host with the customer’s identity renews the session without a question', async () => {
  const host: Auth = { restore: async () => ({ token: 'fresh', user: ME }) };
  const { calls } = atOwnPhone({ host });
  await typeNewPhone();
  await screen.findByText(/90 111 22 33/);
  expect(asked(calls)).toEqual(['PUT /users/phone', 'PUT /users/phone']);
});

test.each<[string, () => Promise<Session | null>]>([
  ['knows no user', async () => null],
  ['knows another user', async () => ({ token: 'fresh', user: aUser({ id: 'u-2', phone: null }) })],
  ['refuses the launch', () => Promise.reject(new Error('expired'))],
])('API-15 a host that %s leaves the code to the current phone', async (_, restore) => {
  const { store } = atOwnPhone({ host: { restore } });
  await typeNewPhone();
  expect(await screen.findByText(NOT_FRESH)).toBeTruthy();
  expect(store.get(sessionAtom)?.token).toBe('stale');
});

test('API-15 a failed code to the current phone shows an error, and can be requested again', async () => {
  atOwnPhone({ answers: { 'POST /users/v1/auth/phone': () => Promise.reject(new TypeError('offline')) } });
  await typeNewPhone();
  await screen.findByText(NOT_FRESH);
  getCode();
  expect((await screen.findByRole('alert')).textContent).toMatch(/No connection/);
  expect(screen.getByRole('button', { name: 'Get the code' })).toBeTruthy();
});

test('ENT-48 API-16 a page that opens anew still takes the code of a change that was begun', async () => {
  const fresh = JSON.stringify({ token: 'fresh', user: ME });
  const storage = aStore({ 'dasturxon:m-1:session': fresh });
  const sent = new Date('2026-05-11T07:00:00Z').toISOString();
  const answers = {
    ...SERVER,
    'PUT /users/v1/users/phone': aPhoneVerification({ phone: NEXT, timestamp: sent }),
  };
  renderInStorefront(<OwnPhone />, { deps: { storage }, answers });
  await typeNewPhone();
  await screen.findByText(/90 111 22 33/);
  cleanup();

  const { store } = renderInStorefront(<OwnPhone />, { deps: { storage }, answers });
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText(/90 111 22 33/)).toBeTruthy();
  await typeCode('123456');
  await waitFor(() => expect(store.get(sessionAtom)).toMatchObject({ user: { phone: NEXT } }));
});

const WITH_BOT = { 'GET /webbot/v1/setting': { isPhoneVerificationRequired: true, sendsCodes: true } };
const BY_TELEGRAM = { name: 'Send the code by Telegram' };
const channelsOf = async (calls: readonly Request[]) =>
  Promise.all(
    calls
      .filter(({ method, url }) => method === 'POST' && url.endsWith('/auth/phone'))
      .map(async (call) => ((await call.clone().json()) as { channel: string }).channel),
  );

test('API-15 T19 the code to the current phone goes out by Telegram where its SMS was refused', async () => {
  const answers = {
    ...WITH_BOT,
    'POST /users/v1/auth/phone': async (request: Request) =>
      ((await request.clone().json()) as { channel: string }).channel === 'SMS'
        ? refused('request.rateLimited', 'Too many requests')
        : aPhoneVerification({ phone: ME.phone! }),
  };
  const { calls, store } = atOwnPhone({ answers });
  await typeNewPhone();
  await screen.findByText(NOT_FRESH);
  expect(screen.queryByRole('button', BY_TELEGRAM)).toBeNull();
  getCode();
  fireEvent.click(await screen.findByRole('button', BY_TELEGRAM));
  fireEvent.change(await screen.findByLabelText('Code from Telegram'), { target: { value: '111111' } });
  await screen.findByText(/90 111 22 33/);
  expect(store.get(sessionAtom)?.token).toBe('fresh');
  expect(await channelsOf(calls)).toEqual(['SMS', 'TELEGRAM']);
});

test('API-15 T19 another code to the current phone may come by Telegram', async () => {
  const answers = {
    ...WITH_BOT,
    'POST /users/v1/auth/phone': aPhoneVerification({ phone: ME.phone!, time: 0 }),
  };
  const { calls } = atOwnPhone({ answers });
  await typeNewPhone();
  await screen.findByText(NOT_FRESH);
  getCode();
  fireEvent.click(await screen.findByRole('button', BY_TELEGRAM));
  expect(await screen.findByLabelText('Code from Telegram')).toBeTruthy();
  expect(await channelsOf(calls)).toEqual(['SMS', 'TELEGRAM']);
});
