import { describe, expect, test } from 'vitest';

import { paperBooks, PAPER_AMOUNT, PAPER_START } from '../../testing/paper-books.ts';
import { paperFetch, type PaperRequest } from '../../testing/paper-fetch.ts';
import { aCall, anAttempt, aPayable } from '../../testing/paper-payable.ts';
import { multicardPayments } from './multicard-payments.ts';
import { signMulticard } from './multicard-sign.ts';

const ACCOUNT = { applicationId: 'osh', secret: 'TEST_SECRET_KEY', storeId: '6' };
const UUID = '4f0c2f0e-7a8b-11f0-8a55-0242ac120002';
const AUTH = { token: 'bearer', role: 'api', expiry: '2026-03-02 12:34:56' };

type Answers = Record<string, unknown>;
const data = (values: object) => ({ success: true, data: values });
const no = { success: false, error: { code: 'ERROR_STATE' } };

/** A store at Multicard that answers as told, by method and path. */
function aStore(answers: Answers = {}, account: object = {}, now = () => PAPER_START) {
  const world = paperFetch(({ method, url }: PaperRequest) => {
    const path = url.replace('https://mesh.test', '');
    return path === '/auth' ? (answers['auth'] ?? AUTH) : (answers[`${method} ${path}`] ?? 404);
  });
  const provider = multicardPayments({ apiUrl: () => 'https://mesh.test', fetch: world.fetch, now });
  const at = provider.at({ ...ACCOUNT, ...account })!;
  return {
    provider,
    at,
    world,
    calls: () => world.asked.map(({ method, url }) => `${method} ${url.slice(17)}`),
  };
}
const paid = (values: object = {}) => ({
  [`GET /payment/${UUID}`]: data({ uuid: UUID, status: 'success', amount: PAPER_AMOUNT, ...values }),
});

const signed = { storeId: '6', uuid: UUID, invoiceId: '1007-5001', amount: PAPER_AMOUNT };
function aCallback(change: object = {}, style: 'md5' | 'sha1' = 'md5') {
  const sign = signMulticard(style, signed, ACCOUNT.secret);
  const body = { store_id: 6, invoice_id: '1007-5001', amount: PAPER_AMOUNT, uuid: UUID, sign, ...change };
  return aCall({ body: JSON.stringify(body) });
}

/** Books with the order that the callback is about, sent to Multicard. */
function books() {
  const paper = paperBooks('RAHMAT');
  const row = paper.order();
  paper.open(row, { providerId: UUID });
  return { paper, row };
}

