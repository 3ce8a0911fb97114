import { describe, expect, test } from 'vitest';

import { createTestLedger, TEST_AMOUNT } from '../../../testing/payments/test-ledger.ts';
import { aCall, aPayable } from '../../../testing/payments/test-payable.ts';
import { PAYNET_ERRORS, paynetErrorOf } from './paynet-answer.ts';
import { paynetPayments } from './paynet-payments.ts';
import { readPaynetCall } from './paynet-request.ts';

const ACCOUNT = { serviceId: 71, username: 'paynet', password: 'TEST_PASSWORD', merchantId: 'm1' };
const AUTH = { authorization: `Basic ${Buffer.from('paynet:TEST_PASSWORD').toString('base64')}` };

const provider = paynetPayments({ appPage: () => 'https://app.paynet.test/' });
const at = (change: object = {}) => provider.at({ ...ACCOUNT, ...change })!;
const INFO = { method: 'GetInformation', params: { serviceId: 71, fields: { order_id: '1007' } } };
const aRpc = (rpc: object = INFO, change: object = {}) =>
  aCall({ body: JSON.stringify({ jsonrpc: '2.0', id: 7, ...rpc }), headers: AUTH, ...change });
const errorOf = ({ body }: { body: string }) =>
  (JSON.parse(body) as { error?: { code: number; message: string } }).error;

describe('a call', () => {
  test('T44 with the login of the contract is asked of the ledger', async () => {
    const testLedger = createTestLedger('PAYNET');
    testLedger.order();
    const verified = await at().verify(aRpc());
    const answer = verified.ok && (await verified.apply(testLedger.ledger));
    expect(answer && JSON.parse(answer.body)).toMatchObject({ id: 7, result: { status: '0' } });
    expect(answer).toMatchObject({ status: 200, headers: { 'Content-Type': 'application/json' } });
  });

  test.each<[string, ReturnType<typeof aCall>, number, number]>([
    ['GET', aRpc(INFO, { method: 'GET' }), -32_300, 200],
    ['no login', aRpc(INFO, { headers: {} }), 412, 401],
    ['no JSON', aCall({ body: '{', headers: AUTH }), -32_700, 200],
    ['no method', aRpc({ method: 7 }), -32_600, 200],
    ['an unknown method', aRpc({ method: 'Pay' }), -32_601, 200],
    ['a method of every object', aRpc({ method: 'toString' }), -32_601, 200],
    ['a parameter missing', aRpc({ method: 'CheckTransaction', params: { serviceId: 71 } }), 411, 200],
    ['no parameters', aRpc({ method: 'CheckTransaction' }), 411, 200],
    [
      'an odd parameter',
      aRpc({ method: 'CheckTransaction', params: { serviceId: 71, transactionId: 'x' } }),
      -32_602,
      200,
    ],
  ])('T44 with %s gets the error code of Paynet’s protocol', async (_, call, code, status) => {
    const verified = await at().verify(call);
    expect(verified.ok).toBe(false);
    if (verified.ok) return;
    expect(errorOf(verified.answer)?.code).toBe(code);
    expect(verified.answer.status).toBe(status);
  });

  test('T44 a wrong login is an error of HTTP too, as the contract asks', async () => {
    const verified = await at().verify(aRpc(INFO, { headers: {} }));
    expect(!verified.ok && verified.answer.headers).toMatchObject({
      'WWW-Authenticate': 'Basic realm="paynet"',
    });
  });

  test('T44 from an address outside of the contract: 601, and the id comes back', async () => {
    const networks = ['213.230.106.112/28'];
    const foreign = await at({ networks }).verify(aRpc());
    expect(!foreign.ok && JSON.parse(foreign.answer.body)).toMatchObject({ id: 7, error: { code: 601 } });
    expect(await at({ networks }).verify(aRpc(INFO, { clientAddress: '213.230.106.113' }))).toMatchObject({
      ok: true,
    });
  });

  test('T44 an unauthenticated call is answered like a wrong login, and our own failure by 102', () => {
    expect(JSON.parse(provider.unauthenticated(aRpc()).body)).toMatchObject({ id: 7, error: { code: 412 } });
    expect(errorOf(provider.unauthenticated(aRpc(INFO, { method: 'GET' })))?.code).toBe(-32_300);
    expect(JSON.parse(provider.failed(aRpc({ method: 'Pay' })).body)).toMatchObject({
      id: 7,
      error: { code: 102 },
    });
    expect(JSON.parse(provider.failed(aCall({ body: '{' })).body)).toMatchObject({ id: null });
  });
});

