import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { FindProviderMerchant } from '../provider-merchants/provider-merchant.ts';
import { aSandbox } from '../testing/a-sandbox.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const account = {
  merchantId: 'm7',
  key: 'payme-key',
  bank: { serviceId: 5, username: 'uzum', password: 'p' },
  checkout: { terminalId: 't1', apiKey: 'uzum-key' },
  serviceId: '9',
  username: 'paynet',
  password: 'p',
  applicationId: 'a1',
  secret: 'multicard-secret',
  storeId: '6',
};
const findProviderMerchant: FindProviderMerchant = async (_, isIt) =>
  isIt(account)
    ? { merchantId: 'osh', brand: 'Osh', callbackUrl: 'http://merchant/callbacks', account }
    : null;

type Call = { path: string; body: Record<string, unknown> };

/** A merchant that answers a call by its operation or method, and records the calls. */
function aMerchant(answers: Record<string, object | number>) {
  const calls: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    // Click sends forms.
    const isForm = init?.body instanceof URLSearchParams;
    const body = isForm ? {} : (JSON.parse(String(init?.body)) as Call['body']);
    const name = String(body['method'] ?? pathname.split('/').at(-1));
    calls.push(name);
    const answer = answers[name] ?? {};
    return typeof answer === 'number' ? Response.json({}, { status: answer }) : Response.json(answer);
  };
  return { calls, answers, fetch };
}

/** The sandbox of a server with its data in the folder: another one of the same folder is a restart. */
const started = (merchant: ReturnType<typeof aMerchant>) =>
  aSandbox({ findProviderMerchant, fetch: merchant.fetch, keepIn: join(folder, 'sandbox.json') });

const press = (sandbox: ReturnType<typeof aSandbox>, page: string, deed: string) =>
  sandbox.ask(page, { method: 'POST', body: new URLSearchParams({ deed }) });

const HALF_A_MINUTE = 30_000;
const BANK = '/uzum/open-service?serviceId=5&order_id=41&amount=10500000';
const PAYNET = '/paynet/app?m=m7&c=41&a=10500000';

test('F15 a payment that was registered at Uzum Checkout is paid after a restart, and asked about, with no key in the file', async () => {
  const merchant = aMerchant({});
  const headers = { 'x-terminal-id': 't1', 'x-api-key': 'uzum-key', 'Content-Type': 'application/json' };
  const about = { amount: 500, currency: 860, orderNumber: '41-1', sessionTimeoutSecs: 1200 };
  const body = JSON.stringify({ ...about, successUrl: 'http://osh.test/profile/orders/1' });
  const register = { method: 'POST', headers, body };
  const registered = await started(merchant).ask('/uzum/checkout/api/v1/payment/register', register);
  const { result } = (await registered.json()) as { result: { orderId: string } };
  const page = `/uzum/checkout/page/${result.orderId}`;

  const answer = await press(started(merchant), page, 'lose');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'http://osh.test/profile/orders/1']);
  const asked = { ...register, body: JSON.stringify(result) };
  const status = await started(merchant).ask('/uzum/checkout/api/v1/payment/getOrderStatus', asked);
  expect(await status.json()).toMatchObject({ errorCode: 0, result: { status: 'COMPLETED', amount: 500 } });
  expect(readFileSync(join(folder, 'sandbox.json'), 'utf8')).not.toContain('uzum-key');
});

test('F15 an invoice of Multicard has its page after a restart, and its callback reaches the merchant', async () => {
  const merchant = aMerchant({});
  const before = started(merchant);
  const auth = await before.post('/multicard/api/auth', { application_id: 'a1', secret: 'multicard-secret' });
  const { token } = (await auth.json()) as { token: string };
  const made = await before.ask('/multicard/api/payment/invoice', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      store_id: '6',
      amount: 500,
      invoice_id: '41-1',
      return_url: 'http://osh.test/back',
      callback_url: 'http://merchant/callbacks',
    }),
  });
  const { data } = (await made.json()) as { data: { uuid: string } };
  expect((await press(started(merchant), `/multicard/pay/${data.uuid}`, 'pay')).status).toBe(303);
  expect(merchant.calls).toEqual(['callbacks']);
});

