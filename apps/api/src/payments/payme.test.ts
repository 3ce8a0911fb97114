import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, describe, expect, test } from 'vitest';

import { paymentInbox } from '../db/schema/payments.ts';
import { expireUnpaidOrder } from '../orders/expire-unpaid-order.ts';
import {
  anOrderForPayme,
  AMOUNT,
  aTransactionId,
  orderOf,
  PAYME_AUTH,
  paymeCaller,
} from '../testing/payme-caller.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../testing/paying.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';
import { heldByPayment } from './free-order.ts';
import { receiveCall } from './receive-call.ts';

let osh: Scene;
let guest: Person;
let payme: ReturnType<typeof paymeCaller>;
beforeAll(async () => {
  osh = await aRunningApi({
    now: new Date(1_772_350_496_000),
    brand: aPayingBrand(['CASH', 'PAYME', 'CLICK'], { PAYME: PAYME_ACCOUNT }),
  });
  guest = await osh.person();
  payme = paymeCaller(osh);
});

const now = () => osh.clock.now.getTime();
const account = (number: number | string) => ({ order_id: String(number) });

describe('the scenarios of Payme’s sandbox', () => {
  test('T44 T45 T46 created, then cancelled', async () => {
    const order = await anOrderForPayme(guest);
    const about = { amount: AMOUNT, account: account(order.number) };
    expect(await payme.ask('CheckPerformTransaction', about)).toEqual({ allow: true });
    const id = aTransactionId();
    const create = { id, time: now(), ...about };
    const first = await payme.text('CreateTransaction', create);
    expect(JSON.parse(first)).toEqual({
      jsonrpc: '2.0',
      id: 12,
      result: { create_time: now(), transaction: expect.stringMatching(/^\d+$/), state: 1 },
    });
    expect(await payme.text('CreateTransaction', create)).toBe(first);
    expect(await payme.ask('CheckTransaction', { id })).toMatchObject({
      state: 1,
      perform_time: 0,
      cancel_time: 0,
      reason: null,
    });
    expect(await payme.ask('CreateTransaction', { ...create, id: aTransactionId() })).toBe(-31_008);
    const canceled = await payme.text('CancelTransaction', { id, reason: 3 });
    expect(JSON.parse(canceled).result).toMatchObject({ cancel_time: now(), state: -1 });
    expect(await payme.text('CancelTransaction', { id, reason: 3 })).toBe(canceled);
    expect(await payme.ask('CheckTransaction', { id })).toMatchObject({
      state: -1,
      reason: 3,
      perform_time: 0,
      cancel_time: now(),
    });
    expect((await orderOf(guest, order.id)).isPaid).toBe(false);
  });

  test('T45 T46 ST-03 created, performed, then cancelled', async () => {
    const order = await anOrderForPayme(guest);
    const about = { amount: AMOUNT, account: account(order.number) };
    const id = aTransactionId();
    await payme.ask('CreateTransaction', { id, time: now(), ...about });
    expect(await payme.ask('CreateTransaction', { id: aTransactionId(), time: now(), ...about })).toBe(
      -31_008,
    );
    const performed = await payme.text('PerformTransaction', { id });
    expect(JSON.parse(performed).result).toMatchObject({ perform_time: now(), state: 2 });
    expect(await payme.text('PerformTransaction', { id })).toBe(performed);
    const paid = await orderOf(guest, order.id);
    expect(paid.isPaid).toBe(true);
    expect(paid.history.map(({ type }) => type)).toEqual(['CHANGE_STATUS', 'PAID']);
    expect(await payme.ask('CheckTransaction', { id })).toMatchObject({
      state: 2,
      cancel_time: 0,
      reason: null,
    });
    const canceled = await payme.text('CancelTransaction', { id, reason: 5 });
    expect(JSON.parse(canceled).result).toMatchObject({ state: -2, cancel_time: now() });
    expect(await payme.text('CancelTransaction', { id, reason: 5 })).toBe(canceled);
    expect(await payme.ask('CheckTransaction', { id })).toMatchObject({
      state: -2,
      reason: 5,
      perform_time: now(),
    });
    expect((await orderOf(guest, order.id)).isPaid).toBe(false);
  });
});

