import { createHmac } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import type { FindBrand } from './brands/sandbox-brand.ts';
import { aSandbox, NOW } from './testing/a-sandbox.ts';

const OSH = {
  sub: 'osh',
  name: 'Dilkash Osh',
  host: 'osh.localhost',
  telegramBotToken: '1:token',
  staffGroups: [{ chatId: '-1001', branch: null }],
  clickApiKey: 'key-of-osh',
};
const findBrand: FindBrand = async (vendor) => (vendor === 'osh' ? OSH : null);
const GUEST = { vendor: 'osh', userId: 99_281_932, firstName: 'Алишер', languageCode: 'uz' };
const CLIENT = { vendor: 'osh', clientId: 1_234_567, phone: '+998901234567' };

/** Telegram's rule, written out once more. */
function isSigned(raw: string, token: string): boolean {
  const { hash, ...fields } = Object.fromEntries(new URLSearchParams(raw));
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('\n');
  const secret = createHmac('sha256', 'WebAppData').update(token).digest();
  return createHmac('sha256', secret).update(text).digest('hex') === hash;
}

describe('Telegram', () => {
  test('opens a brand’s mini-app with init data that its bot signed', async () => {
    const answer = await aSandbox({ findBrand }).post('/api/telegram/launch', {
      ...GUEST,
      startParam: 'branch_12',
    });
    expect(answer.status).toBe(200);
    const { url, initData } = (await answer.json()) as { url: string; initData: string };
    expect(isSigned(initData, OSH.telegramBotToken)).toBe(true);
    const fields = new URLSearchParams(initData);
    expect(JSON.parse(fields.get('user') ?? '')).toMatchObject({ id: 99_281_932, first_name: 'Алишер' });
    expect(fields.get('auth_date')).toBe(String(NOW.getTime() / 1000));
    expect(fields.get('start_param')).toBe('branch_12');
    const { hostname, pathname, searchParams, hash } = new URL(url);
    expect([hostname, pathname]).toEqual(['osh.localhost', '/tg/']);
    expect(searchParams.get('tgWebAppStartParam')).toBe('branch_12');
    expect(new URLSearchParams(hash.slice(1)).get('tgWebAppData')).toBe(initData);
  });

  test('T15 signs a launch with the requested age', async () => {
    const body = { ...GUEST, secondsAgo: 3601 };
    const { initData } = (await (
      await aSandbox({ findBrand }).post('/api/telegram/launch', body)
    ).json()) as { initData: string };
    expect(isSigned(initData, OSH.telegramBotToken)).toBe(true);
    expect(new URLSearchParams(initData).get('auth_date')).toBe(String(NOW.getTime() / 1000 - 3601));
  });

  test('signs a shared contact', async () => {
    const body = { vendor: 'osh', userId: '99281932', phone: '998901234567', firstName: 'Алишер' };
    const answer = await aSandbox({ findBrand }).post('/api/telegram/contact', body);
    const { response } = (await answer.json()) as { response: string };
    expect(isSigned(response, OSH.telegramBotToken)).toBe(true);
    expect(JSON.parse(new URLSearchParams(response).get('contact') ?? '')).toMatchObject({
      user_id: 99_281_932,
      phone_number: '998901234567',
    });
  });

  test('a brand without a host of its own is reached by its name', async () => {
    const sandbox = aSandbox({ findBrand: async () => ({ ...OSH, sub: 'bench', host: null }) });
    const answer = await sandbox.post('/api/telegram/launch', { ...GUEST, vendor: 'bench' });
    const { url } = (await answer.json()) as { url: string };
    expect(new URL(url)).toMatchObject({ hostname: 'localhost', pathname: '/tg/', search: '?vendor=bench' });
  });
});

describe('Click', () => {
  const exchange = (sandbox: ReturnType<typeof aSandbox>, session: string, key = OSH.clickApiKey) =>
    sandbox.ask('/click/integration', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}`, web_session: session },
      body: JSON.stringify({ jsonrpc: '2.0', method: 'user.profile', id: 321 }),
    });

  test('opens a brand’s mini-app with a web session, and its server can look up the owner', async () => {
    const sandbox = aSandbox({ findBrand });
    const { url } = (await (await sandbox.post('/api/click/launch', CLIENT)).json()) as { url: string };
    const { hostname, pathname, searchParams } = new URL(url);
    expect([hostname, pathname]).toEqual(['osh.localhost', '/click/']);
    const session = searchParams.get('web_session') ?? '';
    expect(await (await exchange(sandbox, session)).json()).toMatchObject({
      jsonrpc: '2.0',
      id: 321,
      result: { client_id: 1_234_567, phone_number: '998901234567', is_identified: true },
    });
    expect((await exchange(sandbox, session, 'key-of-burger')).status).toBe(401);
    const outsider = await exchange(sandbox, crypto.randomUUID());
    expect([outsider.status, await outsider.json()]).toMatchObject([200, { error: { code: -32_000 } }]);
    const asked = await sandbox.ask('/api/click/exchanges');
    const body = await asked.text();
    expect(JSON.parse(body)).toMatchObject([
      { clientId: null, outcome: 'expired' },
      { clientId: null, outcome: 'unauthorized' },
      { clientId: 1_234_567, outcome: 'returned' },
    ]);
    expect(body).not.toContain(session);
  });
});

test.each([
  ['telegram/launch', GUEST, { vendor: 'unknown' }, 404],
  ['telegram/launch', GUEST, { userId: -1 }, 400],
  ['telegram/launch', GUEST, { startParam: 'a b' }, 400],
  ['telegram/launch', GUEST, { role: 'admin' }, 400],
  ['telegram/launch', GUEST, { secondsAgo: -1 }, 400],
  [
    'telegram/contact',
    { vendor: 'osh', userId: 1, firstName: 'A', phone: '998901234567' },
    { phone: '1' },
    400,
  ],
  ['click/launch', CLIENT, { vendor: 'unknown' }, 404],
  ['click/launch', CLIENT, { phone: 'x' }, 400],
  ['click/launch', CLIENT, { clientId: 'x' }, 400],
])('%s of %j with %j is refused with %i', async (path, body, change, status) => {
  const answer = await aSandbox({ findBrand }).post(`/api/${path}`, { ...body, ...change });
  expect(answer.status).toBe(status);
});
