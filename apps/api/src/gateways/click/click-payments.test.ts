import { describe, expect, test } from 'vitest';

import { paperBooks, PAPER_AMOUNT, PAPER_START } from '../../testing/paper-books.ts';
import { paperFetch } from '../../testing/paper-fetch.ts';
import { aCall, anAttempt, aPayable } from '../../testing/paper-payable.ts';
import { CLICK_ACCOUNT, clickFields } from '../../testing/click-caller.ts';
import { clickPayments } from './click-payments.ts';

const said = (values: object) => ({ error_code: 0, error_note: '', ...values });
const refused = { error_code: -5, error_note: 'not found' };
const STATUS = 'GET payment/status_by_mti/12345/1007/2026-03-01';
const REVERSAL = 'DELETE payment/reversal/12345/9876';
const BY_ID = 'GET payment/status/12345/9876';

/** A service at Click whose Merchant API answers as told, by method and path. */
function aService(answers: Record<string, unknown> = {}, account: object = {}) {
  const pathOf = (url: string) => url.replace('https://api.test/', '');
  const world = paperFetch(({ method, url }) => answers[`${method} ${pathOf(url)}`] ?? 404);
  const provider = clickPayments({
    payPage: () => 'https://my.test/services/pay/',
    apiUrl: () => 'https://api.test',
    fetch: world.fetch,
  });
  const at = provider.at({ ...CLICK_ACCOUNT, ...account })!;
  return { provider, at, world, calls: () => world.asked.map((one) => `${one.method} ${pathOf(one.url)}`) };
}

const FORM = 'application/x-www-form-urlencoded';
const aForm = (fields: Record<string, string>, change: object = {}) =>
  aCall({ body: String(new URLSearchParams(fields)), headers: { 'content-type': FORM }, ...change });
const aPrepare = (change: Record<string, string | number> = {}) =>
  clickFields({ action: 0, merchant_trans_id: 1007, click_trans_id: '55', ...change });
const errorOf = ({ body }: { body: string }) => (JSON.parse(body) as { error: number }).error;

describe('a call of SHOP-API', () => {
  test('T44 signed, for this service, from anywhere, is applied', async () => {
    const paper = paperBooks('CLICK');
    paper.order();
    const verified = await aService().at.verify(aForm(aPrepare()));
    const answer = verified.ok && (await verified.apply(paper.books));
    expect(answer).toMatchObject({ status: 200 });
    expect(paper.attempts).toMatchObject([{ state: 'PENDING', providerId: '55' }]);
  });

  test.each<[string, ReturnType<typeof aCall>, string, number]>([
    ['a wrong signature', aForm(aPrepare({ sign_string: 'a'.repeat(32) })), 'wrong signature', -1],
    ['another service', aForm(aPrepare({ service_id: '12346' })), 'another service', -8],
    ['GET', { ...aForm(aPrepare()), method: 'GET' }, 'not a call of Click', -8],
    ['JSON', aCall({ body: JSON.stringify(aPrepare()) }), 'not a call of Click', -8],
    ['nothing', aCall({ body: '' }), 'not a call of Click', -8],
  ])('T44 with %s is refused with its code, and echoes what could be read', async (_, call, reason, code) => {
    const verified = await aService().at.verify(call);
    expect(verified).toMatchObject({ ok: false, reason });
    expect(!verified.ok && errorOf(verified.answer)).toBe(code);
  });

  test('T44 an address outside of the contract is refused before its signature is looked at', async () => {
    const { at } = aService({}, { networks: ['10.0.0.0/8'] });
    expect(await at.verify(aForm(aPrepare(), { clientAddress: '11.0.0.1' }))).toMatchObject({
      ok: false,
      reason: 'foreign address',
    });
    expect(await at.verify(aForm(aPrepare()))).toMatchObject({ ok: true });
  });

  test('T45 the ids that were read come back, whoever answers', () => {
    const { provider } = aService();
    const call = aForm(aPrepare());
    const echo = { click_trans_id: 55, merchant_trans_id: '1007' };
    expect(JSON.parse(provider.stranger(call).body)).toMatchObject({ ...echo, error: -1 });
    expect(JSON.parse(provider.failed(call).body)).toMatchObject({ ...echo, error: -7 });
    const half = aCall({ body: 'click_trans_id=77&merchant_trans_id=8', headers: { 'content-type': FORM } });
    expect(JSON.parse(provider.stranger(half).body)).toMatchObject({
      click_trans_id: 77,
      merchant_trans_id: '8',
    });
    expect(JSON.parse(provider.stranger(aCall()).body)).toMatchObject({ click_trans_id: 0 });
  });
});

