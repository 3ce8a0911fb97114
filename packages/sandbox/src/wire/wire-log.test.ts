import { expect, test } from 'vitest';

import { createSandbox } from '../create-sandbox.ts';

const aSandbox = () =>
  createSandbox({
    advanceOrder: () => Promise.reject(new Error('no orders here')),
    now: () => new Date('2026-05-13T07:00:00Z'),
  });
const body = { phone_number: '+998901234567', code: '482135', ttl: 60 };
const send = (sandbox: ReturnType<typeof aSandbox>, method: string, fields: object) =>
  sandbox.app.request(`/telegram-gateway/${method}`, {
    method: 'POST',
    headers: { authorization: 'Bearer gateway-osh', 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });

test('a call as the documents have it is counted, and changes nothing', async () => {
  const sandbox = aSandbox();
  expect(await (await send(sandbox, 'sendVerificationMessage', body)).json()).toMatchObject({ ok: true });
  expect(sandbox.wire.faults).toEqual([]);
  const listed = await (await sandbox.app.request('/api/wire')).json();
  expect(listed).toEqual({ faults: [], seen: { 'Telegram Gateway sendVerificationMessage': 1 } });
});

test.each([
  ['sendVerificationMessage', { ...body, sender: 'osh' }, 'sender: '],
  ['sendVerificationMessage', { ...body, ttl: 5 }, 'ttl: '],
  ['checkSendAbility', { phone_number: '+998901234567' }, 'the documents have no such call'],
])('%s with %j is listed as a fault of the request', async (method, fields, what) => {
  const sandbox = aSandbox();
  await send(sandbox, method, fields);
  expect(sandbox.wire.faults).toMatchObject([
    { service: 'Telegram Gateway', side: 'REQUEST', what: expect.stringContaining(what) },
  ]);
});
