import { endpoints, unwrap } from '@dasturxon/core/api';
import type { PaymentType } from '@dasturxon/core/payment';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { outbox } from '../db/schema/merchants.ts';
import { orderHistory, orders } from '../db/schema/orders.ts';
import { paymentRefunds } from '../db/schema/payments.ts';
import { attemptsIn, balancesOf } from '../testing/money.ts';
import { delivery, place } from '../testing/order-bodies.ts';
import { PAPER_AMOUNT } from '../testing/paper-books.ts';
import { aPayingBrand } from '../testing/paying.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';
import { insertAttempt } from './attempts.ts';
import { openBooks, type Books } from './books.ts';
import { dueRefund, refundsUnderway } from './due-refund.ts';

let osh: Scene;
let guest: Person;
beforeAll(async () => {
  osh = await aRunningApi({ brand: aPayingBrand(['CASH', 'PAYME', 'CLICK']) });
  guest = await osh.person();
});

const AMOUNT = PAPER_AMOUNT;
const inBooks = <T>(run: (books: Books) => Promise<T>, provider: PaymentType = 'PAYME') =>
  osh.deps.db.inTenant(osh.merchantId, (tx) =>
    run(openBooks(osh.deps, tx, { merchantId: osh.merchantId, provider })),
  );
const anOrder = async (paymentType: PaymentType = 'PAYME') =>
  unwrap(await place(guest, delivery({ paymentType })));
const changeOrder = (id: string, values: Partial<typeof orders.$inferInsert>) =>
  osh.deps.db.inTenant(osh.merchantId, (tx) => tx.update(orders).set(values).where(eq(orders.id, id)));
const orderRow = (id: string) => inBooks(async (books) => (await books.orderById(id))!);
const refundsOf = (orderId: string) =>
  osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(paymentRefunds).where(eq(paymentRefunds.orderId, orderId)),
  );
const jobs = async (queue: string, has: string) =>
  (
    await osh.deps.db.asPlatform((tx) =>
      tx
        .select()
        .from(outbox)
        .where(and(eq(outbox.merchantId, osh.merchantId), eq(outbox.queue, queue))),
    )
  ).filter(({ payload }) => JSON.stringify(payload).includes(has));

/** An order whose money has come by one transaction of Payme. */
async function aPaidOrder(providerId: string = crypto.randomUUID()) {
  const { id } = await anOrder();
  await inBooks(async (books) => books.receive((await books.orderById(id))!, { providerId, amount: AMOUNT }));
  return { id, providerId };
}

