import { endpoints, unwrap } from '@dasturxon/core/api';
import type { PaymentType } from '@dasturxon/core/payment';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { orderHistory } from '../../db/schema/orders.ts';
import { moneyJournal } from '../../db/schema/payments.ts';
import { inLedgerOf } from '../../testing/payments/in-ledger.ts';
import { attemptsIn } from '../../testing/payments/money.ts';
import { pickUp, place } from '../../testing/order-bodies.ts';
import { TEST_AMOUNT as AMOUNT } from '../../testing/payments/test-ledger.ts';
import { aPayingBrand } from '../../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';
import type { AttemptRow } from '../attempts/attempts.ts';
import { paidForOrder } from '../attempts/due-refund.ts';
import { checkMoney } from '../commands/check-money.ts';
import { dueRefund } from '../attempts/due-refund.ts';
import { completeRefund, paidBy, settleNothing } from './settle-order.ts';

let osh: Scene;
let guest: Person;
let merchant: ReturnType<typeof inLedgerOf>;
beforeAll(async () => {
  osh = await aRunningApi({ brand: aPayingBrand(['CASH', 'PAYME', 'CLICK']) });
  guest = await osh.person();
  merchant = inLedgerOf(osh, guest);
});

const promise = async (attempt: AttemptRow, amount = attempt.amount) =>
  (await merchant.inTenant((tx) => dueRefund(osh.deps, tx, { attempt, amount, reason: 'STAFF' })))!;
/** Refunds the current state of the attempt now. */
async function goBack(orderId: string, refund: { id: string; amount: number }) {
  const row = await merchant.orderRow(orderId);
  const attempt = (await attemptsIn(osh, orderId)).find(({ state }) => state !== 'CANCELED')!;
  const about = { row, attempt, refund: { ...refund, reason: 'STAFF' as const } };
  return { before: attempt, after: await merchant.inTenant((tx) => completeRefund(osh.deps, tx, about)) };
}
const eventsOf = async (orderId: string) => {
  const own = eq(orderHistory.orderId, orderId);
  const rows = await merchant.inTenant((tx) => tx.select().from(orderHistory).where(own));
  return rows.map(({ event }) => event);
};
const isPaid = async (id: string) => (await merchant.orderRow(id)).isPaid;
async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const before = osh.clock.now;
  osh.clock.now = new Date(before.getTime() + ms);
  const came = await work();
  osh.clock.now = before;
  return came;
}

describe('F20 refunds', () => {
  test('F20 a part leaves the moment of the payment as it is, the last of it is the end', async () => {
    const { id, attempt } = await merchant.aPaidOrder();
    const paidAt = osh.clock.now;
    const part = await promise(attempt, 1_000);
    await later(60_000, () => goBack(id, part));
    expect(await attemptsIn(osh, id)).toMatchObject([
      { state: 'PAID', refunded: 1_000, reason: 'STAFF', paidAt, canceledAt: null },
    ]);
    expect(await isPaid(id)).toBe(true);
    const rest = await promise({ ...attempt, refunded: 1_000 }, AMOUNT - 1_000);
    await later(120_000, () => goBack(id, rest));
    const canceledAt = new Date(paidAt.getTime() + 120_000);
    expect(await attemptsIn(osh, id)).toMatchObject([{ state: 'REFUNDED', paidAt, canceledAt }]);
    expect(await isPaid(id)).toBe(false);
  });

  test('T45 the same refund twice, or more than there is, moves nothing and writes nothing', async () => {
    const { id, attempt } = await merchant.aPaidOrder();
    const tooMuch = await goBack(id, { id: 'too much', amount: AMOUNT + 1 });
    expect(tooMuch.after).toEqual(tooMuch.before);
    const whole = await promise(attempt);
    await goBack(id, whole);
    const again = await goBack(id, whole);
    expect(again.after).toEqual(again.before);
    const booked = await merchant.inTenant((tx) =>
      tx.select().from(moneyJournal).where(eq(moneyJournal.attemptId, attempt.id)),
    );
    expect(booked.map(({ line }) => line).toSorted((a, b) => a - b)).toEqual([1, 1, 2, 2]);
    expect((await eventsOf(id)).filter((event) => event === 'UPDATE')).toHaveLength(1);
  });

  test('F20 surplus money is refunded, the order stays paid, and its history records it', async () => {
    const { id } = await merchant.aPaidOrder();
    const late = await merchant.inLedger(async (ledger) =>
      ledger.receive((await ledger.orderById(id))!, { providerId: crypto.randomUUID(), amount: AMOUNT }),
    );
    const before = await eventsOf(id);
    const [due] = await merchant.refundsOf(id);
    const row = await merchant.orderRow(id);
    const gone = await merchant.inTenant((tx) =>
      completeRefund(osh.deps, tx, { row, attempt: late, refund: due! }),
    );
    expect(gone).toMatchObject({ state: 'REFUNDED', isSurplus: true });
    expect([await isPaid(id), await eventsOf(id)]).toEqual([true, [...before, 'UPDATE']]);
    expect(await merchant.refundsOf(id)).toMatchObject([{ state: 'DONE', doneAt: osh.clock.now }]);
  });

  test('F20 D19 a cancelled order is paid until the last of its money is back', async () => {
    const { id, attempt } = await merchant.aPaidOrder();
    const parts = [await promise(attempt, 1_000), await promise(attempt, AMOUNT - 1_000)];
    unwrap(await guest.api(endpoints.cancelOrder, { params: { id }, body: {} }));
    const paid = [];
    for (const part of parts) {
      await goBack(id, part);
      paid.push(await isPaid(id));
    }
    expect(paid).toEqual([true, false]);
    expect((await eventsOf(id)).filter((event) => event === 'UPDATE')).toHaveLength(2);
  });
});