describe('where the guest goes', () => {
  const link = (merchantUser: string) =>
    `https://my.test/services/pay/?service_id=12345&merchant_id=678&amount=105000.00&transaction_param=1007&return_url=https%3A%2F%2Fosh.example%2Fprofile%2Forders%2F1${merchantUser}`;

  test('ENUM-09 to Click’s page, which its app takes over', async () => {
    const page = { kind: 'PAGE', expiresAt: null };
    expect(await aService().at.startCheckout(aPayable())).toEqual({
      ...page,
      url: link('&merchant_user_id=777'),
    });
    const { at } = aService({}, { merchantUserId: '' });
    expect(await at.startCheckout(aPayable())).toEqual({ ...page, url: link('') });
  });

  const invoice = { 'POST invoice/create': said({ invoice_id: 42 }) };
  test('ENUM-09 inside Click to a question in the app, where the contract says so', async () => {
    const service = aService(invoice, { miniAppMode: 'invoice' });
    expect(await service.at.startCheckout(aPayable({ platform: 'CLICK' }))).toEqual({
      url: 'https://osh.example/profile/orders/1',
      kind: 'AWAIT',
      expiresAt: null,
      data: { invoiceId: '42' },
    });
    expect(service.world.asked[0]!.body).toEqual({
      service_id: 12345,
      amount: 105_000,
      phone_number: '998901234567',
      merchant_trans_id: '1007',
    });
  });

  test.each<[string, object, object]>([
    ['on the web', { miniAppMode: 'invoice' }, { platform: 'WEB' }],
    ['where the contract names the link', {}, { platform: 'CLICK' }],
    ['without a phone', { miniAppMode: 'invoice' }, { platform: 'CLICK', payer: { id: 'u', phone: null } }],
  ])('ENUM-09 %s it is the page', async (_, account, change) => {
    const service = aService(invoice, account);
    expect(await service.at.startCheckout(aPayable(change))).toMatchObject({ kind: 'PAGE' });
    expect(service.calls()).toEqual([]);
  });
});

describe('what became of an attempt', () => {
  const ask = (answer: unknown, attempt = anAttempt(), account: object = {}) => {
    const service = aService({ [STATUS]: answer }, account);
    const order = { ...aPayable().order, number: 1007 };
    return service.at.lookUp!({ order, attempt, now: PAPER_START });
  };
  const payment = (status: number | null, id: unknown = 9876) =>
    said({ payment_id: id, payment_status: status });

  test('T49 a paid one, by the name that is known, else by Click’s', async () => {
    const paid = { state: 'PAID', amount: PAPER_AMOUNT, data: { orderNumber: 1007 } };
    expect(await ask(payment(2))).toEqual({ ...paid, providerId: '9876' });
    expect(await ask(payment(2), anAttempt({ providerId: '55' }))).toEqual({ ...paid, providerId: '55' });
    expect(await ask(payment(2, null))).toEqual({ state: 'OPEN' });
  });

  test.each([
    [-1, 'CANCELED'],
    [-99, 'CANCELED'],
    [0, 'OPEN'],
    [1, 'OPEN'],
    [3, 'OPEN'],
    [null, 'OPEN'],
  ])('T49 status %s is %s', async (status, state) => {
    expect(await ask(payment(status))).toEqual({ state });
  });

  test('T49 one that Click knows nothing of is open; without an answer it is asked again; without a login never', async () => {
    expect(await ask(refused)).toEqual({ state: 'OPEN' });
    await expect(ask(500)).rejects.toThrow('500');
    await expect(ask(new Error('cut'))).rejects.toThrow('no answer');
    expect(await ask(payment(2), anAttempt(), { merchantUserId: '' })).toBeNull();
  });

  test('T49 the day that Click is asked about is Tashkent’s', async () => {
    const service = aService({ 'GET payment/status_by_mti/12345/1007/2026-03-02': payment(2) });
    const attempt = anAttempt({ createdAt: new Date('2026-03-01T19:00:00Z') });
    expect(await service.at.lookUp!({ order: aPayable().order, attempt, now: PAPER_START })).toMatchObject({
      state: 'PAID',
    });
  });
});

