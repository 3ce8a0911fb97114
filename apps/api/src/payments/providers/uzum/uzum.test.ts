import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, describe, expect, test } from 'vitest';

import { paymentAttempts } from '../../../db/schema/payments.ts';
import { basic, UZUM_BANK, uzumCaller } from '../../../testing/payments/bank-callers.ts';
import { delivery, place, type Body } from '../../../testing/order-bodies.ts';
import { AMOUNT, orderOf } from '../../../testing/payments/payme/payme-caller.ts';
import { aPayingBrand } from '../../../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../../../testing/scene.ts';

let osh: Scene;
let guest: Person;
let uzum: ReturnType<typeof uzumCaller>;
beforeAll(async () => {
  osh = await aRunningApi({ brand: aPayingBrand(['CASH', 'UZUM'], { UZUM: { bank: UZUM_BANK } }) });
  guest = await osh.person();
  uzum = uzumCaller(osh);
});

const anOrder = async (change: Partial<Body> = {}) =>
  unwrap(await place(guest, delivery({ paymentType: 'UZUM', ...change })));
const transId = () => crypto.randomUUID();
const paramsOf = ({ number }: { number: number | string }) => ({ params: { order_id: String(number) } });
const attempts = () => osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(paymentAttempts));

async function created() {
  const order = await anOrder();
  const id = transId();
  await uzum.ask('create', { ...paramsOf(order), transId: id, amount: AMOUNT });
  return { order, transId: id };
}