describe('what is read of a call', () => {
  const read = (method: string, params: object) => readPaynetCall(JSON.stringify({ id: 1, method, params }));
  const GOOD = {
    serviceId: 71,
    transactionId: 1,
    fields: { order_id: 1007 },
    amount: TEST_AMOUNT,
    dateFrom: 'x'.repeat(32),
    dateTo: '',
    newPassword: '12345678',
  };
  test.each([
    'GetInformation',
    'PerformTransaction',
    'CheckTransaction',
    'CancelTransaction',
    'GetStatement',
    'ChangePassword',
  ])('T44 %s, with stray spaces around its name too', (method) => {
    expect(read(method, GOOD)).toMatchObject({ ok: true, call: { id: 1, method } });
    expect(read(` ${method} `, GOOD)).toMatchObject({ ok: true, call: { method } });
  });

  test.each<[string, object]>([
    ['CheckTransaction', { transactionId: 0 }],
    ['CheckTransaction', { transactionId: -1 }],
    ['CheckTransaction', { transactionId: 1.5 }],
    ['PerformTransaction', { transactionId: 2 ** 53 }],
    ['CancelTransaction', { transactionId: '1' }],
    ['GetInformation', { serviceId: '71' }],
    ['GetInformation', { fields: { order_id: null } }],
    ['GetStatement', { dateFrom: 'x'.repeat(33) }],
    ['ChangePassword', { newPassword: '1234567' }],
    ['ChangePassword', { newPassword: 'x'.repeat(129) }],
    ['ChangePassword', { newPassword: 'with space' }],
    ['ChangePassword', { newPassword: 'пароль12' }],
  ])('T44 %s with %j has an odd parameter', (method, change) => {
    expect(read(method, { ...GOOD, ...change })).toEqual({ ok: false, id: 1, code: -32_602 });
  });

  test('T44 the longest password, and ids of every kind', () => {
    expect(read('ChangePassword', { newPassword: 'x'.repeat(128) }).ok).toBe(true);
    const call = (id: unknown) =>
      readPaynetCall(JSON.stringify({ id, method: 'ChangePassword', params: GOOD }));
    for (const id of [7, 'x', null]) expect(call(id)).toMatchObject({ ok: true, call: { id } });
    expect(call(undefined)).toMatchObject({ ok: true, call: { id: null } });
    expect(call({})).toEqual({ ok: false, id: null, code: -32_600 });
  });
});

test('T44 Paynet’s numbers are the contract’s', () => {
  expect(Object.fromEntries(Object.entries(PAYNET_ERRORS).map(([name, [code]]) => [name, code]))).toEqual({
    notPost: -32_300,
    parse: -32_700,
    request: -32_600,
    method: -32_601,
    params: -32_602,
    internal: -32_603,
    cannotCancel: 77,
    system: 102,
    exists: 201,
    notFound: 203,
    client: 302,
    service: 305,
    missing: 411,
    login: 412,
    amount: 413,
    date: 414,
    forbidden: 501,
    access: 601,
  });
  expect(paynetErrorOf(411)).toBe('missing');
  expect(paynetErrorOf(5)).toBe('internal');
});

test('ENUM-09 the link into the app, in either of its conventions', () => {
  expect(at().startCheckout(aPayable())).toEqual({
    url: `https://app.paynet.test/?m=m1&c=1007&a=${TEST_AMOUNT}`,
    kind: 'PAGE',
    expiresAt: null,
  });
  const linkTemplate = '?m={service}&client_id={order}&amount={som}&r={returnUrl}';
  expect(at({ linkTemplate }).startCheckout(aPayable())).toMatchObject({
    url: 'https://app.paynet.test/?m=71&client_id=1007&amount=105000.00&r=https%3A%2F%2Fosh.example%2Fprofile%2Forders%2F1',
  });
});

test('T44 an id of an account may be written as text', () => {
  expect(provider.at({ ...ACCOUNT, serviceId: '71' })).not.toBeNull();
});

test.each([
  { serviceId: 'seventy-one' },
  { serviceId: 1.5 },
  { username: '' },
  { password: '' },
  { accountField: '' },
])('T44 an incomplete account offers no payment: %j', (change) =>
  expect(provider.at({ ...ACCOUNT, ...change })).toBeNull(),
);
