import { endpoints, unwrap } from '@dasturxon/core/api';
import type { OrderStatus } from '@dasturxon/core/order';
import type { PaymentType } from '@dasturxon/core/payment';
import { beforeAll, describe, expect, test } from 'vitest';

import { expireUnpaidOrder } from '../../orders/moves/expire-unpaid-order.ts';
import { inLedgerOf } from '../../testing/payments/in-ledger.ts';
import { attemptsIn } from '../../testing/payments/money.ts';
import { TEST_AMOUNT as AMOUNT } from '../../testing/payments/test-ledger.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';
import { checkMoney } from '../commands/check-money.ts';
import { lockedByPayment } from './free-order.ts';
import { paymentsOnMove } from './on-order-move.ts';

let osh: Scene;
let guest: Person;
let staff: Person;
let merchant: ReturnType<typeof inLedgerOf>;
beforeAll(async () => {
  osh = await aRunningApi({ brand: aPayingBrand(['CASH', 'PAYME', 'CLICK'], { PAYME: PAYME_ACCOUNT }) });
  [guest, staff] = [await osh.person(), await osh.person({ role: 'MANAGER' })];
  merchant = inLedgerOf(osh, guest);
});

const states = async (id: string) => (await attemptsIn(osh, id)).map(({ state, reason }) => [state, reason]);
const cancel = async (id: string) =>
  unwrap(await guest.api(endpoints.cancelOrder, { params: { id }, body: {} }));
/** What a move of an order does to its money, and whether it was paid by it. */
async function move(id: string, to: OrderStatus) {
  const row = await merchant.orderRow(id);
  const isPaidBy = await merchant.inTenant((tx) => paymentsOnMove(osh.deps, tx, { row, to, reason: null }));
  return {
    isPaidBy,
    isPaid: (await merchant.orderRow(id)).isPaid,
    attempts: (await attemptsIn(osh, id)).length,
  };
}

describe('F20 an order that is cancelled', () => {
  test('F20 T48 ends every open attempt on the guest’s request, and keeps the reason of ended ones', async () => {
    const { id } = await merchant.anOrder();
    await merchant.anAttemptFor(id, { state: 'CANCELED', reason: 'DECLINED' });
    await merchant.anAttemptFor(id, { provider: 'CLICK' });
    const long = new Date(osh.clock.now.getTime() - 120_000);
    await merchant.anAttemptFor(id, { state: 'PENDING', begunAt: long });
    await cancel(id);
    expect(await states(id)).toEqual([
      ['CANCELED', 'DECLINED'],
      ['CANCELED', 'ORDER_CANCELED'],
      ['CANCELED', 'ORDER_CANCELED'],
    ]);
    expect(await merchant.refundsOf(id)).toEqual([]);
  });

  test('ST-03 for not being paid ends them for the time that ran out', async () => {
    const { id } = await merchant.anOrder();
    await merchant.anAttemptFor(id);
    const before = osh.clock.now;
    osh.clock.now = new Date(before.getTime() + 31 * 60_000);
    await expireUnpaidOrder(osh.deps, { merchantId: osh.merchantId, orderId: id }, (tx, row) =>
      lockedByPayment(osh.deps, tx, row),
    );
    osh.clock.now = before;
    expect(await states(id)).toEqual([['CANCELED', 'TIMEOUT']]);
  });

  test('F20 D19 a refund of the paid sum is written once; surplus money has its refund already', async () => {
    const { id } = await merchant.aPaidOrder();
    await merchant.inLedger(async (ledger) =>
      ledger.receive((await ledger.orderById(id))!, { providerId: crypto.randomUUID(), amount: 500 }),
    );
    await cancel(id);
    expect((await merchant.refundsOf(id)).map(({ amount, reason }) => [amount, reason])).toEqual(
      expect.arrayContaining([
        [500, 'ORDER_CANCELED'],
        [AMOUNT, 'ORDER_CANCELED'],
      ]),
    );
    expect(await merchant.refundsOf(id)).toHaveLength(2);
  });
});

describe('ENUM-13 an order that is closed', () => {
  test.each<[PaymentType, OrderStatus, boolean]>([
    ['CASH', 'CLOSED', true],
    ['CASH', 'DELIVERED', false],
    ['CASH', 'ACCEPTED', false],
    ['PAYME', 'CLOSED', false],
  ])('ENUM-13 %s, to %s: paid by that: %s', async (paymentType, to, isPaid) => {
    const { id } = await merchant.anOrder(paymentType);
    expect(await move(id, to)).toEqual({ isPaidBy: isPaid, isPaid, attempts: isPaid ? 1 : 0 });
  });

  test('ENUM-13 T45 is not paid twice when staff had the money before', async () => {
    const { id } = await merchant.anOrder('CASH');
    unwrap(await staff.api(endpoints.markPaid, { params: { orderId: id } }));
    expect(await move(id, 'CLOSED')).toEqual({ isPaidBy: false, isPaid: true, attempts: 1 });
  });
});

test('T34 after all of this the ledger agree', async () => {
  expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
});