const METHODS = [
  'CheckPerformTransaction',
  'CreateTransaction',
  'PerformTransaction',
  'CancelTransaction',
  'CheckTransaction',
  'GetStatement',
];

/** An order with a transaction that has come this far. */
async function aTransaction(upTo: 'created' | 'performed' = 'created') {
  const order = await anOrderForPayme(guest);
  const about = { amount: AMOUNT, account: account(order.number) };
  const create = { id: aTransactionId(), time: now(), ...about };
  expect(await payme.ask('CreateTransaction', create)).toMatchObject({ state: 1 });
  if (upTo === 'performed')
    expect(await payme.ask('PerformTransaction', { id: create.id })).toMatchObject({ state: 2 });
  return { order, create, id: create.id, about };
}

describe('T44 §1.7 who may call', () => {
  const wrong = `Basic ${Buffer.from('Paycom:WRONG').toString('base64')}`;
  const login = `Basic ${Buffer.from(`paycom:${PAYME_ACCOUNT.key}`).toString('base64')}`;
  for (const method of METHODS)
    test.each([
      ['no key', null],
      ['a wrong key', wrong],
      ['a wrong login', login],
      ['a bearer', `Bearer ${PAYME_ACCOUNT.key}`],
    ])(`T44 ${method} with %s is −32504, over HTTP 200`, async (_, authorization) => {
      const response = await payme.post(JSON.stringify({ id: 7, method, params: {} }), authorization);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({
        id: 7,
        error: {
          code: -32_504,
          message: { ru: expect.any(String), uz: expect.any(String), en: expect.any(String) },
        },
      });
    });

  test.each(METHODS)('T44 %s with the right key is heard', async (method) => {
    const { error } = await payme.call(method, {});
    expect(error?.code).not.toBe(-32_504);
  });

  test('T44 a merchant that is none, or none of Payme’s, answers like a wrong key', async () => {
    for (const merchant of ['nobody', "x'; --", '%2e%2e', 'm'.repeat(80)]) {
      const path = `/callbacks/payme/${encodeURIComponent(merchant)}`;
      const response = await osh.request(path, {
        method: 'POST',
        body: '{"id":1,"method":"CheckTransaction","params":{}}',
      });
      expect([response.status, ((await response.json()) as { error: { code: number } }).error.code]).toEqual([
        200, -32_504,
      ]);
    }
  });

  test.each([
    ['GET', undefined, -32_300],
    ['PUT', '{}', -32_300],
    ['POST', '', -32_700],
    ['POST', '{"id":1,', -32_700],
    ['POST', '[]', -32_600],
    ['POST', '{"id":1}', -32_600],
    ['POST', '{"id":1,"method":7,"params":{}}', -32_600],
    ['POST', '{"id":1,"method":"CheckTransaction","params":[]}', -32_600],
    ['POST', '{"id":1,"method":"CheckTransaction"}', -32_600],
    ['POST', '{"id":1,"method":"CheckTransaction","params":{}}', -32_600],
    ['POST', '{"id":1,"method":"DropTables","params":{}}', -32_601],
    ['POST', '{"id":1,"method":"__proto__","params":{}}', -32_601],
    ['POST', '{"id":1,"method":"SetFiscalData","params":{}}', -32_602],
  ])('§1.7 %s %s is %i', async (method, body, code) => {
    const response = await osh.request(payme.url, {
      method,
      ...(body !== undefined && { body }),
      headers: { authorization: PAYME_AUTH },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ error: { code } });
  });
});