describe('money that goes back', () => {
  const paid = anAttempt({ state: 'PAID', providerId: '55', data: { paydocId: '9876' } });
  const back = (answers: Record<string, unknown>, change: object = {}, account: object = {}) =>
    aService(answers, account).at.refund!({
      id: 'r1',
      attempt: paid,
      amount: PAPER_AMOUNT,
      isWhole: true,
      now: PAPER_START,
      ...change,
    });
  const status = (value: number | null) => ({
    [REVERSAL]: refused,
    [BY_ID]: said({ payment_id: 9876, payment_status: value }),
  });

  test('F20 whole, by the document that Prepare named, else by Click’s transaction', async () => {
    expect(await back({ [REVERSAL]: said({}) })).toBe('DONE');
    const own = { 'DELETE payment/reversal/12345/55': said({}) };
    for (const data of [{}, { paydocId: '' }, { paydocId: 7 }])
      expect(await back(own, { attempt: { ...paid, data } })).toBe('DONE');
  });

  test.each([
    [-1, 'DONE'],
    [0, 'IMPOSSIBLE'],
    [2, 'IMPOSSIBLE'],
    [null, 'IMPOSSIBLE'],
  ])('F20 refused, and its status is %s: %s', async (value, outcome) => {
    expect(await back(status(value))).toBe(outcome);
  });

  test('F20 a part, a payment without a name and a contract without a login are the staff’s', async () => {
    const whole = { [REVERSAL]: said({}) };
    expect(await back(whole, { isWhole: false })).toBe('IMPOSSIBLE');
    expect(await back(whole, { attempt: anAttempt() })).toBe('IMPOSSIBLE');
    expect(await back(whole, {}, { merchantUserId: '' })).toBe('IMPOSSIBLE');
    await expect(back({ [REVERSAL]: 502 })).rejects.toThrow('502');
  });
});

describe('a cheque', () => {
  const OFD = 'GET payment/ofd_data/12345/9876';
  const SUBMIT = 'POST payment/ofd_data/submit_items';
  const url = 'https://ofd.soliq.uz/check?t=EP1&r=1&c=20260301123456&s=1';
  const codes = { mxik: '10202001002000000', packageCode: '1500734', vatPercent: 12 };
  const lines = [
    { title: 'Osh', price: 5_000_000, count: 2, discount: 500_000, vat: 1_017_857, codes },
    { title: 'Yetkazish', price: 1_000_000, count: 1, discount: 0, vat: 107_143, codes },
  ];
  const attempt = anAttempt({ state: 'PAID', providerId: '55', data: { paydocId: '9876' } });
  const make = (service: ReturnType<typeof aService>, change: object = {}) =>
    service.at.makeCheque!({ attempt, lines, tin: '301234567', now: PAPER_START, ...change });

  test('ENT-26 is made of the lines, which sum to what was paid', async () => {
    let isThere = false;
    const service = aService({
      get [OFD]() {
        return isThere ? said({ qrCodeURL: url }) : refused;
      },
      get [SUBMIT]() {
        isThere = true;
        return said({});
      },
    });
    expect(await make(service)).toBe(url);
    expect(service.calls()).toEqual([OFD, SUBMIT, OFD]);
    expect(service.world.asked[1]!.body).toMatchObject({
      service_id: 12345,
      payment_id: 9876,
      received_ecash: PAPER_AMOUNT,
      received_cash: 0,
      received_card: 0,
      items: [{ Name: 'Osh' }, { Name: 'Yetkazish' }],
    });
  });

  test('ENT-26 one that is there is not made again; an address elsewhere is none', async () => {
    const service = aService({ [OFD]: said({ qrCodeURL: url }) });
    expect(await make(service)).toBe(url);
    expect(service.calls()).toEqual([OFD]);
    const odd = { [OFD]: said({ qrCodeURL: 'https://evil.test/' }), [SUBMIT]: said({}) };
    expect(await make(aService(odd))).toBeNull();
    expect(await make(aService({ [OFD]: said({}), [SUBMIT]: said({}) }))).toBeNull();
    await expect(make(aService({ [OFD]: 500 }))).rejects.toThrow('500');
  });

  test('ENT-26 without a login or a name nobody is asked', async () => {
    const service = aService({ [OFD]: said({ qrCodeURL: url }) }, { merchantUserId: '' });
    expect(await make(service)).toBeNull();
    expect(await make(aService({}), { attempt: anAttempt() })).toBeNull();
    expect(service.calls()).toEqual([]);
  });
});

test.each([
  { serviceId: 'x' },
  { serviceId: '' },
  { merchantId: '' },
  { secretKey: '' },
  { miniAppMode: 'sms' },
])('T44 half an account is none: %j', (change) => {
  expect(aService().provider.at({ ...CLICK_ACCOUNT, ...change })).toBeNull();
});

test('ENUM-09 a contract of SHOP-API alone, without the Merchant API’s user, is one', async () => {
  const { provider } = aService();
  const { merchantUserId: _, ...alone } = CLICK_ACCOUNT;
  const at = provider.at(alone)!;
  expect(await at.startCheckout(aPayable())).toMatchObject({ kind: 'PAGE' });
  expect(await at.verify(aForm(aPrepare()))).toMatchObject({ ok: true });
});
