import { describe, expect, test } from 'vitest';

import { createTestLedger, TEST_AMOUNT, TEST_START } from '../../../testing/payments/test-ledger.ts';
import { aCall, anAttempt, aPayable } from '../../../testing/payments/test-payable.ts';
import {
  aPaymeScene,
  KEYS,
  no,
  REAL,
  receipt,
  RECEIPT,
} from '../../../testing/payments/payme/payme-subscribe-scene.ts';

const AUTH = { authorization: `Basic ${Buffer.from('Paycom:TEST_KEY').toString('base64')}` };
const aRpc = (rpc: object, change: object = {}) =>
  aCall({ body: JSON.stringify({ jsonrpc: '2.0', id: 12, ...rpc }), headers: AUTH, ...change });
const errorOf = (body: string) => (JSON.parse(body) as { error?: { code: number; data: unknown } }).error;

describe('a call of the Merchant API', () => {
  const params = { amount: TEST_AMOUNT, account: { order_id: '1007' } };

  test('T44 T45 proven, it is asked of the ledger: a result with the call’s id, or an error with its field', async () => {
    const testLedger = createTestLedger('PAYME');
    testLedger.order();
    const ask = async (amount: number, number: string) => {
      const about = { amount, account: { order_id: number } };
      const verified = await aPaymeScene().at.verify(
        aRpc({ method: 'CheckPerformTransaction', params: about }),
      );
      return verified.ok ? (await verified.apply(testLedger.ledger)).body : '';
    };
    expect(JSON.parse(await ask(TEST_AMOUNT, '1007'))).toEqual({
      jsonrpc: '2.0',
      id: 12,
      result: { allow: true },
    });
    expect(errorOf(await ask(TEST_AMOUNT, '1'))).toMatchObject({ code: -31_050, data: 'order_id' });
    expect(errorOf(await ask(1, '1007'))).toMatchObject({ code: -31_001, data: null });
  });

  test.each<[string, ReturnType<typeof aCall>, number]>([
    ['no authorization', aRpc({ method: 'CheckTransaction', params }, { headers: {} }), -32_504],
    ['GET', aRpc({ method: 'CheckTransaction', params }, { method: 'GET' }), -32_300],
    ['no JSON', aCall({ body: '{', headers: AUTH }), -32_700],
    ['no method', aRpc({ params }), -32_600],
    ['an unknown method', aRpc({ method: 'Pay', params }), -32_601],
  ])('T44 with %s is refused', async (_, call, code) => {
    const verified = await aPaymeScene().at.verify(call);
    expect(verified.ok).toBe(false);
    expect(!verified.ok && errorOf(verified.answer.body)?.code).toBe(code);
  });

  test('T44 the name of an unknown method comes back, as much of it as fits', async () => {
    const verified = await aPaymeScene().at.verify(aRpc({ method: 'x'.repeat(99), params }));
    expect(!verified.ok && errorOf(verified.answer.body)?.data).toBe('x'.repeat(64));
  });

  test('T44 an unauthenticated call is answered like a wrong key, and our own failure by −32400', () => {
    const { provider } = aPaymeScene();
    const call = aRpc({ method: 'CheckTransaction', params });
    expect(JSON.parse(provider.unauthenticated(call).body)).toMatchObject({
      id: 12,
      error: { code: -32_504 },
    });
    expect(errorOf(provider.unauthenticated({ ...call, method: 'GET' }).body)?.code).toBe(-32_300);
    expect(JSON.parse(provider.failed(call).body)).toMatchObject({ id: 12, error: { code: -32_400 } });
    for (const bad of [{ key: '' }, { merchantId: '' }, { field: 'a b' }])
      expect(provider.at({ ...KEYS, ...bad })).toBeNull();
  });
});

