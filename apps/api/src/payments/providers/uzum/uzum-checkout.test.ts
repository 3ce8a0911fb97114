import { describe, expect, test } from 'vitest';

import { createTestLedger, TEST_AMOUNT, TEST_START } from '../../../testing/payments/test-ledger.ts';
import { createTestFetch } from '../../../testing/payments/test-fetch.ts';
import { aCall, anAttempt, aPayable } from '../../../testing/payments/test-payable.ts';
import { uzumPayments } from './uzum-payments.ts';

const ORDER_ID = '4f0c2f0e-7a8b-41f0-8a55-0242ac120002';
const CHECKOUT = { terminalId: 'terminal', apiKey: 'TEST_KEY' };

const answering = (result: object) => ({ errorCode: 0, message: '', result });
const refused = { errorCode: 3010, message: 'no', result: null };
const status = (name: string, values: object = {}) =>
  answering({ status: name, amount: TEST_AMOUNT, ...values });

/** A terminal of Uzum Checkout with scripted answers, by the last part of the path. */
function aTerminal(answers: Record<string, unknown> = {}, checkout: object = {}) {
  const world = createTestFetch(({ url }) => answers[url.split('/').at(-1)!] ?? 404);
  const provider = uzumPayments({
    appPage: () => 'https://uzum.test/open-service',
    checkoutUrl: () => 'https://checkout.test',
    fetch: world.fetch,
  });
  const at = provider.at({ checkout: { ...CHECKOUT, ...checkout } })!;
  return { provider, at, world };
}
const aCallback = (change: object = {}) =>
  aCall({
    operation: 'checkout',
    body: JSON.stringify({ orderId: ORDER_ID, operationState: 'SUCCESS', ...change }),
  });

/** The effect of a callback on an order with an attempt in this state. */
async function callBack(answer: unknown, state: 'CREATED' | 'PENDING' | 'PAID' | 'CANCELED' = 'CREATED') {
  const testLedger = createTestLedger('UZUM');
  const row = testLedger.order();
  const attempt = testLedger.open(row, { providerId: ORDER_ID });
  if (state === 'PAID') await testLedger.ledger.settle({ row, attempt });
  if (state === 'CANCELED') await testLedger.ledger.cancel({ row, attempt }, { reason: 'SWITCHED' });
  const verified = await aTerminal({ getOrderStatus: answer }).at.verify(aCallback());
  const response = verified.ok ? await verified.apply(testLedger.ledger) : verified.answer;
  return { response, isPaid: testLedger.now(row).isPaid, attempt: testLedger.attempts[0]! };
}

describe('a callback proves nothing: Uzum is asked', () => {
  test('T44 T49 what is completed there is paid here', async () => {
    const { response, isPaid, attempt } = await callBack(status('COMPLETED'));
    expect(response).toEqual({ status: 200, body: '{}', headers: { 'Content-Type': 'application/json' } });
    expect(isPaid).toBe(true);
    expect(attempt).toMatchObject({ state: 'PAID', amount: TEST_AMOUNT, isSurplus: false });
  });

  test.each(['REGISTERED', 'AUTHORIZED', 'ODD'])('T44 what is %s there is not', async (name) => {
    const { response, isPaid, attempt } = await callBack(status(name));
    expect([response.status, isPaid, attempt.state]).toEqual([200, false, 'CREATED']);
  });

  test.each(['DECLINED', 'REVERSED', 'REFUNDED'])('T46 what is %s there ends here', async (name) => {
    expect((await callBack(status(name))).attempt).toMatchObject({ state: 'CANCELED', reason: 'DECLINED' });
    const paid = await callBack(status(name), 'PAID');
    expect(paid.attempt).toMatchObject({ state: 'REFUNDED', reason: 'PROVIDER' });
    expect(paid.isPaid).toBe(false);
  });

  test('F20 what comes after all for an attempt that was ended is taken', async () => {
    expect((await callBack(status('COMPLETED'), 'CANCELED')).attempt).toMatchObject({ state: 'PAID' });
  });

  test('T47 the sum is Uzum’s reported one, else ours', async () => {
    const other = await callBack(status('COMPLETED', { amount: TEST_AMOUNT - 100 }));
    expect(other.attempt).toMatchObject({ amount: TEST_AMOUNT - 100, isSurplus: true });
    const none = await callBack(status('COMPLETED', { amount: null }));
    expect(none.attempt).toMatchObject({ amount: TEST_AMOUNT, isSurplus: false });
  });

  test('T44 a callback about a payment unknown to Uzum is refused; during an outage of Uzum it gets a retryable error', async () => {
    expect((await callBack(refused)).response.status).toBe(400);
    for (const odd of [500, 404, new Error('cut'), answering({}), { errorCode: 'x' }])
      await expect(aTerminal({ getOrderStatus: odd }).at.verify(aCallback())).rejects.toThrow();
  });

  test('T46 of a payment that is not ours nothing is done', async () => {
    const testLedger = createTestLedger('UZUM');
    const verified = await aTerminal({ getOrderStatus: status('COMPLETED') }).at.verify(aCallback());
    expect(verified.ok && (await verified.apply(testLedger.ledger)).status).toBe(200);
    expect(testLedger.attempts).toEqual([]);
  });

  test.each([{ orderId: 'x' }, { orderId: null }, { operationState: 'DONE' }])(
    'T44 %j is refused',
    async (change) => {
      const terminal = aTerminal({ getOrderStatus: status('COMPLETED') });
      const verified = await terminal.at.verify(aCallback(change));
      expect(verified).toMatchObject({ ok: false, answer: { status: 400 } });
      expect(terminal.world.asked).toEqual([]);
    },
  );

  test('T44 a body without JSON is refused, and the bank’s calls have no contract here', async () => {
    const { at } = aTerminal();
    expect(await at.verify(aCall({ operation: 'checkout', body: '{' }))).toMatchObject({ ok: false });
    expect(await at.verify(aCall({ operation: 'create', body: '{}' }))).toMatchObject({
      ok: false,
      answer: { status: 400 },
    });
  });
});