describe('money that comes', () => {
  test('T46 F19 a transaction that has begun is asked after in two minutes, and freezes its order', async () => {
    const { id } = await anOrder();
    const touched = await inBooks(async (books) => {
      const row = (await books.orderById(id))!;
      const data = { paydocId: '1' };
      const about = { providerId: `${id}-x`, amount: AMOUNT, providerTime: 5, data };
      expect(await books.begin(row, about)).toMatchObject({
        ok: true,
        value: { state: 'PENDING', providerTime: 5, data, begunAt: osh.clock.now, amount: AMOUNT },
      });
      expect(await books.check(row, AMOUNT)).toMatchObject({ ok: false, code: 'payment.inProgress' });
      return books.touched;
    });
    expect([...touched]).toEqual([id]);
    const [attempt] = await attemptsIn(osh, id);
    const asked = await jobs('payment.look-up', attempt!.id);
    expect(asked.map(({ startAfter }) => startAfter?.getTime())).toEqual([osh.clock.now.getTime() + 120_000]);
  });

  test('T46 the page that the guest was sent to belongs to the transaction that comes for it, and no other’s', async () => {
    const { id } = await anOrder();
    await inBooks(async (books) => {
      const row = (await books.orderById(id))!;
      const made = await books.begin(row, { providerId: `${id}-a`, amount: AMOUNT });
      if (made.ok) await books.cancel({ row, attempt: made.value }, { reason: 'DECLINED' });
    });
    await osh.deps.db.inTenant(osh.merchantId, async (tx) => {
      const made = { merchantId: osh.merchantId, orderId: id, state: 'CREATED' as const, amount: AMOUNT };
      await insertAttempt(tx, { ...made, id: `${id}-click`, provider: 'CLICK', createdAt: osh.clock.now });
      await insertAttempt(tx, { ...made, id: `${id}-sent`, provider: 'PAYME', createdAt: osh.clock.now });
      const named = { ...made, id: `${id}-named`, provider: 'PAYME' as const, providerId: `${id}-n` };
      await insertAttempt(tx, { ...named, createdAt: osh.clock.now });
    });
    await inBooks(async (books) => {
      const row = (await books.orderById(id))!;
      const begun = await books.begin(row, { providerId: `${id}-b`, amount: AMOUNT });
      expect(begun).toMatchObject({ ok: true, value: { id: `${id}-sent` } });
      expect(await books.lastAttempt(row)).toMatchObject({ id: `${id}-named` });
      if (begun.ok) await books.settle({ row, attempt: begun.value }, { note: 'paid' });
    });
    expect(await attemptsIn(osh, id)).toMatchObject([
      { state: 'CANCELED', reason: 'DECLINED' },
      { id: `${id}-click`, state: 'CANCELED', reason: 'SWITCHED', canceledAt: osh.clock.now },
      { id: `${id}-sent`, state: 'PAID', reason: null, paidAt: osh.clock.now, data: { note: 'paid' } },
      { id: `${id}-named`, state: 'CANCELED', reason: 'SWITCHED' },
    ]);
  });

  test('T45 settled twice it is booked once, and its history has one line', async () => {
    const before = await balancesOf(osh);
    const { id } = await anOrder();
    const twice = await inBooks(async (books) => {
      const row = (await books.orderById(id))!;
      const begun = await books.begin(row, { providerId: `${id}-x`, amount: AMOUNT });
      const held = { row, attempt: begun.ok ? begun.value : null! };
      const first = await books.settle(held);
      books.touched.clear();
      const again = await books.settle((await books.attemptByProviderId(`${id}-x`))!, { late: true });
      return { first, again, touched: books.touched.size };
    });
    expect(twice.again).toEqual(twice.first);
    expect(twice.touched).toBe(0);
    const after = await balancesOf(osh);
    expect(after['at.PAYME']! - (before['at.PAYME'] ?? 0)).toBe(AMOUNT);
    expect(after['orders']! - (before['orders'] ?? 0)).toBe(-AMOUNT);
    const history = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.select().from(orderHistory).where(eq(orderHistory.orderId, id)),
    );
    expect(history.filter(({ event }) => event === 'PAID')).toMatchObject([
      { actorId: null, data: { paymentType: 'PAYME', courierStatus: null }, at: osh.clock.now },
    ]);
  });

  test('ENT-26 a cheque is asked for where the provider makes none by itself', async () => {
    for (const [type, count] of [
      ['CLICK', 1],
      ['PAYME', 0],
    ] as const) {
      const { id } = await anOrder(type);
      await inBooks(
        async (books) =>
          books.receive((await books.orderById(id))!, { providerId: `${id}-x`, amount: AMOUNT }),
        type,
      );
      const [attempt] = await attemptsIn(osh, id);
      expect(await jobs('payment.cheque', attempt!.id)).toHaveLength(count);
    }
  });

  test('F20 what the order cannot take is owed, and a job gives it back', async () => {
    const before = await balancesOf(osh);
    const { id } = await aPaidOrder();
    const late = await inBooks(async (books) => {
      const row = (await books.orderById(id))!;
      return books.receive(row, { providerId: `${id}-late`, amount: AMOUNT, data: { from: 'late' } });
    });
    expect(late).toMatchObject({ state: 'PAID', isSurplus: true, data: { from: 'late' } });
    expect((await balancesOf(osh))['owed']! - (before['owed'] ?? 0)).toBe(-AMOUNT);
    const refunds = await refundsOf(id);
    expect(refunds).toMatchObject([
      { amount: AMOUNT, state: 'DUE', reason: 'ORDER_CANCELED', attemptId: late.id, note: null },
    ]);
    expect(await jobs('payment.refund', refunds[0]!.id)).toHaveLength(1);
    expect((await orderRow(id)).isPaid).toBe(true);
    const again = await inBooks(async (books) =>
      books.receive((await books.orderById(id))!, { providerId: `${id}-late`, amount: AMOUNT }),
    );
    expect(again).toEqual(late);
    expect(await refundsOf(id)).toHaveLength(1);
  });
});

