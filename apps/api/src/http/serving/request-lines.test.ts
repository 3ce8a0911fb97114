import { endpoints } from '@dasturxon/core/api';
import { beforeAll, expect, test } from 'vitest';

import { createApp } from '../../app/app.ts';
import { createLog } from '../../kernel/log.ts';
import { officeHost, staffPerson } from '../../testing/back-office/back-office-scene.ts';
import { aBotScene, type BotScene } from '../../testing/bot-scene.ts';

type Line = Record<string, unknown>;

let osh: BotScene;
beforeAll(async () => {
  osh = await aBotScene();
});

/** The server with a log that is kept. */
function logged() {
  const lines: Line[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line) as Line) });
  const app = createApp({ ...osh.deps, log });
  const ask = (path: string, init: RequestInit = {}) =>
    app.request(path, { ...init, headers: { host: osh.host, ...init.headers } });
  const security = () => lines.filter(({ stream }) => stream === 'security');
  return { lines, ask, security };
}

const CLIENT = /^[0-9a-f]{12}$/;

test('a request has one line with its merchant, its pattern and a keyed hash of its client', async () => {
  const { lines, ask } = logged();
  const response = await ask('/orders/v1/orders/11111111-1111-4111-8111-111111111111');
  expect(lines).toEqual([
    expect.objectContaining({
      level: 30,
      requestId: response.headers.get('x-request-id'),
      merchantId: osh.merchantId,
      client: expect.stringMatching(CLIENT),
      method: 'GET',
      path: '/orders/v1/orders/:id',
      status: 401,
      reason: 'session.missing',
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('127.0.0.1');
});

test.each([
  ['tenant.refused', '/users/v1/users/me', { headers: { host: 'evil.example' } }],
  [
    'code.wrong',
    '/users/v1/auth/phone/verify',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone: '998901234567', code: '000000' }),
    },
  ],
])('%s is an event of the security stream', async (event, path, init) => {
  const { security, ask } = logged();
  await ask(path, init);
  expect(security()).toEqual([
    expect.objectContaining({ level: 40, event, client: expect.stringMatching(CLIENT), path }),
  ]);
});

test('a forged callback of a provider is an event, with the provider and its merchant', async () => {
  const { security, ask } = logged();
  await ask(`/callbacks/payme/${osh.merchantId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Basic Zm9yZ2VkOmtleQ==' },
    body: '{}',
  });
  expect(security()).toMatchObject([{ event: 'callback.forged', provider: 'PAYME' }]);
});

test('a write by staff is logged as a security event with the person, a read is not', async () => {
  const operator = await staffPerson(osh, { role: 'OPERATOR' });
  const { security, ask } = logged();
  const headers = { host: officeHost(osh), origin: `https://${officeHost(osh)}`, cookie: operator.cookie() };
  const board = await ask(endpoints.readBoard.path, { headers });
  expect(board.status).toBe(200);
  expect(security()).toEqual([]);
  const left = await ask(endpoints.endStaffSession.path, {
    method: endpoints.endStaffSession.method,
    headers,
  });
  expect(left.ok).toBe(true);
  expect(security()).toMatchObject([
    {
      level: 30,
      event: 'staff.write',
      merchantId: osh.merchantId,
      userId: operator.userId,
      role: 'OPERATOR',
    },
  ]);
});
