import { createSandbox, sandboxAccount } from '@dasturxon/sandbox';
import { describe, expect, test } from 'vitest';

import { eskiz } from './eskiz.ts';
import { playMobile } from './play-mobile.ts';
import { SmsAccountRefused, SmsRefused, smsSender, type SmsGateway } from './sms-gateway.ts';

/** The stand-ins implement the gateways' own protocols (protocols §4). */
function outside() {
  const sandbox = createSandbox({
    advanceOrder: async () => ({ ok: false, code: 'order_unknown' }),
    now: () => new Date('2026-05-13T07:00:00Z'),
  });
  const calls: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = new URL(String(input)).pathname;
    calls.push(path);
    return sandbox.app.request(path, init);
  };
  return { sandbox, calls, fetch };
}

const accounts = { ESKIZ: sandboxAccount('osh', 'ESKIZ'), PLAY_MOBILE: sandboxAccount('osh', 'PLAY_MOBILE') };
const sms = (id = crypto.randomUUID()) => ({ id, phone: '998901234567', text: 'Kod: 482135' });

type Scene = ReturnType<typeof outside>;
const eskizOf = ({ fetch }: Pick<Scene, 'fetch'>) =>
  eskiz({ baseUrl: () => 'http://sms.test/eskiz/api', fetch });
const gateways: [keyof typeof accounts, (scene: Scene) => SmsGateway][] = [
  ['ESKIZ', (scene) => eskizOf(scene).send],
  [
    'PLAY_MOBILE',
    ({ fetch }) => playMobile({ baseUrl: () => 'http://sms.test/playmobile/broker-api', fetch }),
  ],
];

describe.each(gateways)('%s keeps the SMS port’s contract', (name, make) => {
  const account = accounts[name];

  test('ENUM-01 a message arrives as it was written', async () => {
    const scene = outside();
    await make(scene)(sms(), account);
    expect(scene.sandbox.sms.list('998901234567')).toMatchObject([{ text: 'Kod: 482135' }]);
  });

  test('a wrong account is refused, not lost', async () => {
    const wrong = { ...account, password: 'wrong' };
    await expect(make(outside())(sms(), wrong)).rejects.toBeInstanceOf(SmsRefused);
  });

  test('a service that does not answer is refused, not lost', async () => {
    const silent = async () => Promise.reject(new TypeError('fetch failed'));
    await expect(make({ ...outside(), fetch: silent })(sms(), account)).rejects.toBeInstanceOf(SmsRefused);
  });
});

test('Eskiz’ token is cached for the next message and renewed when it is refused', async () => {
  const scene = outside();
  const account = accounts.ESKIZ;
  const send = gateways[0]![1](scene);
  await send(sms(), account);
  await send(sms(), account);
  expect(scene.calls.filter((path) => path.endsWith('/auth/login'))).toHaveLength(1);
  const fresh = outside();
  let inner = scene.fetch;
  const moving = gateways[0]![1]({ ...scene, fetch: (input, init) => inner(input, init) });
  await moving(sms(), account);
  inner = fresh.fetch;
  await moving(sms(), account);
  expect(fresh.calls.filter((path) => path.endsWith('/auth/login'))).toHaveLength(1);
});

describe('the balance at Eskiz', () => {
  const never = new AbortController().signal;
  const setBalance = async ({ sandbox }: Scene, balance: number) =>
    sandbox.app.request('/api/sms/balance', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ vendor: 'osh', balance }),
    });

  test('C4 is what is left on the account, asked with the cached token', async () => {
    const scene = outside();
    const { readBalance } = eskizOf(scene);
    expect(await readBalance(accounts.ESKIZ, never)).toBe(1_000_000);
    await setBalance(scene, 40);
    expect(await readBalance(accounts.ESKIZ, never)).toBe(40);
    expect(scene.calls.filter((path) => path.endsWith('/auth/login'))).toHaveLength(1);
  });

  test('C4 may come as digits in a string', async () => {
    const texts: typeof globalThis.fetch = async (input) =>
      Response.json({ data: String(input).endsWith('/login') ? { token: 't' } : { balance: '12.5' } });
    expect(await eskizOf({ fetch: texts }).readBalance(accounts.ESKIZ, never)).toBe(12.5);
  });

  test('C4 a refused password is another error than a service that fails or answers otherwise', async () => {
    const scene = outside();
    const { readBalance } = eskizOf(scene);
    const wrong = { ...accounts.ESKIZ, password: 'wrong' };
    await expect(readBalance(wrong, never)).rejects.toBeInstanceOf(SmsAccountRefused);
    for (const mode of ['down', 'error', 'changed', 'cut'] as const) {
      scene.sandbox.faults.set({ service: 'eskiz', mode });
      const failed = await readBalance(accounts.ESKIZ, never).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(SmsRefused);
      expect(failed).not.toBeInstanceOf(SmsAccountRefused);
    }
  });
});