describe('T47 amounts', () => {
  test.each<[string, unknown]>([
    ['a tiyin more', AMOUNT + 1],
    ['a tiyin less', AMOUNT - 1],
    ['a hundred times', AMOUNT * 100],
    ['a hundredth', AMOUNT / 100],
    ['nothing', 0],
    ['less than nothing', -1],
    ['a fraction', AMOUNT + 0.5],
    ['a text', String(AMOUNT)],
    ['1e3', '1e3'],
    ['full-width digits', '１０５０００００'],
    ['three decimals', '105000.001'],
    ['a list', [AMOUNT]],
    ['an object', { valueOf: AMOUNT }],
    ['null', null],
    ['beyond all', 1e308],
  ])('T47 %s is −31001, in both questions', async (_, amount) => {
    const order = await anOrderForPayme(guest);
    const about = { amount, account: account(order.number) };
    expect(await payme.ask('CheckPerformTransaction', about)).toBe(-31_001);
    expect(await payme.ask('CreateTransaction', { id: aTransactionId(), time: now(), ...about })).toBe(
      -31_001,
    );
    expect((await orderOf(guest, order.id)).isPaid).toBe(false);
  });
});

describe('T46 orders', () => {
  test.each<[string, unknown]>([
    ['unknown', { order_id: '999999' }],
    ['no number', { order_id: 'abc' }],
    ['a number with a sign', { order_id: '+1' }],
    ['0x1', { order_id: '0x1' }],
    ['1e0', { order_id: '1e0' }],
    ['full-width', { order_id: '１' }],
    ['missing', {}],
    ['another field', { order: '1' }],
    ['null', null],
    ['a text', '1'],
    ['inherited', { __proto__: { order_id: '1' } }],
  ])('T46 an order that is %s is −31050, and names the field', async (_, wrong) => {
    for (const method of ['CheckPerformTransaction', 'CreateTransaction']) {
      const { error } = await payme.call(method, {
        id: aTransactionId(),
        time: now(),
        amount: AMOUNT,
        account: wrong,
      });
      expect(error).toMatchObject({ code: -31_050, data: 'order_id' });
    }
  });

  test('T46 a paid order is −31051, a cancelled −31052, one of another method −31053', async () => {
    const { about } = await aTransaction('performed');
    expect(await payme.ask('CheckPerformTransaction', about)).toBe(-31_051);
    const canceled = await anOrderForPayme(guest);
    await guest.api(endpoints.cancelOrder, { params: { id: canceled.id }, body: {} });
    expect(await payme.ask('CheckPerformTransaction', { ...about, account: account(canceled.number) })).toBe(
      -31_052,
    );
    const cash = await anOrderForPayme(guest, { paymentType: 'CASH' });
    expect(await payme.ask('CheckPerformTransaction', { ...about, account: account(cash.number) })).toBe(
      -31_053,
    );
  });

  test('T46 a frozen order takes no second transaction and no question', async () => {
    const { about } = await aTransaction();
    expect(await payme.ask('CheckPerformTransaction', about)).toBe(-31_008);
    expect(await payme.ask('CreateTransaction', { id: aTransactionId(), time: now(), ...about })).toBe(
      -31_008,
    );
  });
});

