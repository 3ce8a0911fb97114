import { createApi } from '@dasturxon/core/api';
import { AuthDeclined } from '@dasturxon/core/auth';
import { aUser } from '@dasturxon/core/testing';
import { answering, describeAuthAdapter } from '@dasturxon/core/testing/auth-contract';
import { phoneAuth } from '@dasturxon/storefront/hosts';
import { beforeEach, expect, test } from 'vitest';

import { type TelegramAuthDeps, telegramAuth } from './telegram-auth.ts';

const CONTACT = `contact=${encodeURIComponent('{"user_id":7,"phone_number":"+998901234567","first_name":"Alisher"}')}&auth_date=1&hash=x`;
const session = { token: 'token', user: aUser() };

function server() {
  const asked: { path: string; method: string; body: unknown }[] = [];
  const api = createApi({
    baseUrl: 'http://api.test',
    merchantId: 'm-1',
    token: () => 'token',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const body: unknown = await request.json().catch(() => null);
      asked.push({ path: new URL(request.url).pathname, method: request.method, body });
      if (request.url.includes('logout')) return new Response(null, { status: 204 });
      const { initData } = (body ?? {}) as { initData?: string };
      if (initData === '')
        return Response.json(
          { code: 'messenger.notFound', description: {}, requestId: 'r' },
          { status: 400 },
        );
      return Response.json(request.url.endsWith('/phone') ? { phone: '998901234567', time: 60 } : session);
    },
  });
  return { api, asked };
}

function aMemory(stored: typeof session | null = null, known = false): TelegramAuthDeps['launch'] {
  let isKnown = known;
  return { isKnown: () => isKnown, remember: () => void (isKnown = true), session: () => stored };
}

const deps = (change: Partial<TelegramAuthDeps> = {}): TelegramAuthDeps => ({
  initData: 'query_id=AAE&hash=1',
  launch: aMemory(),
  shareContact: async () => CONTACT,
  phoneAuth,
  ...change,
});

beforeEach(() => sessionStorage.clear());

describeAuthAdapter('telegramAuth', ({ known, agrees }) =>
  telegramAuth(server().api, {
    ...deps({ shareContact: async () => (agrees ? CONTACT : null) }),
    launch: aMemory(known ? null : session, !known),
  }),
);

test('SES-09 each launch exchanges its init data once; a reload goes on with its session', async () => {
  const { api, asked } = server();
  const launch = aMemory(session);
  const auth = telegramAuth(api, deps({ launch }));
  expect(await auth.restore()).toMatchObject({ token: 'token' });
  expect(await auth.restore()).toBeNull();
  expect(asked.map(({ path }) => path)).toEqual(['/webbot/v1/users/auth']);
  expect(await auth.restore({ wasRefused: true })).toMatchObject({ token: 'token' });
});

test('SES-05 without init data there is no user', async () => {
  const { api, asked } = server();
  expect(await telegramAuth(api, deps({ initData: null })).restore()).toBeNull();
  expect(asked).toEqual([]);
});

test('ERR-14 signing in without init data shows the server’s message', async () => {
  const auth = telegramAuth(server().api, deps({ initData: null }));
  await expect(auth.signIn(answering(true))).rejects.toMatchObject({ code: 'messenger.notFound' });
});

test('SES-11 D64 a shared contact goes with its signed string, phone and first name', async () => {
  const { api, asked } = server();
  await telegramAuth(api, deps()).signIn(answering(true));
  expect(asked.at(-1)).toMatchObject({
    path: '/webbot/v1/users/login',
    body: { phone: '+998901234567', firstName: 'Alisher', contactResponse: CONTACT },
  });
});

test('SES-10 a phone that is not shared is a no, and nothing is sent', async () => {
  const { api, asked } = server();
  const auth = telegramAuth(api, deps({ shareContact: async () => null }));
  await expect(auth.signIn(answering(true))).rejects.toBeInstanceOf(AuthDeclined);
  expect(asked).toEqual([]);
});

test('a Telegram too old to ask, or a guest who would rather type, gets a code by SMS', async () => {
  for (const change of [{ shareContact: null }, {}]) {
    const { api, asked } = server();
    const prompt = { ...answering(true, '123456'), typesPhone: true };
    await telegramAuth(api, deps(change)).signIn(prompt);
    expect(asked.at(-1)).toMatchObject({
      path: '/users/v1/auth/phone/verify',
      body: { initData: expect.stringContaining('hash=') },
    });
    sessionStorage.clear();
  }
});

test('an account with a phone is not given up for one without', async () => {
  const api = createApi({
    baseUrl: 'http://api.test',
    merchantId: 'm-1',
    token: () => null,
    fetch: async () => Response.json({ token: 'fresh', user: aUser({ phone: null }) }),
  });
  expect(await telegramAuth(api, deps({ launch: aMemory(session) })).restore()).toBeNull();
});

test('D47 D57 signing out ends the launch too, and leaves the language', async () => {
  const { api, asked } = server();
  await telegramAuth(api, deps()).signOut?.('ru');
  expect(asked).toMatchObject([
    { path: expect.stringContaining('/webbot/v1/users/logout'), method: 'PUT', body: { language: 'ru' } },
  ]);
});
