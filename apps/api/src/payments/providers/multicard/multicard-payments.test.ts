import { describe, expect, test } from 'vitest';

import { ACCOUNT, AUTH, aStore, data, no, paid, UUID } from '../../../testing/payments/multicard-store.ts';
import { TEST_AMOUNT, TEST_START } from '../../../testing/payments/test-ledger.ts';
import { anAttempt, aPayable } from '../../../testing/payments/test-payable.ts';

describe('an invoice', () => {
  const created = { 'POST /payment/invoice': data({ uuid: UUID, checkout_url: 'https://pay.test/x' }) };

  test('ENUM-09 is made in the guest’s language, by order and attempt, for half an hour', async () => {
    const store = aStore(created);
    expect(await store.at.startCheckout(aPayable())).toEqual({
      url: 'https://pay.test/x',
      kind: 'PAGE',
      expiresAt: new Date(TEST_START.getTime() + 1_800_000),
      providerId: UUID,
    });
    expect(store.world.asked[1]!.body).toEqual({
      store_id: '6',
      amount: TEST_AMOUNT,
      invoice_id: '1007-5001',
      return_url: 'https://osh.example/profile/orders/1',
      callback_url: 'https://osh.example/callbacks/x/osh',
      lang: 'uz',
      ttl: 1800,
    });
    expect(store.world.asked[1]!.headers.get('authorization')).toBe('Bearer bearer');
  });

  test.each([
    ['uz', 'uz'],
    ['ru', 'ru'],
    ['eng', 'en'],
    ['ar', 'en'],
  ] as const)('ENUM-09 for a guest of %s it is in %s', async (language, lang) => {
    const store = aStore(created);
    await store.at.startCheckout(aPayable({ language }));
    expect(store.world.asked[1]!.body).toMatchObject({ lang });
  });

  test('ENT-26 has the lines of the fiscal receipt where they are known', async () => {
    const store = aStore(created);
    const codes = { mxik: '10202001002000000', packageCode: '1500734', vatPercent: 12 };
    const line = { title: 'Osh', price: TEST_AMOUNT, count: 1, discount: 0, vat: 1_125_000, codes };
    await store.at.startCheckout(aPayable({ fiscal: [line] }));
    expect(store.world.asked[1]!.body).toMatchObject({ ofd: [{ name: 'Osh', mxik: codes.mxik }] });
  });

  test('T44 a token is asked for once and again a minute before it ends; a store may want another header', async () => {
    let now = TEST_START;
    const store = aStore(created, { tokenHeader: 'X-Access-Token' }, () => now);
    await store.at.startCheckout(aPayable());
    await store.at.startCheckout(aPayable());
    expect(store.calls()).toEqual(['POST /auth', 'POST /payment/invoice', 'POST /payment/invoice']);
    expect(store.world.asked[1]!.headers.get('x-access-token')).toBe('bearer');
    expect(store.world.asked[0]!.body).toEqual({ application_id: 'osh', secret: 'TEST_SECRET_KEY' });
    now = new Date('2026-03-02T07:33:55.999Z');
    await store.at.startCheckout(aPayable());
    expect(store.calls().filter((call) => call === 'POST /auth')).toHaveLength(1);
    now = new Date('2026-03-02T07:33:56.000Z');
    await store.at.startCheckout(aPayable());
    expect(store.calls().filter((call) => call === 'POST /auth')).toHaveLength(2);
  });

  test('T44 a token serves only callers with the secret, not every caller with the application id', async () => {
    const store = aStore(created);
    await store.at.startCheckout(aPayable());
    const other = store.provider.at({ ...ACCOUNT, secret: 'ANOTHER_SECRET' })!;
    await other.startCheckout(aPayable());
    const logins = store.world.asked.filter(({ url }) => url.endsWith('/auth'));
    expect(logins.map(({ body }) => body)).toMatchObject([
      { secret: ACCOUNT.secret },
      { secret: 'ANOTHER_SECRET' },
    ]);
  });

  test('T44 a token that is refused is asked for anew; one of no date lasts a minute', async () => {
    let now = TEST_START;
    const store = aStore({ ...created, auth: { token: 'bearer', expiry: 'soon' } }, {}, () => now);
    await store.at.startCheckout(aPayable());
    now = new Date(TEST_START.getTime() + 59_999);
    await store.at.startCheckout(aPayable());
    now = new Date(TEST_START.getTime() + 60_000);
    await store.at.startCheckout(aPayable());
    expect(store.calls().filter((call) => call === 'POST /auth')).toHaveLength(2);
    const refused = aStore({ 'POST /payment/invoice': 401 });
    for (const _ of [1, 2])
      await expect(refused.at.startCheckout(aPayable())).rejects.toThrow('odd, status 401');
    expect(refused.calls().filter((call) => call === 'POST /auth')).toHaveLength(2);
    const elsewise = aStore({ 'POST /payment/invoice': 404 });
    for (const _ of [1, 2])
      await expect(elsewise.at.startCheckout(aPayable())).rejects.toThrow('odd, status 404');
    expect(elsewise.calls().filter((call) => call === 'POST /auth')).toHaveLength(1);
    const nameless = aStore({ ...created, auth: { ...AUTH, token: '' } });
    await expect(nameless.at.startCheckout(aPayable())).rejects.toThrow('no token');
    const short = aStore({ ...created, auth: { ...AUTH, token: 't' } });
    expect(await short.at.startCheckout(aPayable())).toMatchObject({ kind: 'PAGE' });
    await expect(aStore({ auth: 500 }).at.startCheckout(aPayable())).rejects.toThrow('status 500');
  });
});