describe('where the guest and our calls go', () => {
  const pageOf = async (account: object, at = REAL) =>
    (await aPaymeScene({}, account, at).at.startCheckout(aPayable())).url;
  const cancel = { 'receipts.cancel': { result: { receipt: receipt(50) } } };
  const apiOf = async (account: object, at = REAL) => {
    const scene = aPaymeScene(cancel, account, at);
    await scene.at.refund!({
      id: 'r',
      attempt: anAttempt({ providerId: RECEIPT }),
      amount: 1,
      isWhole: true,
      now: TEST_START,
    });
    return scene.world.asked[0]!.url;
  };

  test('ENUM-09 an account of Payme’s test service goes there, and one of the sandbox’s stays in the sandbox', async () => {
    expect(await pageOf({})).toMatch(/^https:\/\/checkout\.paycom\.uz\/[\w=]+$/);
    expect(await pageOf({ isTest: true })).toMatch(/^https:\/\/test\.paycom\.uz\//);
    expect(await apiOf({})).toBe('https://checkout.paycom.uz/api');
    expect(await apiOf({ isTest: true })).toBe('https://checkout.test.paycom.uz/api');
    const own = {
      api: 'http://127.0.0.1/sandbox/payme/api',
      page: 'http://osh.localhost/sandbox/payme/checkout/',
    };
    expect(await pageOf({ isTest: true }, own)).toMatch(/^http:\/\/osh\.localhost\//);
    expect(await apiOf({ isTest: true }, own)).toBe(own.api);
  });

  test('ENUM-09 the link has the payment and the return address', async () => {
    const text = Buffer.from((await pageOf({})).split('/').at(-1)!, 'base64').toString();
    expect(text).toBe(
      `m=${KEYS.merchantId};ac.order_id=1007;a=${TEST_AMOUNT};l=uz;c=https://osh.example/profile/orders/1;ct=15000;cr=860`,
    );
  });
});

describe('look-ups of an attempt', () => {
  const ask = (answers: Record<string, unknown>, attempt = anAttempt({ provider: 'PAYME' })) => {
    const scene = aPaymeScene(answers);
    const order = { ...aPayable().order, number: 1007 };
    return { scene, answer: scene.at.lookUp!({ order, attempt, now: TEST_START }) };
  };
  const known = anAttempt({ provider: 'PAYME', providerId: RECEIPT });

  test.each([
    [4, { state: 'PAID', providerId: RECEIPT, amount: TEST_AMOUNT }],
    [21, { state: 'CANCELED' }],
    [30, { state: 'CANCELED' }],
    [50, { state: 'CANCELED' }],
    [0, { state: 'OPEN' }],
    [3, { state: 'OPEN' }],
    [5, { state: 'OPEN' }],
  ])('T49 its receipt is at %i', async (state, expected) => {
    expect(await ask({ 'receipts.check': { result: { state } } }, known).answer).toEqual(expected);
    const byCard = anAttempt({ provider: 'PAYME', data: { receiptId: RECEIPT } });
    expect(await ask({ 'receipts.check': { result: { state } } }, byCard).answer).toEqual(expected);
  });

  test('T49 without a receipt it is looked for among those of its order, from a minute before it began', async () => {
    const account = [{ name: 'order_id', value: '1007' }];
    const list = (...all: object[]) => ({ 'receipts.get_all': { result: all } });
    const paid = { state: 'PAID', providerId: RECEIPT, amount: TEST_AMOUNT };
    const { scene, answer } = ask(list(receipt(0, { account }), receipt(4, { account })));
    expect(await answer).toEqual(paid);
    expect(scene.world.asked[0]!.body).toMatchObject({
      params: {
        count: 50,
        offset: 0,
        from: TEST_START.getTime() - 60_000,
        to: TEST_START.getTime() + 60_000,
      },
    });
    expect(await ask(list(receipt(4, { account: [{ name: 'order_id', value: 1007 }] }))).answer).toEqual(
      paid,
    );
    for (const other of [
      receipt(4, { account: [{ name: 'order_id', value: '1008' }] }),
      receipt(4, { account: [{ name: 'phone', value: '1007' }] }),
      receipt(4),
      receipt(0, { account }),
      receipt(50, { account }),
    ])
      expect(await ask(list(other)).answer).toEqual({ state: 'OPEN' });
  });

  test('T49 without an answer it is asked again', async () => {
    await expect(ask({ 'receipts.check': 500 }, known).answer).rejects.toThrow();
    await expect(ask({ 'receipts.check': no }, known).answer).rejects.toThrow('-31630');
  });
});

describe('refunds', () => {
  const back = (answers: Record<string, unknown>, change: object = {}) =>
    aPaymeScene(answers).at.refund!({
      id: 'r',
      attempt: anAttempt({ state: 'PAID', providerId: RECEIPT }),
      amount: TEST_AMOUNT,
      isWhole: true,
      now: TEST_START,
      ...change,
    });
  const canceled = (state: number) => ({ 'receipts.cancel': { result: { receipt: receipt(state) } } });
  const was = (state: number) => ({ 'receipts.cancel': no, 'receipts.check': { result: { state } } });

  test.each([
    [21, 'DONE'],
    [50, 'DONE'],
    [4, 'IMPOSSIBLE'],
  ])('F20 the receipt is at %i afterwards: %s', async (state, outcome) => {
    expect(await back(canceled(state))).toBe(outcome);
    expect(await back(was(state))).toBe(outcome);
  });

  test('F20 a part and a payment without a receipt are the staff’s; without an answer it is tried again', async () => {
    expect(await back(canceled(50), { isWhole: false })).toBe('IMPOSSIBLE');
    expect(await back(canceled(50), { attempt: anAttempt() })).toBe('IMPOSSIBLE');
    await expect(back({ 'receipts.cancel': 500 })).rejects.toThrow();
  });
});