describe('Uzum Bank calls', () => {
  test('T45 T46 ST-03 check, create, confirm, status: each by the bank’s protocol', async () => {
    const order = await anOrder();
    const data = { order_id: { value: String(order.number) } };
    const { serviceId } = UZUM_BANK;
    expect(await uzum.ask('check', paramsOf(order))).toEqual({
      http: 200,
      serviceId,
      timestamp: 1_772_350_496_000,
      status: 'OK',
      data,
    });
    const id = transId();
    const now = osh.clock.now.getTime();
    const create = { ...paramsOf(order), transId: id, amount: AMOUNT };
    expect(await uzum.ask('create', create)).toEqual({
      http: 200,
      serviceId,
      transId: id,
      status: 'CREATED',
      transTime: now,
      data,
      amount: AMOUNT,
    });
    expect(await uzum.ask('status', { transId: id })).toMatchObject({
      status: 'CREATED',
      confirmTime: null,
      reverseTime: null,
    });
    expect(await uzum.ask('confirm', { transId: id, paymentSource: 'UZUM' })).toEqual({
      http: 200,
      serviceId,
      transId: id,
      status: 'CONFIRMED',
      confirmTime: now,
      data,
      amount: AMOUNT,
    });
    expect((await orderOf(guest, order.id)).isPaid).toBe(true);
    expect(await uzum.ask('status', { transId: id })).toMatchObject({
      status: 'CONFIRMED',
      confirmTime: now,
    });
  });

  test('T45 create and confirm are not acted on twice, and the error is the same bytes', async () => {
    const { order, transId: id } = await created();
    const create = { ...paramsOf(order), transId: id, amount: AMOUNT };
    const again = await uzum.call('create', create);
    expect([again.status, JSON.parse(again.text)]).toMatchObject([
      400,
      { status: 'FAILED', errorCode: '10010' },
    ]);
    expect(await uzum.call('create', create)).toEqual(again);
    await uzum.ask('confirm', { transId: id });
    const repeated = await uzum.call('confirm', { transId: id });
    expect(JSON.parse(repeated.text)).toMatchObject({ errorCode: '10016' });
    expect(await uzum.call('confirm', { transId: id })).toEqual(repeated);
    expect((await attempts()).filter(({ orderId }) => orderId === order.id)).toHaveLength(1);
  });

  test('T46 reversed before it is confirmed: nothing was paid, and it cannot be confirmed any more', async () => {
    const { order, transId: id } = await created();
    const first = await uzum.call('reverse', { transId: id });
    expect(JSON.parse(first.text)).toMatchObject({ status: 'REVERSED', reverseTime: expect.any(Number) });
    expect(await uzum.ask('reverse', { transId: id })).toMatchObject({ http: 400, errorCode: '10018' });
    expect(await uzum.ask('confirm', { transId: id })).toMatchObject({ http: 400, errorCode: '10015' });
    expect((await orderOf(guest, order.id)).isPaid).toBe(false);
  });

  test('T46 reversed after it is confirmed: the order is unpaid again', async () => {
    const { order, transId: id } = await created();
    await uzum.ask('confirm', { transId: id });
    expect(await uzum.ask('reverse', { transId: id })).toMatchObject({ status: 'REVERSED' });
    expect((await orderOf(guest, order.id)).isPaid).toBe(false);
    expect(await uzum.ask('status', { transId: id })).toMatchObject({ status: 'REVERSED' });
  });

  test('T46 confirm, reverse and status of what was never created: 10014', async () => {
    for (const operation of ['confirm', 'reverse', 'status'])
      expect(await uzum.ask(operation, { transId: transId() })).toMatchObject({
        http: 400,
        errorCode: '10014',
      });
  });

  test.each([AMOUNT + 1, AMOUNT - 1, AMOUNT * 100, AMOUNT / 100, 0, -1, 1.5, '10500000', null])(
    'T47 the amount %s: 10011, and nothing is begun',
    async (amount) => {
      const order = await anOrder();
      const before = (await attempts()).length;
      const create = { ...paramsOf(order), transId: transId(), amount };
      expect(await uzum.ask('create', create)).toMatchObject({ http: 400, errorCode: '10011' });
      expect((await attempts()).length).toBe(before);
    },
  );

  test('T46 an unknown order: 10007; a paid one: 10008; a cancelled one: 10009', async () => {
    expect(await uzum.ask('check', paramsOf({ number: 999_999 }))).toMatchObject({ errorCode: '10007' });
    const { order, transId: id } = await created();
    await uzum.ask('confirm', { transId: id });
    expect(await uzum.ask('check', paramsOf(order))).toMatchObject({ errorCode: '10008' });
    const other = await anOrder();
    unwrap(await guest.api(endpoints.cancelOrder, { params: { id: other.id } }));
    expect(await uzum.ask('check', paramsOf(other))).toMatchObject({ errorCode: '10009' });
  });

  test('T48 a second transaction for an order that is being paid: 99999', async () => {
    const { order } = await created();
    const create = { ...paramsOf(order), transId: transId(), amount: AMOUNT };
    expect(await uzum.ask('create', create)).toMatchObject({ errorCode: '99999' });
  });

  test.each([null, 'Basic !', basic({ username: 'uzum', password: 'another' }), 'Bearer TEST_PASSWORD'])(
    'T44 with %s: 10001 and no effect',
    async (authorization) => {
      const order = await anOrder();
      const before = await attempts();
      const body = JSON.stringify({
        serviceId: UZUM_BANK.serviceId,
        timestamp: 1,
        ...paramsOf(order),
        transId: transId(),
        amount: AMOUNT,
      });
      const answer = await uzum.post('create', body, { authorization });
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { status: 'FAILED', errorCode: '10001' },
      ]);
      expect(await attempts()).toEqual(before);
    },
  );

  test.each([
    ['no JSON', 'create', '{', '10002'],
    ['an unknown operation', 'delete', '{}', '10003'],
    ['nothing in it', 'create', '{}', '10005'],
    ['another service', 'status', '{"serviceId":1,"transId":"a"}', '10006'],
    ['no order', 'check', `{"serviceId":${UZUM_BANK.serviceId},"params":{"phone":"998"}}`, '10005'],
  ])('T44 %s', async (_, operation, body, errorCode) => {
    const answer = await uzum.post(operation, body);
    expect([answer.status, await answer.json()]).toMatchObject([400, { status: 'FAILED', errorCode }]);
  });

  test('TEN-01 another merchant’s bank login opens nothing here', async () => {
    const other = await aRunningApi({
      brand: aPayingBrand(['UZUM'], { UZUM: { bank: { ...UZUM_BANK, password: 'another' } } }),
    });
    expect(await uzumCaller(other).ask('check', { params: { order_id: '1' } })).toMatchObject({
      errorCode: '10001',
    });
  });
});

test('T46 the merchant’s account replaces the code of one situation', async () => {
  const codes = { order: '10008' };
  const other = await aRunningApi({
    brand: aPayingBrand(['UZUM'], { UZUM: { bank: { ...UZUM_BANK, codes } } }),
  });
  expect(await uzumCaller(other).ask('check', paramsOf({ number: 1 }))).toMatchObject({ errorCode: '10008' });
});