describe('a payment is registered', () => {
  const page = { orderId: ORDER_ID, paymentRedirectUrl: 'https://pay.test/x' };

  test('ENUM-09 once per attempt, in the guest’s language, for the contract’s time', async () => {
    const terminal = aTerminal({ register: answering(page) }, { timeoutSeconds: 900, viewType: 'WEB_VIEW' });
    expect(await terminal.at.startCheckout(aPayable({ language: 'ru' }))).toEqual({
      url: 'https://pay.test/x',
      kind: 'PAGE',
      expiresAt: new Date(TEST_START.getTime() + 900_000),
      providerId: ORDER_ID,
    });
    const [{ url, headers, body }] = terminal.world.asked as [(typeof terminal.world.asked)[0]];
    expect(url).toBe('https://checkout.test/api/v1/payment/register');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-language': 'ru-RU',
      'x-terminal-id': 'terminal',
      'x-api-key': 'TEST_KEY',
      'x-operation-id': '4f0c2f0e-7a8b-11f0-8a55-0242ac120002',
    });
    expect(body).toEqual({
      amount: TEST_AMOUNT,
      clientId: 'user-55',
      currency: 860,
      orderNumber: '1007-5001',
      successUrl: 'https://osh.example/profile/orders/1',
      failureUrl: 'https://osh.example/profile/orders/1',
      viewType: 'WEB_VIEW',
      sessionTimeoutSecs: 900,
      paymentParams: { operationType: 'PAYMENT', payType: 'ONE_STEP' },
    });
  });

  test('ENT-26 with its fiscal receipt where it is known; at the bank’s own address; in English for the rest', async () => {
    const terminal = aTerminal({ register: answering(page) }, { baseUrl: 'https://own.test' });
    const codes = { mxik: '10202001002000000', packageCode: '1500734', vatPercent: 12 };
    const line = { title: 'Osh', price: TEST_AMOUNT, count: 1, discount: 0, vat: 1_125_000, codes };
    await terminal.at.startCheckout(aPayable({ fiscal: [line], language: 'ar' }));
    const [asked] = terminal.world.asked;
    expect(asked!.url).toMatch(/^https:\/\/own\.test\//);
    expect(asked!.headers.get('content-language')).toBe('en-EN');
    expect(asked!.body).toMatchObject({ merchantParams: { cart: { cartId: '1007', total: TEST_AMOUNT } } });
  });
});

describe('look-ups of an attempt', () => {
  const ask = (answer: unknown, attempt = anAttempt({ providerId: ORDER_ID })) =>
    aTerminal({ getOrderStatus: answer }).at.lookUp!({ order: aPayable().order, attempt, now: TEST_START });

  test('T49 by Uzum’s status', async () => {
    const paid = { state: 'PAID', providerId: ORDER_ID, amount: TEST_AMOUNT };
    expect(await ask(status('COMPLETED'))).toEqual(paid);
    expect(await ask(status('COMPLETED', { amount: null }))).toEqual(paid);
    expect(await ask(status('DECLINED'))).toEqual({ state: 'CANCELED' });
    expect(await ask(status('REGISTERED'))).toEqual({ state: 'OPEN' });
    expect(await ask(500, anAttempt())).toEqual({ state: 'OPEN' });
  });
});