describe('T46 what an order can take', () => {
  const come = (id: string, change: { providerId?: string; amount?: number } = {}) =>
    inBooks(async (books) => {
      const about = { providerId: `${id}-x`, amount: AMOUNT, ...change };
      return books.receive((await books.orderById(id))!, about);
    });
  const begun = (id: string) =>
    inBooks(async (books) => {
      const row = (await books.orderById(id))!;
      const answer = await books.begin(row, { providerId: `${id}-x`, amount: AMOUNT });
      return { row, attempt: answer.ok ? answer.value : null! };
    });

  test('T46 its own transaction that had begun is no rival of itself', async () => {
    const { id } = await anOrder();
    await begun(id);
    expect(await come(id)).toMatchObject({ state: 'PAID', isSurplus: false });
    expect((await orderRow(id)).isPaid).toBe(true);
  });

  test.each<[string, (id: string) => Promise<unknown>, { providerId?: string; amount?: number }]>([
    ['another sum', async () => undefined, { amount: AMOUNT - 1 }],
    ['a cancelled order', (id) => changeOrder(id, { status: 'CANCELED' }), {}],
    ['an order that is paid', (id) => changeOrder(id, { isPaid: true }), {}],
    ['an order that another transaction is at', begun, { providerId: 'another' }],
  ])('F20 T46 not %s: the money is owed', async (_, before, change) => {
    const { id } = await anOrder();
    await before(id);
    const named = change.providerId ? { ...change, providerId: `${id}-another` } : change;
    expect(await come(id, named)).toMatchObject({ state: 'PAID', isSurplus: true });
    expect(await refundsOf(id)).toMatchObject([{ state: 'DUE' }]);
    await changeOrder(id, { isPaid: false });
  });

  test('T46 what has ended is not settled, and what was paid does not end', async () => {
    const { id } = await anOrder();
    const held = await begun(id);
    const ended = await inBooks(async (books) => {
      const canceled = await books.cancel(held, { reason: 'DECLINED' });
      expect([...books.touched]).toEqual([id]);
      return canceled;
    });
    expect(ended).toMatchObject({ ok: true, value: { state: 'CANCELED' } });
    const late = await inBooks(async (books) => books.settle((await books.attemptByProviderId(`${id}-x`))!));
    expect(late).toEqual({ ok: false, code: 'payment.closed' });
    expect((await orderRow(id)).isPaid).toBe(false);
    await come(id);
    const again = await inBooks(async (books) =>
      books.cancel((await books.attemptByProviderId(`${id}-x`))!, { reason: 'DECLINED' }),
    );
    expect(again).toEqual({ ok: false, code: 'payment.alreadyPaid' });
  });
});

test('F20 money of a provider that was chosen before is told of as that provider’s', async () => {
  const { id } = await anOrder();
  const attempt = await osh.deps.db.inTenant(osh.merchantId, (tx) => {
    const made = { merchantId: osh.merchantId, id: `${id}-sent`, orderId: id, provider: 'PAYME' as const };
    return insertAttempt(tx, { ...made, state: 'CREATED', amount: AMOUNT, createdAt: osh.clock.now });
  });
  const params = { orderId: id };
  unwrap(await guest.api(endpoints.choosePayment, { params, body: { paymentType: 'CASH' } }));
  const told = async () => unwrap(await guest.api(endpoints.getPayment, { params }));
  expect(await told()).toMatchObject({ isPaid: false, paymentType: 'CASH' });
  await inBooks(async (books) => {
    const { row } = (await books.attemptByNumber(attempt.number))!;
    await books.receive(row, { providerId: `${id}-late`, amount: AMOUNT });
  });
  expect(await told()).toMatchObject({ isPaid: true, paymentType: 'PAYME', state: 'PAID' });
  const { history } = unwrap(await guest.api(endpoints.getOrder, { params: { id } }));
  expect(history.findLast(({ type }) => type === 'PAID')).toMatchObject({ paymentType: 'PAYME' });
});