describe('T46 F18 transactions', () => {
  test.each(['PerformTransaction', 'CancelTransaction', 'CheckTransaction'])(
    'T46 %s of an unknown one is −31003',
    async (method) => {
      expect(await payme.ask(method, { id: aTransactionId(), reason: 3 })).toBe(-31_003);
    },
  );

  test('T46 neither a cancelled nor a performed one can be created or performed again', async () => {
    const one = await aTransaction();
    await payme.ask('CancelTransaction', { id: one.id, reason: 3 });
    expect(await payme.ask('CreateTransaction', one.create)).toBe(-31_008);
    expect(await payme.ask('PerformTransaction', { id: one.id })).toBe(-31_008);
    const two = await aTransaction('performed');
    expect(await payme.ask('CreateTransaction', two.create)).toBe(-31_008);
    await payme.ask('CancelTransaction', { id: two.id, reason: 5 });
    expect(await payme.ask('PerformTransaction', { id: two.id })).toBe(-31_008);
  });

  test('T46 what the guest has eaten is not cancelled: −31007', async () => {
    const { id, order } = await aTransaction('performed');
    const staff = await osh.person({ role: 'ADMIN' });
    for (const to of ['ACCEPTED', 'DONE', 'ON_WAY', 'DELIVERED'] as const)
      unwrap(await staff.api(endpoints.moveOrder, { params: { id: order.id }, body: { to } }));
    expect(await payme.ask('CancelTransaction', { id, reason: 5 })).toBe(-31_007);
    expect(await payme.ask('CheckTransaction', { id })).toMatchObject({ state: 2 });
  });

  const LIFE = 43_200_000;
  test.each([
    ['PerformTransaction', LIFE - 1, 2],
    ['PerformTransaction', LIFE, 2],
    ['PerformTransaction', LIFE + 1, -1],
    ['CreateTransaction', LIFE, 1],
    ['CreateTransaction', LIFE + 1, -1],
  ])('T46 F18 %s %i ms after its creation leaves state %i', async (method, later, state) => {
    const { id, create } = await aTransaction();
    const before = osh.clock.now;
    osh.clock.now = new Date(before.getTime() + later);
    const answer = await payme.ask(method, create);
    expect(await payme.ask('CheckTransaction', { id })).toMatchObject({
      state,
      reason: state === -1 ? 4 : null,
    });
    osh.clock.now = before;
    if (state === -1) expect(answer).toBe(-31_008);
    else expect(answer).toMatchObject({ state });
  });

  test('T46 a transaction that Payme made half a day ago is not taken up', async () => {
    const order = await anOrderForPayme(guest);
    const old = {
      id: aTransactionId(),
      time: now() - LIFE - 1,
      amount: AMOUNT,
      account: account(order.number),
    };
    expect(await payme.ask('CreateTransaction', old)).toBe(-31_008);
  });

  test('T48 an order that expired unpaid lets no money in any more', async () => {
    const { id, order, about } = await aTransaction();
    const before = osh.clock.now;
    osh.clock.now = new Date(before.getTime() + 31 * 60_000);
    const expired = await expireUnpaidOrder(
      osh.deps,
      { merchantId: osh.merchantId, orderId: order.id },
      (tx, row) => heldByPayment(osh.deps, tx, row),
    );
    expect(expired).toBe('expired');
    expect(await payme.ask('PerformTransaction', { id })).toBe(-31_008);
    expect(await payme.ask('CheckTransaction', { id })).toMatchObject({ state: -1, reason: 4 });
    expect(await payme.ask('CreateTransaction', { ...about, id: aTransactionId(), time: now() })).toBe(
      -31_052,
    );
    osh.clock.now = before;
    expect(await orderOf(guest, order.id)).toMatchObject({ status: 'CANCELED', isPaid: false });
  });

  test('T49 GetStatement tells transactions by Payme’s time, both ends inside, oldest first', async () => {
    const start = now();
    const ids: string[] = [];
    for (const later of [3, 1, 2]) {
      const order = await anOrderForPayme(guest);
      const id = aTransactionId();
      ids.push(id);
      await payme.ask('CreateTransaction', {
        id,
        time: start + 1_000 + later,
        amount: AMOUNT,
        account: account(order.number),
      });
    }
    const within = async (from: number, to: number) =>
      (
        (await payme.call('GetStatement', { from, to })).result?.['transactions'] as unknown as {
          id: string;
        }[]
      ).map(({ id }) => id);
    expect(await within(start + 1_001, start + 1_003)).toEqual([ids[1], ids[2], ids[0]]);
    expect(await within(start + 1_002, start + 1_002)).toEqual([ids[2]]);
    expect(await within(start + 1_004, start + 2_000)).toEqual([]);
    const { result } = await payme.call('GetStatement', { from: start + 1_001, to: start + 1_001 });
    expect(result?.['transactions']).toMatchObject([
      {
        id: ids[1],
        time: start + 1_001,
        amount: AMOUNT,
        account: { order_id: expect.stringMatching(/^\d+$/) },
        create_time: now(),
        perform_time: 0,
        cancel_time: 0,
        state: 1,
        reason: null,
      },
    ]);
  });

  test('SetFiscalData is kept, and its cheque is on the order’s page', async () => {
    const { id, order } = await aTransaction('performed');
    const fiscal_data = {
      receipt_id: 121,
      status_code: 0,
      message: 'accepted',
      terminal_id: 'EP000000000025',
      fiscal_sign: '800031554082',
      qr_code_url: 'https://ofd.soliq.uz/check?t=EP000000000025&r=121&c=20260301123456&s=800031554082',
      date: '20260301123456',
    };
    expect(await payme.ask('SetFiscalData', { id, type: 'PERFORM', fiscal_data })).toEqual({ success: true });
    expect(await payme.ask('SetFiscalData', { id: aTransactionId(), type: 'PERFORM', fiscal_data })).toBe(
      -32_001,
    );
    expect(await payme.ask('SetFiscalData', { id, type: 'SALE', fiscal_data })).toBe(-32_602);
    const payment = unwrap(await guest.api(endpoints.getPayment, { params: { orderId: order.id } }));
    expect(payment.receipts).toEqual([{ type: 'PERFORM', qrCodeUrl: fiscal_data.qr_code_url }]);
  });

  test('F16 a broken database is −32400, over HTTP 200', async () => {
    const provider = osh.deps.payments.get('PAYME')!;
    const db = { ...osh.deps.db, inTenant: () => Promise.reject(new Error('no database')) };
    const headers = new Headers();
    const call = {
      method: 'POST',
      operation: '',
      headers,
      body: '{"id":5}',
      clientAddress: '::1',
      now: new Date(),
    };
    const answer = await receiveCall({ ...osh.deps, db }, { merchantId: osh.merchantId, provider, call });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({ id: 5, error: { code: -32_400 } });
  });
});