describe('a callback', () => {
  test.each(['md5', 'sha1'] as const)(
    'T44 T49 signed by %s, of a payment that stands, is the money',
    async (style) => {
      const { paper, row } = books();
      const verified = await aStore(paid(), { callbackStyle: style }).at.verify(aCallback({}, style));
      const answer = verified.ok && (await verified.apply(paper.books));
      expect(answer).toEqual({
        status: 200,
        body: '{"success":true}',
        headers: { 'Content-Type': 'application/json' },
      });
      expect(paper.now(row).isPaid).toBe(true);
      expect(paper.attempts).toMatchObject([
        { state: 'PAID', providerId: UUID, amount: PAPER_AMOUNT, data: { paymentUuid: UUID } },
      ]);
    },
  );

  test('T44 signed in the other way proves nothing', async () => {
    expect(await aStore(paid()).at.verify(aCallback({}, 'sha1'))).toMatchObject({ ok: false });
  });

  test.each<[string, object]>([
    ['no signature', { sign: '' }],
    ['a long one', { sign: 'a'.repeat(201) }],
    ['another sum', { amount: PAPER_AMOUNT - 1 }],
    ['a sum of nothing', { amount: 0 }],
    ['a sum that is text', { amount: String(PAPER_AMOUNT) }],
    ['a part of a tiyin', { amount: PAPER_AMOUNT + 0.5 }],
    ['another store', { store_id: 7 }],
    ['an invoice that is none', { invoice_id: '1007' }],
    ['an invoice with a nought', { invoice_id: '1007-05001' }],
    ['a uuid that is none', { uuid: '../x' }],
    ['a uuid too long', { uuid: 'x'.repeat(65) }],
  ])('T44 T47 with %s is refused before Multicard is asked', async (_, change) => {
    const store = aStore(paid());
    expect(await store.at.verify(aCallback(change))).toMatchObject({
      ok: false,
      answer: { status: 400, body: '{"success":false}' },
    });
    expect(store.calls()).toEqual([]);
  });

  test('T44 a store may call itself by a number or a text; the sign of another store is refused', async () => {
    expect(await aStore(paid()).at.verify(aCallback({ store_id: '6' }))).toMatchObject({ ok: true });
    const sign = signMulticard('md5', { ...signed, storeId: '7' }, ACCOUNT.secret);
    expect(await aStore(paid()).at.verify(aCallback({ store_id: 7, sign }))).toMatchObject({ ok: false });
  });

  test.each(['', '{', 'null', '[]'])('T44 of %j is none', async (body) => {
    expect(await aStore(paid()).at.verify(aCall({ body }))).toMatchObject({ ok: false });
  });

  test('T44 not POSTed is none', async () => {
    expect(await aStore(paid()).at.verify({ ...aCallback(), method: 'GET' })).toMatchObject({ ok: false });
  });

  test.each(['draft', 'progress', 'billing', 'hold', 'error', 'revert'])(
    'T50 of a payment that Multicard calls %s',
    async (status) => {
      const verified = await aStore(paid({ status })).at.verify(aCallback());
      expect(verified).toMatchObject({ ok: false, reason: 'not paid at Multicard' });
    },
  );

  test('T50 of one that Multicard knows nothing of; while it cannot be asked, the call is to come again', async () => {
    expect(await aStore({ [`GET /payment/${UUID}`]: no }).at.verify(aCallback())).toMatchObject({
      ok: false,
    });
    await expect(aStore({ [`GET /payment/${UUID}`]: 502 }).at.verify(aCallback())).rejects.toThrow('502');
    await expect(aStore().at.verify(aCallback())).rejects.toThrow('odd, status 404');
    const silent = aStore({ [`GET /payment/${UUID}`]: new Error('cut') });
    await expect(silent.at.verify(aCallback())).rejects.toThrow('no answer');
  });

  test.each<[string, number | null]>([
    ['another order', 1008],
    ['an order that is not there', null],
  ])('T46 of %s: nothing is booked', async (_, number) => {
    const paper = paperBooks('RAHMAT');
    if (number) paper.open(paper.order({ number }), { providerId: UUID });
    const verified = await aStore(paid()).at.verify(aCallback());
    expect(verified.ok && (await verified.apply(paper.books))).toMatchObject({ status: 400 });
    expect(paper.attempts.filter(({ state }) => state === 'PAID')).toEqual([]);
  });

  test('T47 what Multicard says it took counts, and without its word the signed sum', async () => {
    for (const [amount, isSurplus] of [
      [PAPER_AMOUNT - 100, true],
      [null, false],
    ] as const) {
      const { paper } = books();
      const verified = await aStore(paid({ amount })).at.verify(aCallback());
      if (verified.ok) await verified.apply(paper.books);
      expect(paper.attempts).toMatchObject([{ state: 'PAID', amount: amount ?? PAPER_AMOUNT, isSurplus }]);
    }
  });

  test('T46 an attempt without its invoice’s name takes the callback’s', async () => {
    const paper = paperBooks('RAHMAT');
    paper.open(paper.order(), {});
    const verified = await aStore(paid()).at.verify(aCallback());
    if (verified.ok) await verified.apply(paper.books);
    expect(paper.attempts.find(({ state }) => state === 'PAID')).toMatchObject({ providerId: UUID });
  });
});

