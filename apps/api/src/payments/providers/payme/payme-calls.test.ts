import { endpoints } from '@dasturxon/core/api';
import { beforeAll, describe, expect, test } from 'vitest';

import {
  anOrderForPayme,
  AMOUNT,
  aTransactionId,
  orderOf,
  PAYME_AUTH,
} from '../../../testing/payments/payme/payme-caller.ts';
import { account, aPaymeScene, type PaymeScene } from '../../../testing/payments/payme/payme-scene.ts';
import { PAYME_ACCOUNT } from '../../../testing/payments/paying.ts';

let osh: PaymeScene['osh'];
let guest: PaymeScene['guest'];
let payme: PaymeScene['payme'];
beforeAll(async () => {
  ({ osh, guest, payme } = await aPaymeScene());
});

const now = () => osh.clock.now.getTime();

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

describe('T44 §1.7 permitted callers', () => {
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
      // The body, which has the id, is not read.
      expect(await response.json()).toMatchObject({
        id: null,
        error: {
          code: -32_504,
          message: { ru: expect.any(String), uz: expect.any(String), en: expect.any(String) },
        },
      });
    });

  test.each(METHODS)('T44 %s with the right key is accepted', async (method) => {
    const { error } = await payme.call(method, {});
    expect(error?.code).not.toBe(-32_504);
  });

  test('T44 an unknown merchant, or one without Payme, answers like a wrong key', async () => {
    for (const merchant of ['unknown', "x'; --", '%2e%2e', 'm'.repeat(80)]) {
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