describe('IMP-19 the sum kept for an order', () => {
  const locked = async (orderId: string) => {
    const row = await merchant.orderRow(orderId);
    return merchant.inTenant((tx) => paidForOrder(tx, row));
  };

  test('IMP-19 the sum paid, and the rest of it; surplus money does not count', async () => {
    const { id, attempt } = await merchant.aPaidOrder();
    await merchant.inLedger(async (ledger) =>
      ledger.receive((await ledger.orderById(id))!, { providerId: crypto.randomUUID(), amount: 500 }),
    );
    expect(await locked(id)).toEqual({ before: AMOUNT, after: AMOUNT });
    await goBack(id, await promise(attempt, 1_000));
    expect(await locked(id)).toEqual({ before: AMOUNT, after: AMOUNT - 1_000 });
    await goBack(id, await promise({ ...attempt, refunded: 1_000 }, AMOUNT - 1_000));
    expect(await locked(id)).toEqual({ before: AMOUNT, after: 0 });
  });

  test('IMP-19 both sums are equal and not zero for an order never paid', async () => {
    const { id } = await merchant.anOrder();
    await merchant.anAttemptFor(id, { state: 'CANCELED' });
    const { before, after } = await locked(id);
    expect(before).toBeGreaterThan(0);
    expect(after).toBe(before);
  });
});

describe('T46 an order that is paid', () => {
  test('T46 keeps no other page open; ended attempts and those at other providers stay', async () => {
    const { id } = await merchant.anOrder();
    await merchant.anAttemptFor(id, { provider: 'CLICK' });
    await merchant.anAttemptFor(id, { provider: 'CLICK', state: 'CANCELED', reason: 'DECLINED' });
    await merchant.anAttemptFor(id, { providerId: `${id}-x` });
    await merchant.inLedger(async (ledger) =>
      ledger.receive((await ledger.orderById(id))!, { providerId: `${id}-x`, amount: AMOUNT }),
    );
    expect((await attemptsIn(osh, id)).map(({ state, reason }) => [state, reason])).toEqual([
      ['CANCELED', 'SWITCHED'],
      ['CANCELED', 'DECLINED'],
      ['PAID', null],
    ]);
  });

  test.each<[PaymentType, PaymentType, PaymentType]>([
    ['CLICK_MINI_APP', 'CLICK', 'CLICK_MINI_APP'],
    ['PAYME', 'PAYME', 'PAYME'],
    ['PAYME', 'CLICK', 'CLICK'],
    ['CASH', 'PAYME', 'PAYME'],
  ])('F20 ENUM-09 chosen %s and paid by %s it is reported as %s', async (paymentType, provider, by) => {
    const { id, attempt } = await merchant.aPaidOrder(provider);
    await merchant.changeOrder(id, { paymentType });
    expect(paidBy(await merchant.orderRow(id), attempt)).toBe(by);
  });

  test('T45 ST-03 by points alone it is so once', async () => {
    const rich = await osh.person({ cashback: 90_000 });
    const body = pickUp({ paymentType: 'PAYME', cashback: 90_000, totalPrice: 0 });
    const { id } = unwrap(await place(rich, body));
    const paid = (await eventsOf(id)).filter((event) => event === 'PAID').length;
    for (let again = 0; again < 2; again += 1) {
      const row = await merchant.orderRow(id);
      await merchant.inTenant((tx) => settleNothing(osh.deps, tx, row));
    }
    expect(await isPaid(id)).toBe(true);
    expect((await eventsOf(id)).filter((event) => event === 'PAID')).toHaveLength(Math.max(paid, 1));
  });

  test('T34 after all of this the ledger agree', async () => {
    expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
  });
});