test('ChangePassword takes another key from then on, but not the same', async () => {
  const own = await aRunningApi({ brand: aPayingBrand(['PAYME'], { PAYME: PAYME_ACCOUNT }) });
  const caller = paymeCaller(own);
  expect(await caller.ask('ChangePassword', { password: PAYME_ACCOUNT.key })).toBe(-32_504);
  expect(await caller.ask('ChangePassword', { password: 'NEW_KEY' })).toEqual({ success: true });
  expect(await caller.ask('CheckTransaction', { id: 'a' })).toBe(-32_504);
  const fresh = `Basic ${Buffer.from('Paycom:NEW_KEY').toString('base64')}`;
  expect((await caller.call('CheckTransaction', { id: 'a' }, fresh)).error?.code).toBe(-31_003);
  const kept = await own.deps.db.inTenant(own.merchantId, (tx) => tx.select().from(paymentInbox));
  expect(JSON.stringify(kept)).not.toContain('NEW_KEY');
});

test('T45 each call ten times at once has one effect and ten equal bodies', async () => {
  const order = await anOrderForPayme(guest);
  const create = { id: aTransactionId(), time: now(), amount: AMOUNT, account: account(order.number) };
  for (const [method, params] of [
    ['CreateTransaction', create],
    ['PerformTransaction', { id: create.id }],
    ['CancelTransaction', { id: create.id, reason: 5 }],
    ['CheckTransaction', { id: create.id }],
  ] as const) {
    const bodies = await Promise.all(Array.from({ length: 10 }, () => payme.text(method, params)));
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain('"result"');
  }
  const { history } = await orderOf(guest, order.id);
  expect(history.map(({ type }) => type)).toEqual(['CHANGE_STATUS', 'PAID', 'UPDATE']);
});