describe('look-ups of an attempt', () => {
  const asked = (attempt = anAttempt({ providerId: UUID })) => ({
    order: aPayable().order,
    attempt,
    now: TEST_START,
  });
  test.each([
    ['success', 'PAID'],
    ['error', 'CANCELED'],
    ['revert', 'CANCELED'],
    ['draft', 'OPEN'],
    ['hold', 'OPEN'],
  ])('T49 %s is %s', async (status, state) => {
    expect(await aStore(paid({ status })).at.lookUp!(asked())).toMatchObject({ state });
  });

  test('T49 with its sum, its invoice and the payment that it became', async () => {
    const found = { state: 'PAID', providerId: UUID, amount: TEST_AMOUNT };
    expect(await aStore(paid()).at.lookUp!(asked())).toEqual(found);
    expect(await aStore(paid({ amount: null })).at.lookUp!(asked())).toEqual(found);
    expect(await aStore(paid({ payment_uuid: 'p1' })).at.lookUp!(asked())).toEqual({
      ...found,
      providerPaymentId: 'p1',
    });
    const open = await aStore(paid({ status: 'draft', payment_uuid: 'p1' })).at.lookUp!(asked());
    expect(open).toEqual({ state: 'OPEN' });
  });

  test('T49 one that has no invoice yet is open, and no request is sent', async () => {
    const store = aStore();
    expect(await store.at.lookUp!(asked(anAttempt()))).toEqual({ state: 'OPEN' });
    await store.at.withdraw!(anAttempt());
    expect(store.calls()).toEqual([]);
  });

  test('T48 an invoice is taken back by its name', async () => {
    const store = aStore({ [`DELETE /payment/invoice/${UUID}`]: data({}) });
    await store.at.withdraw!(anAttempt({ providerId: UUID }));
    expect(store.calls()).toEqual(['POST /auth', `DELETE /payment/invoice/${UUID}`]);
  });
});

describe('refunds', () => {
  const back = (store: ReturnType<typeof aStore>, change: object = {}) =>
    store.at.refund!({
      id: 'r1',
      attempt: anAttempt({ state: 'PAID', providerId: UUID }),
      amount: TEST_AMOUNT,
      isWhole: true,
      now: TEST_START,
      ...change,
    });
  const WHOLE = `DELETE /payment/${UUID}`;

  test('F20 whole, by the invoice’s payment', async () => {
    expect(await back(aStore({ [WHOLE]: data({}) }))).toBe('DONE');
    const other = aStore({ 'DELETE /payment/p1': data({}) });
    const attempt = anAttempt({ providerId: UUID, providerPaymentId: 'p1' });
    expect(await back(other, { attempt })).toBe('DONE');
  });

  test('F20 refused: done when it was done already, else for the staff; without an answer it is tried again', async () => {
    const was = (status: string) => ({ [WHOLE]: no, ...paid({ status }) });
    expect(await back(aStore(was('revert')))).toBe('DONE');
    expect(await back(aStore(was('success')))).toBe('IMPOSSIBLE');
    await expect(back(aStore({ [WHOLE]: 500 }))).rejects.toThrow('500');
  });

  test('T45 a part is asked for once, and is the staff’s whenever it is not plain that it went', async () => {
    const part = { isWhole: false, amount: 100_000 };
    const store = aStore({ [`${WHOLE}/partial`]: data({}) });
    expect(await back(store, part)).toBe('DONE');
    expect(store.world.asked[1]!.body).toEqual({ refund_amount: 100_000 });
    expect(await back(aStore({ [`${WHOLE}/partial`]: no }), part)).toBe('IMPOSSIBLE');
    expect(await back(aStore({ [`${WHOLE}/partial`]: 502 }), part)).toBe('IMPOSSIBLE');
  });

  test('F20 a no with a status of a broken server is no answer, and one below is a no', async () => {
    const answering = (status: number) => ({ [WHOLE]: Response.json(no, { status }), ...paid() });
    await expect(back(aStore(answering(500)))).rejects.toThrow('status 500');
    expect(await back(aStore(answering(499)))).toBe('IMPOSSIBLE');
  });

  test('F20 of a payment without a name is the staff’s', async () => {
    const store = aStore();
    expect(await back(store, { attempt: anAttempt() })).toBe('IMPOSSIBLE');
    expect(store.calls()).toEqual([]);
  });
});