describe('refunds', () => {
  const back = (answers: Record<string, unknown>, change: object = {}) =>
    aTerminal(answers).at.refund!({
      id: 'r1',
      attempt: anAttempt({ state: 'PAID', providerId: ORDER_ID }),
      amount: TEST_AMOUNT,
      isWhole: true,
      now: TEST_START,
      ...change,
    });

  test('F20 T45 whole or in part, once by the name of the refund', async () => {
    const terminal = aTerminal({ refund: answering({}) });
    const attempt = anAttempt({ state: 'PAID', providerId: ORDER_ID });
    const part = { id: 'r1', attempt, amount: 100_000, isWhole: false, now: TEST_START };
    expect(await terminal.at.refund!(part)).toBe('DONE');
    expect(terminal.world.asked[0]!.body).toEqual({ orderId: ORDER_ID, amount: 100_000 });
    expect(terminal.world.asked[0]!.headers.get('x-operation-id')).toBe('r1');
  });

  test.each([
    ['REFUNDED', 'DONE'],
    ['REVERSED', 'DONE'],
    ['COMPLETED', 'IMPOSSIBLE'],
  ])('F20 refused, and %s there: %s', async (name, outcome) => {
    expect(await back({ refund: refused, getOrderStatus: status(name) })).toBe(outcome);
  });

  test('F20 a refused part is the staff’s; without an answer it is tried again; without a name no request is sent', async () => {
    const gone = { refund: refused, getOrderStatus: status('REFUNDED') };
    expect(await back(gone, { isWhole: false })).toBe('IMPOSSIBLE');
    await expect(back({ refund: 500 })).rejects.toThrow('500');
    expect(await back({}, { attempt: anAttempt() })).toBe('IMPOSSIBLE');
  });
});

test('T44 an account is the bank’s, the page’s or both, and never half of one', () => {
  const { provider } = aTerminal();
  const bank = { serviceId: 1, username: 'u', password: 'p' };
  expect(provider.at({})).toBeNull();
  expect(provider.at({ bank: { ...bank, username: '' } })).toBeNull();
  expect(provider.at({ checkout: { ...CHECKOUT, timeoutSeconds: 599 } })).toBeNull();
  expect(provider.at({ checkout: { ...CHECKOUT, timeoutSeconds: 1801 } })).toBeNull();
  for (const timeoutSeconds of [600, 1800])
    expect(provider.at({ checkout: { ...CHECKOUT, timeoutSeconds } })).not.toBeNull();
  const both = provider.at({ bank, checkout: CHECKOUT })!;
  expect(both.refund).toBeDefined();
  const alone = provider.at({ bank })!;
  expect(alone.refund).toBeUndefined();
  expect(alone.startCheckout(aPayable())).toEqual({
    url: `https://uzum.test/open-service?serviceId=1&order_id=1007&amount=${TEST_AMOUNT}&redirectUrl=https%3A%2F%2Fosh.example%2Fprofile%2Forders%2F1`,
    kind: 'PAGE',
    expiresAt: null,
  });
});

test('T44 an unauthenticated call is answered like a wrong password, and our own failure by a 500', async () => {
  const { provider } = aTerminal();
  const at = provider.at({ bank: { serviceId: 1, username: 'u', password: 'p' } })!;
  const call = aCall({ operation: 'check', body: '{"serviceId":1,"timestamp":5,"params":{}}' });
  const wrong = await at.verify(call);
  expect(wrong).toMatchObject({ ok: false, reason: 'wrong login' });
  expect(!wrong.ok && wrong.answer).toEqual(provider.unauthenticated(call));
  expect(JSON.parse(provider.unauthenticated(call).body)).toEqual({
    serviceId: 1,
    timestamp: 5,
    status: 'FAILED',
    errorCode: '10001',
  });
  expect(provider.failed(call)).toMatchObject({ status: 500 });
  const authorization = `Basic ${Buffer.from('u:p').toString('base64')}`;
  expect(await at.verify({ ...call, headers: new Headers({ authorization }) })).toMatchObject({ ok: true });
  expect(await at.verify({ ...call, method: 'PUT', headers: new Headers({ authorization }) })).toMatchObject({
    ok: false,
    reason: 'not POST',
  });
});
