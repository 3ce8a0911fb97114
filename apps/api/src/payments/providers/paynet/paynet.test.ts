import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, describe, expect, test } from 'vitest';

import { paymentAttempts } from '../../../db/schema/payments.ts';
import { basic, PAYNET_ACCOUNT, paynetCaller } from '../../../testing/payments/bank-callers.ts';
import { delivery, place, type Body } from '../../../testing/order-bodies.ts';
import { AMOUNT, orderOf } from '../../../testing/payments/payme/payme-caller.ts';
import { aPayingBrand } from '../../../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../../../testing/scene.ts';

let osh: Scene;
let guest: Person;
let paynet: ReturnType<typeof paynetCaller>;
beforeAll(async () => {
  osh = await aRunningApi({
    now: new Date(1_772_350_496_000),
    brand: aPayingBrand(['CASH', 'PAYNET'], { PAYNET: PAYNET_ACCOUNT }),
  });
  guest = await osh.person();
  paynet = paynetCaller(osh);
});

let last = 100;
const transactionId = () => (last += 1);
const anOrder = async (change: Partial<Body> = {}) =>
  unwrap(await place(guest, delivery({ paymentType: 'PAYNET', ...change })));
const fieldsOf = ({ number }: { number: number | string }) => ({ fields: { order_id: String(number) } });
const attempts = () => osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(paymentAttempts));
const NOW = '2026-03-01 12:34:56';

async function performed() {
  const order = await anOrder();
  const id = transactionId();
  const result = await paynet.ask('PerformTransaction', {
    transactionId: id,
    amount: AMOUNT,
    ...fieldsOf(order),
  });
  return { order, id, result };
}

