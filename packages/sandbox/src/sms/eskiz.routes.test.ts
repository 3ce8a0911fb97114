import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { aSandbox, type MountedSandbox } from '../testing/a-sandbox.ts';
import { sandboxAccount } from './sandbox-accounts.ts';

const Granted = v.object({
  message: v.literal('token_generated'),
  data: v.object({ token: v.string() }),
  token_type: v.literal('bearer'),
});
const Claims = v.object({ iat: v.number(), exp: v.number() });

const { username: email, password } = sandboxAccount('osh');

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

async function logIn(sandbox: MountedSandbox): Promise<string> {
  const answer = await sandbox.ask('/eskiz/api/auth/login', {
    method: 'POST',
    body: form({ email, password }),
  });
  return v.parse(Granted, await answer.json()).data.token;
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const MESSAGE = { mobile_phone: '998901234567', message: 'Kod: 482131', from: '4546' };

describe('Eskiz', () => {
  test('gives a token for 30 days for the email and password of the account', async () => {
    const sandbox = aSandbox();
    const answer = await sandbox.ask('/eskiz/api/auth/login', {
      method: 'POST',
      body: form({ email, password }),
    });
    expect(answer.status).toBe(200);
    const { data } = v.parse(Granted, await answer.json());
    const { iat, exp } = v.parse(Claims, JSON.parse(atob(data.token.split('.')[1]!)));
    expect(exp - iat).toBe(2_592_000);
  });

  test('answers 401 to a wrong password and to a call without a valid token', async () => {
    const sandbox = aSandbox();
    const wrong = form({ email, password: 'guess' });
    expect((await sandbox.ask('/eskiz/api/auth/login', { method: 'POST', body: wrong })).status).toBe(401);
    expect((await sandbox.ask('/eskiz/api/user/get-limit')).status).toBe(401);
    const other = await logIn(aSandbox());
    const sent = await sandbox.ask('/eskiz/api/message/sms/send', {
      method: 'POST',
      headers: bearer(other),
      body: form(MESSAGE),
    });
    expect(sent.status).toBe(401);
    expect(sandbox.sms.list()).toEqual([]);
  });

  test('no longer takes a token after its 30 days', async () => {
    let now = new Date('2026-03-02T09:00:00Z');
    const sandbox = aSandbox({ now: () => now });
    const token = await logIn(sandbox);
    now = new Date('2026-04-02T09:00:00Z');
    const answer = await sandbox.ask('/eskiz/api/auth/refresh', { method: 'PATCH', headers: bearer(token) });
    expect(answer.status).toBe(401);
  });

  test('sends a message into the inbox, as multipart or as a url-encoded form', async () => {
    const sandbox = aSandbox();
    const token = await logIn(sandbox);
    for (const body of [form(MESSAGE), new URLSearchParams(MESSAGE)]) {
      const answer = await sandbox.ask('/eskiz/api/message/sms/send', {
        method: 'POST',
        headers: bearer(token),
        body,
      });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ message: 'Waiting for SMS provider', status: 'waiting' });
    }
    const listed = await (await sandbox.ask('/api/sms?phone=998901234567')).json();
    const sms = {
      phone: '998901234567',
      text: 'Kod: 482131',
      code: '482131',
      at: '2026-03-02T09:00:00.000Z',
    };
    expect(listed).toEqual([sms, sms]);
  });

  test.each([
    ['a phone with a plus', { ...MESSAGE, mobile_phone: '+998901234567' }],
    ['no text', { ...MESSAGE, message: ' ' }],
    ['no sender', { ...MESSAGE, from: '' }],
  ])('refuses %s and stores nothing', async (_, fields) => {
    const sandbox = aSandbox();
    const headers = bearer(await logIn(sandbox));
    const answer = await sandbox.ask('/eskiz/api/message/sms/send', {
      method: 'POST',
      headers,
      body: form(fields),
    });
    expect(answer.status).toBe(400);
    expect(sandbox.sms.list()).toEqual([]);
  });

  test('refuses JSON, which Eskiz does not read', async () => {
    const sandbox = aSandbox();
    expect((await sandbox.post('/eskiz/api/auth/login', { email, password })).status).toBe(400);
  });

  test('returns the balance and renews a token', async () => {
    const sandbox = aSandbox();
    const headers = bearer(await logIn(sandbox));
    expect(await (await sandbox.ask('/eskiz/api/user/get-limit', { headers })).json()).toEqual({
      data: { balance: 1_000_000 },
    });
    await sandbox.post('/api/sms/balance', { vendor: 'burger', balance: 5 });
    await sandbox.post('/api/sms/balance', { vendor: 'osh', balance: 0 });
    const asked = await sandbox.ask('/eskiz/api/user/get-limit', { headers });
    expect(await asked.json()).toEqual({ data: { balance: 0 } });
    expect((await sandbox.post('/api/sms/balance', { vendor: 'osh', balance: 'much' })).status).toBe(400);
    const renewed = await sandbox.ask('/eskiz/api/auth/refresh', { method: 'PATCH', headers });
    expect(await renewed.json()).toMatchObject({ message: 'token_generated' });
  });
});