describe('an invoice', () => {
  const created = { 'POST /payment/invoice': data({ uuid: UUID, checkout_url: 'https://pay.test/x' }) };

  test('ENUM-09 is made in the guest’s language, by order and attempt, for half an hour', async () => {
    const store = aStore(created);
    expect(await store.at.startCheckout(aPayable())).toEqual({
      url: 'https://pay.test/x',
      kind: 'PAGE',
      expiresAt: new Date(PAPER_START.getTime() + 1_800_000),
      providerId: UUID,
    });
    expect(store.world.asked[1]!.body).toEqual({
      store_id: '6',
      amount: PAPER_AMOUNT,
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

  test('ENT-26 has the lines of the cheque where they are known', async () => {
    const store = aStore(created);
    const codes = { mxik: '10202001002000000', packageCode: '1500734', vatPercent: 12 };
    const line = { title: 'Osh', price: PAPER_AMOUNT, count: 1, discount: 0, vat: 1_125_000, codes };
    await store.at.startCheckout(aPayable({ fiscal: [line] }));
    expect(store.world.asked[1]!.body).toMatchObject({ ofd: [{ name: 'Osh', mxik: codes.mxik }] });
  });

  test('T44 a token is asked for once and again a minute before it ends; a store may want another header', async () => {
    let now = PAPER_START;
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

  test('T44 a token that is refused is asked for anew; one of no date lasts a minute', async () => {
    let now = PAPER_START;
    const store = aStore({ ...created, auth: { token: 'bearer', expiry: 'soon' } }, {}, () => now);
    await store.at.startCheckout(aPayable());
    now = new Date(PAPER_START.getTime() + 59_999);
    await store.at.startCheckout(aPayable());
    now = new Date(PAPER_START.getTime() + 60_000);
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

describe('what became of an attempt', () => {
  const asked = (attempt = anAttempt({ providerId: UUID })) => ({
    order: aPayable().order,
    attempt,
    now: PAPER_START,
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
    const found = { state: 'PAID', providerId: UUID, amount: PAPER_AMOUNT };
    expect(await aStore(paid()).at.lookUp!(asked())).toEqual(found);
    expect(await aStore(paid({ amount: null })).at.lookUp!(asked())).toEqual(found);
    expect(await aStore(paid({ payment_uuid: 'p1' })).at.lookUp!(asked())).toEqual({
      ...found,
      data: { paymentUuid: 'p1' },
    });
    const open = await aStore(paid({ status: 'draft', payment_uuid: 'p1' })).at.lookUp!(asked());
    expect(open).toEqual({ state: 'OPEN' });
  });

  test('T49 one that has no invoice yet is open, and nobody is asked', async () => {
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

describe('money that goes back', () => {
  const back = (store: ReturnType<typeof aStore>, change: object = {}) =>
    store.at.refund!({
      id: 'r1',
      attempt: anAttempt({ state: 'PAID', providerId: UUID }),
      amount: PAPER_AMOUNT,
      isWhole: true,
      now: PAPER_START,
      ...change,
    });
  const WHOLE = `DELETE /payment/${UUID}`;

  test('F20 whole, by the payment that the invoice became', async () => {
    expect(await back(aStore({ [WHOLE]: data({}) }))).toBe('DONE');
    const other = aStore({ 'DELETE /payment/p1': data({}) });
    const attempt = anAttempt({ providerId: UUID, data: { paymentUuid: 'p1' } });
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
    const said = (status: number) => ({ [WHOLE]: Response.json(no, { status }), ...paid() });
    await expect(back(aStore(said(500)))).rejects.toThrow('status 500');
    expect(await back(aStore(said(499)))).toBe('IMPOSSIBLE');
  });

  test('F20 of a payment without a name is the staff’s', async () => {
    const store = aStore();
    expect(await back(store, { attempt: anAttempt() })).toBe('IMPOSSIBLE');
    expect(store.calls()).toEqual([]);
  });
});

test('T44 half an account is none; a stranger gets what a wrong signature gets, and our own failure a 500', () => {
  const { provider } = aStore();
  for (const name of Object.keys(ACCOUNT)) expect(provider.at({ ...ACCOUNT, [name]: '' })).toBeNull();
  expect(provider.at({})).toBeNull();
  expect(provider.stranger(aCall())).toMatchObject({ status: 400, body: '{"success":false}' });
  expect(provider.failed(aCall())).toMatchObject({ status: 500, body: '{"success":false}' });
});