describe('Paynet calls', () => {
  test('T45 T46 ST-03 what is owed, paid, checked and listed', async () => {
    const order = await anOrder();
    expect(await paynet.ask('GetInformation', fieldsOf(order))).toEqual({
      status: '0',
      timestamp: NOW,
      fields: { name: `№ ${order.number}`, amount: 105_000 },
    });
    const paid = await performed();
    const providerTrnId = (paid.result as { providerTrnId: number }).providerTrnId;
    expect(paid.result).toMatchObject({ timestamp: NOW, providerTrnId: expect.any(Number) });
    expect((await orderOf(guest, paid.order.id)).isPaid).toBe(true);
    expect(await paynet.ask('CheckTransaction', { transactionId: paid.id })).toEqual({
      transactionState: 1,
      timestamp: NOW,
      providerTrnId,
    });
    const day = { dateFrom: '2026-03-01 00:00:00', dateTo: '01.03.2026 23:59:59' };
    const { statements } = (await paynet.ask('GetStatement', day)) as { statements: object[] };
    expect(statements).toContainEqual({
      amount: AMOUNT,
      providerTrnId,
      transactionId: paid.id,
      timestamp: NOW,
    });
  });

  test('T45 PerformTransaction ten times at once pays once; the others get 201', async () => {
    const order = await anOrder();
    const params = { transactionId: transactionId(), amount: AMOUNT, ...fieldsOf(order) };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => paynet.ask('PerformTransaction', params)),
    );
    expect(answers.filter((answer) => answer === 201)).toHaveLength(9);
    const text = await paynet.text('PerformTransaction', params);
    expect(await paynet.text('PerformTransaction', params)).toBe(text);
    expect((await attempts()).filter(({ orderId }) => orderId === order.id)).toHaveLength(1);
  });

  test('T46 cancelled, again and again, in the same bytes; nothing is paid', async () => {
    const { order, id } = await performed();
    const first = await paynet.text('CancelTransaction', { transactionId: id });
    expect(JSON.parse(first)).toMatchObject({ result: { transactionState: 2, timestamp: NOW } });
    expect(await paynet.text('CancelTransaction', { transactionId: id })).toBe(first);
    expect(await paynet.ask('CheckTransaction', { transactionId: id })).toMatchObject({
      transactionState: 2,
    });
    expect((await orderOf(guest, order.id)).isPaid).toBe(false);
  });

  test('T46 what was never performed: 203 to cancel, state 3 to check', async () => {
    const unknown = { transactionId: transactionId() };
    expect(await paynet.ask('CancelTransaction', unknown)).toBe(203);
    expect(await paynet.ask('CheckTransaction', unknown)).toEqual({
      transactionState: 3,
      timestamp: NOW,
      providerTrnId: 0,
    });
  });

  test.each([AMOUNT + 1, AMOUNT - 1, AMOUNT * 100, AMOUNT / 100, 0, -1, 0.5, '10500000', null])(
    'T47 the amount %s: 413, and nothing is paid',
    async (amount) => {
      const order = await anOrder();
      const params = { transactionId: transactionId(), amount, ...fieldsOf(order) };
      expect(await paynet.ask('PerformTransaction', params)).toBe(413);
      expect((await orderOf(guest, order.id)).isPaid).toBe(false);
    },
  );

  test('T46 an unknown order: 302; a paid or a cancelled one: 501', async () => {
    expect(await paynet.ask('GetInformation', fieldsOf({ number: 999_999 }))).toBe(302);
    const { order } = await performed();
    expect(await paynet.ask('GetInformation', fieldsOf(order))).toBe(501);
    const other = await anOrder();
    unwrap(await guest.api(endpoints.cancelOrder, { params: { id: other.id } }));
    const params = { transactionId: transactionId(), amount: AMOUNT, ...fieldsOf(other) };
    expect(await paynet.ask('PerformTransaction', params)).toBe(501);
  });

  test('D22 an order of another way to pay: 501', async () => {
    const order = await anOrder({ paymentType: 'CASH' });
    expect(await paynet.ask('GetInformation', fieldsOf(order))).toBe(501);
  });

  test.each([null, basic({ username: 'paynet', password: 'another' }), 'Basic', 'Bearer x'])(
    'T44 with %s: HTTP 401, and no effect',
    async (authorization) => {
      const order = await anOrder();
      const params = {
        serviceId: PAYNET_ACCOUNT.serviceId,
        transactionId: 1,
        amount: AMOUNT,
        ...fieldsOf(order),
      };
      const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'PerformTransaction', params });
      const answer = await paynet.post(body, { authorization });
      expect([answer.status, await answer.json()]).toMatchObject([401, { id: null, error: { code: 412 } }]);
      expect((await orderOf(guest, order.id)).isPaid).toBe(false);
    },
  );

  test.each([
    ['no JSON', '{', -32_700],
    ['no call', '[]', -32_600],
    ['an unknown method', '{"id":1,"method":"Steal","params":{}}', -32_601],
    ['a method of every object', '{"id":1,"method":"constructor","params":{}}', -32_601],
    ['nothing in it', '{"id":1,"method":"CheckTransaction","params":{}}', 411],
    [
      'a text for a number',
      '{"id":1,"method":"CheckTransaction","params":{"serviceId":71,"transactionId":"1"}}',
      -32_602,
    ],
    [
      'another service',
      '{"id":1,"method":"CheckTransaction","params":{"serviceId":72,"transactionId":1}}',
      305,
    ],
    ['no order', '{"id":1,"method":"GetInformation","params":{"serviceId":71,"fields":{"phone":"1"}}}', 411],
    [
      'no date',
      '{"id":1,"method":"GetStatement","params":{"serviceId":71,"dateFrom":"2026-02-30 00:00:00","dateTo":"x"}}',
      414,
    ],
  ])('T44 %s', async (_, body, code) => {
    const answer = await paynet.post(body);
    expect([answer.status, await answer.json()]).toMatchObject([200, { error: { code } }]);
  });

  test('T44 a name with stray spaces is the vendor’s own habit; GET is no call', async () => {
    const params = { serviceId: PAYNET_ACCOUNT.serviceId, transactionId: 999_999 };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: ' CheckTransaction ', params });
    expect(await (await paynet.post(body)).json()).toMatchObject({ result: { transactionState: 3 } });
    expect(await (await paynet.post('', { method: 'GET' })).json()).toMatchObject({
      error: { code: -32_300 },
    });
  });
});

test('T44 Paynet changes its password: the new one opens, the old one does not', async () => {
  const other = await aRunningApi({ brand: aPayingBrand(['PAYNET'], { PAYNET: PAYNET_ACCOUNT }) });
  const caller = paynetCaller(other);
  expect(await caller.ask('ChangePassword', { newPassword: 'Fresh-Password-1' })).toBe('success');
  expect(await caller.ask('CheckTransaction', { transactionId: 1 })).toBe(412);
  caller.login({ ...PAYNET_ACCOUNT, password: 'Fresh-Password-1' });
  expect(await caller.ask('CheckTransaction', { transactionId: 1 })).toMatchObject({ transactionState: 3 });
  expect(await caller.ask('ChangePassword', { newPassword: 'short' })).toBe(-32_602);
});

test('T44 where the contract names networks, a call from elsewhere: 601', async () => {
  const networks = ['213.230.106.112/28'];
  const other = await aRunningApi({
    brand: aPayingBrand(['PAYNET'], { PAYNET: { ...PAYNET_ACCOUNT, networks } }),
  });
  expect(await paynetCaller(other).ask('CheckTransaction', { transactionId: 1 })).toBe(601);
});
