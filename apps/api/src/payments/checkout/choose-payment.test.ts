import { endpoints, unwrap } from '@dasturxon/core/api';
import type { PaymentType } from '@dasturxon/core/payment';
import { beforeAll, describe, expect, test } from 'vitest';

import { inLedgerOf } from '../../testing/payments/in-ledger.ts';
import { attemptsIn } from '../../testing/payments/money.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

const MINUTE = 60_000;

let osh: Scene;
let guest: Person;
let merchant: ReturnType<typeof inLedgerOf>;
beforeAll(async () => {
  const brand = aPayingBrand(['CASH', 'OTHER', 'PAYME', 'CLICK'], { PAYME: PAYME_ACCOUNT });
  osh = await aRunningApi({ brand });
  guest = await osh.person();
  merchant = inLedgerOf(osh, guest);
});

const choose = (orderId: string, paymentType: PaymentType) =>
  guest.api(endpoints.choosePayment, { params: { orderId }, body: { paymentType } });
/** Another way to pay, so many minutes after the order was placed; how long after that it ends by itself. */
async function chosenAfter(minutes: number, from: PaymentType, to: PaymentType) {
  const { id } = await merchant.anOrder(from);
  const before = await merchant.jobs('order.expire-unpaid', id);
  const placed = osh.clock.now;
  osh.clock.now = new Date(placed.getTime() + minutes * MINUTE);
  unwrap(await choose(id, to));
  osh.clock.now = placed;
  const after = (await merchant.jobs('order.expire-unpaid', id)).slice(before.length);
  return after.map(({ startAfter }) => (startAfter!.getTime() - placed.getTime()) / MINUTE);
}

describe('ST-03 how long an order waits for the money of another way to pay', () => {
  test.each([
    [0, 30],
    [19, 30],
    [20, 30],
    [21, 31],
    [45, 55],
  ])(
    'ST-03 from cash to Payme %i minutes after its placing: until %i minutes after it',
    async (at, until) => {
      expect(await chosenAfter(at, 'CASH', 'PAYME')).toEqual([until]);
    },
  );

  test('ST-03 an order has a payment deadline if it is prepaid, and no deadline if paid on receipt', async () => {
    expect(await chosenAfter(25, 'PAYME', 'CLICK')).toEqual([]);
    expect(await chosenAfter(25, 'CASH', 'OTHER')).toEqual([]);
    expect(await chosenAfter(25, 'PAYME', 'CASH')).toEqual([]);
  });
});

describe('D22 ST-03 selectable methods', () => {
  test.each(['CANCELED', 'CLOSED'])('ST-03 no method for an order that is %s', async (status) => {
    const { id } = await merchant.anOrder();
    await merchant.changeOrder(id, { status });
    expect((await choose(id, 'CASH')).error?.code).toBe('payment.closed');
    expect((await merchant.orderRow(id)).paymentType).toBe('PAYME');
  });

  test('D22 no method that is not offered, and then the open attempt goes on', async () => {
    const { id } = await merchant.anOrder();
    await merchant.anAttemptFor(id);
    expect((await choose(id, 'TERMINAL')).error?.code).toBe('payment.unavailable');
    expect(await attemptsIn(osh, id)).toMatchObject([{ state: 'CREATED' }]);
  });

  test('ENUM-13 the history has the person who chose and the courier’s status', async () => {
    const { id } = await merchant.anOrder();
    const { history } = unwrap(await choose(id, 'CLICK'));
    expect(history.at(-1)).toMatchObject({
      type: 'CHANGE_PAYMENT_TYPE',
      status: 'CREATED',
      role: 'CLIENT',
      paymentType: 'CLICK',
      courierStatus: null,
    });
  });

  test('ST-03 choosing the current method again changes nothing', async () => {
    const { id } = await merchant.anOrder();
    await merchant.anAttemptFor(id, { state: 'PENDING', begunAt: osh.clock.now });
    expect(unwrap(await choose(id, 'PAYME')).history.map(({ type }) => type)).not.toContain(
      'CHANGE_PAYMENT_TYPE',
    );
    expect(await attemptsIn(osh, id)).toMatchObject([{ state: 'PENDING' }]);
  });
});