describe('money that goes back', () => {
  const reverse = (providerId: string, data = {}) =>
    inBooks(async (books) =>
      books.reverse((await books.attemptByProviderId(providerId))!, { reason: 'PROVIDER', data }),
    );

  test('F20 by the provider itself: the books, the order and its history follow, once', async () => {
    const before = await balancesOf(osh);
    const { id, providerId } = await aPaidOrder();
    const first = await reverse(providerId, { paymeReason: 5 });
    expect(first).toMatchObject({
      ok: true,
      value: { state: 'REFUNDED', refunded: AMOUNT, reason: 'PROVIDER', data: { paymeReason: 5 } },
    });
    expect(await reverse(providerId)).toEqual(first);
    expect(await refundsOf(id)).toMatchObject([{ state: 'DONE', amount: AMOUNT, doneAt: osh.clock.now }]);
    expect((await orderRow(id)).isPaid).toBe(false);
    expect(await balancesOf(osh)).toEqual(before);
    const history = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.select().from(orderHistory).where(eq(orderHistory.orderId, id)),
    );
    expect(history.filter(({ event }) => event === 'UPDATE')).toMatchObject([
      { data: { reason: 'REFUND', refunded: AMOUNT } },
    ]);
  });

  test.each(['DELIVERED', 'CLOSED'])('T46 not once the guest has the food: %s', async (status) => {
    const { id, providerId } = await aPaidOrder();
    await changeOrder(id, { status });
    expect(await reverse(providerId)).toEqual({ ok: false, code: 'payment.alreadyPaid' });
    expect((await orderRow(id)).isPaid).toBe(true);
    await changeOrder(id, { status: 'CREATED' });
  });

  test('T46 but what was promised goes back then too, the promised part and the rest', async () => {
    const { id, providerId } = await aPaidOrder();
    const promise = async (amount?: number) => {
      const [attempt] = await attemptsIn(osh, id);
      return osh.deps.db.inTenant(osh.merchantId, async (tx) => {
        const due = { attempt: attempt!, reason: 'STAFF' as const, note: 'cold' };
        const row = await dueRefund(osh.deps, tx, { ...due, ...(amount !== undefined && { amount }) });
        return row && { amount: row.amount, note: row.note, underway: await refundsUnderway(tx, attempt!) };
      });
    };
    expect(await promise(0)).toBeNull();
    expect(await promise(-1)).toBeNull();
    expect(await promise(AMOUNT + 1)).toBeNull();
    expect(await promise(1)).toEqual({ amount: 1, note: 'cold', underway: 1 });
    expect(await promise(AMOUNT)).toBeNull();
    expect(await promise(AMOUNT - 2)).toMatchObject({ underway: AMOUNT - 1 });
    await changeOrder(id, { status: 'CLOSED' });
    expect(await reverse(providerId)).toMatchObject({ ok: true, value: { state: 'REFUNDED' } });
    const amounts = (await refundsOf(id)).map(({ amount, state }) => [amount, state]);
    expect(amounts.toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual([
      [1, 'DONE'],
      [1, 'DONE'],
      [AMOUNT - 2, 'DONE'],
    ]);
    expect(await promise()).toBeNull();
  });

  test('T46 all that was promised goes back, and nothing besides', async () => {
    const { id, providerId } = await aPaidOrder();
    const [attempt] = await attemptsIn(osh, id);
    await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      dueRefund(osh.deps, tx, { attempt: attempt!, reason: 'STAFF' }),
    );
    expect(await reverse(providerId)).toMatchObject({ ok: true, value: { state: 'REFUNDED' } });
    expect(await refundsOf(id)).toMatchObject([{ state: 'DONE', amount: AMOUNT, reason: 'STAFF' }]);
  });

  test('T46 nothing goes back of what was never paid', async () => {
    const { id } = await anOrder();
    const answer = await inBooks(async (books) => {
      const row = (await books.orderById(id))!;
      const begun = await books.begin(row, { providerId: `${id}-x`, amount: AMOUNT });
      return books.reverse({ row, attempt: begun.ok ? begun.value : null! }, { reason: 'PROVIDER' });
    });
    expect(answer).toEqual({ ok: false, code: 'payment.notPaid' });
  });

  test('F20 what a hand took, a hand gives back: no job is made', async () => {
    const { id } = await aPaidOrder();
    const [attempt] = await attemptsIn(osh, id);
    const due = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      dueRefund(osh.deps, tx, { attempt: { ...attempt!, provider: 'CASH' }, reason: 'STAFF' }),
    );
    expect(due).toMatchObject({ state: 'MANUAL', amount: AMOUNT });
    expect(await jobs('payment.refund', due!.id)).toHaveLength(0);
  });
});

describe('what is found', () => {
  test.each(['0', '-1', '1.5', '1e3', ' 1', '', '1'.repeat(16), null, undefined, {}, 1.5, Number.NaN])(
    'T44 %j is the number of no order',
    async (number) => {
      expect(await inBooks((books) => books.orderByNumber(number))).toBeNull();
    },
  );

  test('T44 an order is found by its number as text or number; an attempt by its number and its provider', async () => {
    const { id } = await aPaidOrder();
    const { number } = await orderRow(id);
    for (const asked of [number, String(number)])
      expect(await inBooks((books) => books.orderByNumber(asked))).toMatchObject({ id });
    const [attempt] = await attemptsIn(osh, id);
    const byNumber = (provider: PaymentType) =>
      inBooks((books) => books.attemptByNumber(attempt!.number), provider);
    expect(await byNumber('PAYME')).toMatchObject({ row: { id }, attempt: { id: attempt!.id } });
    expect(await byNumber('CLICK')).toBeNull();
    const byName = (provider: PaymentType) =>
      inBooks((books) => books.attemptByProviderId(attempt!.providerId!), provider);
    expect(await byName('PAYME')).toMatchObject({ row: { id } });
    expect(await byName('CLICK')).toBeNull();
  });

  test('T45 a statement has both ends in it, the oldest first, and one provider’s', async () => {
    const ids = [];
    for (const providerTime of [900, 800, 850]) {
      const { id } = await anOrder();
      ids.push(id);
      await inBooks(async (books) => {
        const row = (await books.orderById(id))!;
        await books.begin(row, { providerId: `${id}-t`, amount: AMOUNT, providerTime });
      });
    }
    const between = (from: number, to: number, provider: PaymentType = 'PAYME') =>
      inBooks(
        async (books) => (await books.statement(from, to)).map(({ attempt }) => attempt.providerTime),
        provider,
      );
    expect(await between(800, 900)).toEqual([800, 850, 900]);
    expect(await between(801, 899)).toEqual([850]);
    expect(await between(800, 900, 'CLICK')).toEqual([]);
  });
});