test('F23 SET-31 the merchant’s own gateway is used first, the other one when it fails', async () => {
  const scene = outside();
  const [ESKIZ, PLAY_MOBILE] = [gateways[0]![1](scene), gateways[1]![1](scene)];
  const merchant = { smsGateway: 'PLAY_MOBILE' as const, accounts };
  expect(await smsSender({ ESKIZ, PLAY_MOBILE })(sms(), merchant)).toBe('PLAY_MOBILE');
  const broken: SmsGateway = () => Promise.reject(new SmsRefused('down', true));
  expect(await smsSender({ ESKIZ, PLAY_MOBILE: broken })(sms(), merchant)).toBe('ESKIZ');
  await expect(smsSender({ ESKIZ: broken, PLAY_MOBILE: broken })(sms(), merchant)).rejects.toThrow('down');
});

describe('F23 a gateway that keeps failing', () => {
  function twoGateways() {
    const asked: string[] = [];
    const clock = { now: 0 };
    const works = { ESKIZ: false, PLAY_MOBILE: true };
    const gateway =
      (name: keyof typeof works): SmsGateway =>
      async () => {
        asked.push(name);
        if (!works[name]) throw new SmsRefused('down', true);
      };
    const gateways = { ESKIZ: gateway('ESKIZ'), PLAY_MOBILE: gateway('PLAY_MOBILE') };
    const sender = smsSender(gateways, () => clock.now);
    const send = (password = 'right') => {
      const account = { username: 'osh', password };
      return sender(sms(), { smsGateway: 'ESKIZ', accounts: { ESKIZ: account, PLAY_MOBILE: account } });
    };
    return { asked, clock, works, send };
  }

  test('is skipped for a minute, then tried with one message, and used again when it answers', async () => {
    const { asked, clock, works, send } = twoGateways();
    for (let n = 0; n < 5; n += 1) expect(await send()).toBe('PLAY_MOBILE');
    expect(asked.filter((name) => name === 'ESKIZ')).toHaveLength(3);
    clock.now = 60_001;
    await send();
    await send();
    expect(asked.filter((name) => name === 'ESKIZ')).toHaveLength(4);
    works.ESKIZ = true;
    clock.now = 121_000;
    expect([await send(), await send()]).toEqual(['ESKIZ', 'ESKIZ']);
  });

  test('is still used while the other one fails too, and for other credentials', async () => {
    const { asked, works, send } = twoGateways();
    for (let n = 0; n < 4; n += 1) await send();
    asked.length = 0;
    await send('another password');
    expect(asked).toEqual(['ESKIZ', 'PLAY_MOBILE']);
    works.PLAY_MOBILE = false;
    for (let n = 0; n < 4; n += 1) await expect(send()).rejects.toThrow('down');
    works.ESKIZ = true;
    expect(await send()).toBe('ESKIZ');
  });
});

/** The credentials that each gateway receives. */
function withWitness() {
  const seen: [string, string][] = [];
  const gateway =
    (name: string, works: boolean): SmsGateway =>
    async (_, { username }) => {
      seen.push([name, username]);
      if (!works) throw new SmsRefused('down', true);
    };
  return {
    seen,
    sender: smsSender({ ESKIZ: gateway('ESKIZ', false), PLAY_MOBILE: gateway('PLAY_MOBILE', true) }),
  };
}

test('F23 a gateway receives the credentials of its own account, and of no other gateway', async () => {
  const { seen, sender } = withWitness();
  const both = { ESKIZ: accounts.ESKIZ, PLAY_MOBILE: accounts.PLAY_MOBILE };
  expect(await sender(sms(), { smsGateway: 'ESKIZ', accounts: both })).toBe('PLAY_MOBILE');
  expect(seen).toEqual([
    ['ESKIZ', both.ESKIZ.username],
    ['PLAY_MOBILE', both.PLAY_MOBILE.username],
  ]);
});

test('F23 a merchant with one account has no second gateway', async () => {
  const { seen, sender } = withWitness();
  const merchant = { smsGateway: 'ESKIZ' as const, accounts: { ESKIZ: accounts.ESKIZ } };
  await expect(sender(sms(), merchant)).rejects.toThrow('down');
  expect(seen).toEqual([['ESKIZ', accounts.ESKIZ.username]]);
  const none = { smsGateway: 'ESKIZ' as const, accounts: {} };
  await expect(sender(sms(), none)).rejects.toMatchObject({ retryable: false });
});

test('an Eskiz token serves only callers with the right password, not every caller with the username', async () => {
  const send = gateways[0]![1](outside());
  await send(sms(), accounts.ESKIZ);
  const wrong = { ...accounts.ESKIZ, password: 'wrong' };
  await expect(send(sms(), wrong)).rejects.toBeInstanceOf(SmsRefused);
});