test('RT-29 F15 a card that Payme has verified pays after a restart', async () => {
  const merchant = aMerchant({});
  const rpc = async (sandbox: ReturnType<typeof aSandbox>, method: string, params: object, key = '') => {
    const answer = await sandbox.ask('/payme/api', {
      method: 'POST',
      headers: { 'x-auth': `m7${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: 1, method, params }),
    });
    return ((await answer.json()) as { result: { card: { token: string; verify: boolean } } }).result;
  };
  const before = started(merchant);
  const { card } = await rpc(before, 'cards.create', {
    card: { number: '8600495473316478', expire: '0399' },
  });
  await rpc(before, 'cards.get_verify_code', { token: card.token });
  expect(before.sms.list()[0]?.code).toBe('666666');
  const verified = await rpc(before, 'cards.verify', { token: card.token, code: '666666' });
  const after = await rpc(started(merchant), 'cards.check', { token: verified.card.token }, ':payme-key');
  expect(after.card.verify).toBe(true);
});

const paymeLink = Buffer.from('m=m7;ac.order_id=41;a=500;c=http://osh.test/back').toString('base64');
const LATE_MS = 20_000;

test.each([
  ['Payme', `/payme/checkout/${paymeLink}`, 'PerformTransaction'],
  ['Click', '/click/pay?service_id=9&amount=5.00&transaction_param=41', 'complete'],
  ['Uzum Bank', BANK, 'confirm'],
  ['Paynet', PAYNET, 'PerformTransaction'],
])(
  'T49 a late notification of %s survives a restart, also of a merchant that is not up',
  async (_, page, name) => {
    const merchant = aMerchant({ prepare: { error: 0 }, complete: { error: 0 } });
    await press(started(merchant), page, 'late');
    expect(merchant.calls).not.toContain(name);
    vi.clearAllTimers();
    const down = async () => Promise.reject(new TypeError('refused'));
    aSandbox({ findProviderMerchant, fetch: down, keepIn: join(folder, 'sandbox.json') });
    await vi.advanceTimersByTimeAsync(LATE_MS);
    vi.clearAllTimers();
    started(merchant);
    await vi.advanceTimersByTimeAsync(2 * HALF_A_MINUTE);
    expect(merchant.calls.filter((call) => call === name)).toHaveLength(1);
  },
);

test('T49 Uzum Bank looks up an unanswered payment, and confirms it again, also after a restart', async () => {
  const merchant = aMerchant({ status: { status: 'CREATED' } });
  await press(started(merchant), BANK, 'lose');
  expect(merchant.calls).toEqual(['check', 'create']);
  vi.clearAllTimers();
  started(merchant);
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE);
  expect(merchant.calls).toEqual(['check', 'create', 'status', 'confirm']);
  await vi.advanceTimersByTimeAsync(20 * HALF_A_MINUTE);
  expect(merchant.calls).toHaveLength(4);
});

test('T49 Uzum Bank does not confirm a finished payment again', async () => {
  const merchant = aMerchant({ status: { status: 'CONFIRMED' }, confirm: 500 });
  const answer = await press(started(merchant), BANK, 'pay');
  expect(await answer.text()).toContain('does not answer');
  await vi.advanceTimersByTimeAsync(20 * HALF_A_MINUTE);
  expect(merchant.calls).toEqual(['check', 'create', 'confirm', 'status']);
});

const STATE = (transactionState: number) => ({ result: { transactionState } });

test('T49 Paynet looks up an unanswered payment, and repeats it where it never arrived', async () => {
  const merchant = aMerchant({ CheckTransaction: STATE(3) });
  await press(started(merchant), PAYNET, 'lose');
  vi.clearAllTimers();
  started(merchant);
  await vi.advanceTimersByTimeAsync(20 * HALF_A_MINUTE);
  expect(merchant.calls).toEqual(['GetInformation', 'CheckTransaction', 'PerformTransaction']);
});

test.each([
  [
    'the merchant has it already',
    { PerformTransaction: { error: { code: 102, message: 'system' } }, CheckTransaction: STATE(1) },
    ['CheckTransaction'],
  ],
  ['the merchant refused', { PerformTransaction: { error: { code: 501, message: 'forbidden' } } }, []],
])('T45 Paynet makes no second payment where %s', async (_, answers, more) => {
  const merchant = aMerchant(answers);
  await press(started(merchant), PAYNET, 'pay');
  await vi.advanceTimersByTimeAsync(20 * HALF_A_MINUTE);
  expect(merchant.calls).toEqual(['GetInformation', 'PerformTransaction', ...more]);
});

test('F19 a merchant that does not answer is called again at most ten times', async () => {
  const merchant = aMerchant({ status: 503 });
  await press(started(merchant), BANK, 'lose');
  await vi.advanceTimersByTimeAsync(30 * HALF_A_MINUTE);
  expect(merchant.calls.filter((name) => name === 'status')).toHaveLength(10);
});

test.each(['', 'not json', '[]', '{"paynet":[["1",{"left":"ten"}]],"multicard":7}'])(
  'F15 a file that holds something else is forgotten: %j',
  async (text) => {
    writeFileSync(join(folder, 'sandbox.json'), text);
    const merchant = aMerchant({});
    expect((await started(merchant).ask(PAYNET)).status).toBe(200);
    expect((await press(started(merchant), PAYNET, 'pay')).status).toBe(200);
  },
);
