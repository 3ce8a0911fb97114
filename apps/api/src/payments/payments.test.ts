import { endpoints, unwrap } from '@dasturxon/core/api';
import type { PaymentType } from '@dasturxon/core/payment';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { users } from '../db/schema/customers.ts';
import { moneyJournal, paymentRefunds } from '../db/schema/payments.ts';
import { cashbackLedger, promoUses } from '../db/schema/promos.ts';
import { lockOrder } from '../orders/change-status.ts';
import { attemptsIn, balancesOf } from '../testing/money.ts';
import { key, pickUp, place } from '../testing/order-bodies.ts';
import { anOrderForPayme, AMOUNT, aTransactionId, orderOf, paymeCaller } from '../testing/payme-caller.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../testing/paying.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';
import { openBooks, type Books } from './books.ts';
import { checkAllMoney, checkMoney } from './check-money.ts';

let osh: Scene;
let guest: Person;
let staff: Person;
let payme: ReturnType<typeof paymeCaller>;
beforeAll(async () => {
  const brand = aPayingBrand(['CASH', 'TERMINAL', 'OTHER', 'PAYME', 'CLICK', 'RAHMAT'], {
    PAYME: PAYME_ACCOUNT,
  });
  osh = await aRunningApi({ brand });
  [guest, staff] = [await osh.person({ cashback: 50_000 }), await osh.person({ role: 'MANAGER' })];
  payme = paymeCaller(osh);
});

const inBooks = <T>(provider: PaymentType, work: (books: Books) => Promise<T>) =>
  osh.deps.db.inTenant(osh.merchantId, (tx) =>
    work(openBooks(osh.deps, tx, { merchantId: osh.merchantId, provider })),
  );
const agrees = async () => expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
const paymentOf = async (orderId: string) =>
  unwrap(await guest.api(endpoints.getPayment, { params: { orderId } }));
const choose = (orderId: string, paymentType: PaymentType) =>
  guest.api(endpoints.choosePayment, { params: { orderId }, body: { paymentType } });
const refund = (orderId: string, body: { amount?: number | null; byHand?: boolean } = {}) =>
  staff.api(endpoints.refundOrder, { params: { orderId }, body, idempotencyKey: key() });

async function paidByPayme(change = {}) {
  const order = await anOrderForPayme(guest, change);
  const id = aTransactionId();
  const about = { amount: order.totalPrice * 100, account: { order_id: String(order.number) } };
  await payme.ask('CreateTransaction', { id, time: osh.clock.now.getTime(), ...about });
  expect(await payme.ask('PerformTransaction', { id })).toMatchObject({ state: 2 });
  return { order, id };
}

describe('API-32 where an order is paid', () => {
  test('API-32 T52 Payme’s page with this order, this sum, and the way back to the brand’s own host', async () => {
    const order = await anOrderForPayme(guest);
    const page = unwrap(await guest.api(endpoints.getCheckout, { params: { orderId: order.id } }));
    expect(page).toMatchObject({ kind: 'PAGE', expiresAt: expect.any(String) });
    const link = Buffer.from(page.url.split('/').at(-1)!, 'base64').toString();
    expect(link).toBe(
      `m=${PAYME_ACCOUNT.merchantId};ac.order_id=${order.number};a=${AMOUNT};l=uz;c=http://${osh.host}/profile/orders/${order.id};ct=15000;cr=860`,
    );
    const again = unwrap(await guest.api(endpoints.getCheckout, { params: { orderId: order.id } }));
    expect(again).toEqual(page);
    expect(await attemptsIn(osh, order.id)).toHaveLength(1);
  });

  test('API-32 ST-03 an order that points have paid whole is paid by asking, and leads nowhere', async () => {
    const rich = await osh.person({ cashback: 90_000 });
    const body = pickUp({ paymentType: 'PAYME', cashback: 90_000, totalPrice: 0 });
    const order = unwrap(await place(rich, body));
    const page = unwrap(await rich.api(endpoints.getCheckout, { params: { orderId: order.id } }));
    expect(page).toMatchObject({ kind: 'AWAIT', url: expect.stringContaining(order.id) });
    expect((await orderOf(rich, order.id)).isPaid).toBe(true);
    await agrees();
  });

  test('API-32 ST-03 nothing to open for cash, a paid order, a cancelled one, or somebody else’s', async () => {
    const open = (orderId: string, who = guest) => who.api(endpoints.getCheckout, { params: { orderId } });
    const cash = unwrap(await place(guest, pickUp()));
    expect((await open(cash.id)).error?.code).toBe('payment.unavailable');
    const { order } = await paidByPayme();
    expect((await open(order.id)).error?.code).toBe('payment.alreadyPaid');
    const canceled = await anOrderForPayme(guest);
    await guest.api(endpoints.cancelOrder, { params: { id: canceled.id }, body: {} });
    expect((await open(canceled.id)).error?.code).toBe('payment.closed');
    expect((await open(order.id, await osh.person())).error?.code).toBe('order.notFound');
  });
});

describe('T46 one live attempt across all providers', () => {
  test('T46 ENUM-09 two providers at once: one is paid, the other refused, the books balance', async () => {
    const order = await anOrderForPayme(guest);
    const begin = (provider: PaymentType, providerId: string) =>
      inBooks(provider, async (books) => {
        const row = await books.orderById(order.id);
        const begun = await books.begin(row!, { providerId, amount: AMOUNT });
        if (!begun.ok) return begun.code;
        const settled = await books.settle({ row: row!, attempt: begun.value });
        return settled.ok ? 'paid' : settled.code;
      });
    const answers = await Promise.all([
      begin('PAYME', aTransactionId()),
      begin('PAYME', aTransactionId()),
      begin('CLICK', '1'),
      begin('PAYME', aTransactionId()),
    ]);
    expect(answers.filter((answer) => answer === 'paid')).toHaveLength(1);
    expect((await attemptsIn(osh, order.id)).filter(({ state }) => state === 'PAID')).toHaveLength(1);
    await agrees();
  });

  test('T46 the database itself keeps a second live attempt out', async () => {
    const { order } = await paidByPayme();
    const insert = osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.execute(sql`insert into payment_attempts (merchant_id, id, order_id, provider, state, amount)
        values (${osh.merchantId}, 'second', ${order.id}, 'CLICK', 'PENDING', 5)`),
    );
    await expect(insert).rejects.toMatchObject({ cause: { code: '23505' } });
  });

  test('F20 money that comes after the order is paid or cancelled is owed, and goes back', async () => {
    const { order } = await paidByPayme();
    const canceled = unwrap(await place(guest, pickUp({ paymentType: 'RAHMAT' })));
    await guest.api(endpoints.cancelOrder, { params: { id: canceled.id }, body: {} });
    for (const [orderId, amount] of [
      [order.id, AMOUNT],
      [canceled.id, 9_000_000],
    ] as const) {
      const receive = () =>
        inBooks('RAHMAT', async (books) =>
          books.receive((await books.orderById(orderId))!, { providerId: `late-${orderId}`, amount }),
        );
      const late = await receive();
      expect(late).toMatchObject({ state: 'PAID', isSurplus: true });
      expect(await receive()).toEqual(late);
      const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
        tx.select().from(paymentRefunds).where(eq(paymentRefunds.attemptId, late.id)),
      );
      expect(rows).toMatchObject([{ state: 'DUE', amount }]);
    }
    expect(await orderOf(guest, canceled.id)).toMatchObject({ status: 'CANCELED', isPaid: false });
    expect((await paymentOf(canceled.id)).refunding).toBe(90_000);
    await agrees();
  });

  test('T47 a provider that tells of another amount pays no order', async () => {
    const order = unwrap(await place(guest, pickUp({ paymentType: 'RAHMAT' })));
    await inBooks('RAHMAT', async (books) =>
      books.receive((await books.orderById(order.id))!, { providerId: 'short', amount: 8_999_999 }),
    );
    expect((await orderOf(guest, order.id)).isPaid).toBe(false);
    await agrees();
  });
});

describe('ST-03 another way to pay', () => {
  test('ST-03 D22 ENUM-13 to cash, and the provider that comes later is told so', async () => {
    const order = await anOrderForPayme(guest);
    await guest.api(endpoints.getCheckout, { params: { orderId: order.id } });
    const changed = unwrap(await choose(order.id, 'CASH'));
    expect(changed.paymentType).toBe('CASH');
    expect(changed.history.at(-1)).toMatchObject({ type: 'CHANGE_PAYMENT_TYPE', paymentType: 'CASH' });
    expect((await attemptsIn(osh, order.id)).map(({ state, reason }) => [state, reason])).toEqual([
      ['CANCELED', 'SWITCHED'],
    ]);
    const about = { amount: AMOUNT, account: { order_id: String(order.number) } };
    expect(await payme.ask('CheckPerformTransaction', about)).toBe(-31_053);
    expect(unwrap(await choose(order.id, 'CASH')).history).toHaveLength(changed.history.length);
  });

  test('T48 an order is frozen while a provider is at work, and free again when it hangs', async () => {
    const order = await anOrderForPayme(guest);
    const id = aTransactionId();
    const about = { amount: AMOUNT, account: { order_id: String(order.number) } };
    await payme.ask('CreateTransaction', { id, time: osh.clock.now.getTime(), ...about });
    const { error } = await choose(order.id, 'CASH');
    expect(error).toMatchObject({ status: 409, code: 'payment.inProgress', data: { seconds: 120 } });
    expect((await guest.api(endpoints.getCheckout, { params: { orderId: order.id } })).error?.code).toBe(
      'payment.inProgress',
    );
    const cancel = await guest.api(endpoints.cancelOrder, { params: { id: order.id }, body: {} });
    expect(cancel.error?.code).toBe('payment.inProgress');
    const before = osh.clock.now;
    osh.clock.now = new Date(before.getTime() + 121_000);
    unwrap(await choose(order.id, 'CASH'));
    expect(await payme.ask('PerformTransaction', { id })).toBe(-31_008);
    osh.clock.now = before;
    await agrees();
  });

  test('D22 not to what the merchant does not offer, nor once it is paid or over', async () => {
    const order = await anOrderForPayme(guest);
    expect((await choose(order.id, 'UZUM')).error?.code).toBe('payment.unavailable');
    const { order: paid } = await paidByPayme();
    expect((await choose(paid.id, 'CASH')).error?.code).toBe('payment.alreadyPaid');
    const stranger = await osh.person();
    const theirs = await stranger.api(endpoints.choosePayment, {
      params: { orderId: order.id },
      body: { paymentType: 'CASH' },
    });
    expect(theirs.error?.code).toBe('order.notFound');
  });
});

describe('ENUM-09 paid on the spot', () => {
  test.each(['CASH', 'TERMINAL', 'OTHER'] as const)(
    'ENUM-09 %s is marked by staff, once',
    async (paymentType) => {
      const order = unwrap(await place(guest, pickUp({ paymentType })));
      const params = { orderId: order.id };
      expect((await guest.api(endpoints.markPaid, { params })).error?.status).toBe(403);
      for (let again = 0; again < 2; again += 1)
        expect(unwrap(await staff.api(endpoints.markPaid, { params })).isPaid).toBe(true);
      expect((await orderOf(guest, order.id)).history.filter(({ type }) => type === 'PAID')).toHaveLength(1);
      expect((await balancesOf(osh))[`at.${paymentType}`]).toBe(9_000_000);
      await agrees();
    },
  );

  test('ENUM-09 what a provider takes is not marked by hand', async () => {
    const order = await anOrderForPayme(guest);
    const { error } = await staff.api(endpoints.markPaid, { params: { orderId: order.id } });
    expect(error?.code).toBe('payment.unavailable');
  });

  test('ENUM-13 an order on the spot that is closed was paid by that', async () => {
    const order = unwrap(await place(guest, pickUp()));
    for (const to of ['ACCEPTED', 'DONE', 'CLOSED'] as const)
      unwrap(await staff.api(endpoints.moveOrder, { params: { id: order.id }, body: { to } }));
    const closed = await orderOf(guest, order.id);
    expect(closed).toMatchObject({ isPaid: true, status: 'CLOSED' });
    expect(closed.history.at(-1)).toMatchObject({ type: 'PAID_AND_CHANGE_STATUS', status: 'CLOSED' });
    await agrees();
  });
});

describe('T48 F20 money that goes back', () => {
  const cashbackOf = async () => {
    const [row] = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.select({ cashback: users.cashback }).from(users).where(eq(users.id, guest.userId)),
    );
    return row!.cashback;
  };

  test('F20 D19 a paid order that is cancelled has its refund written with the cancellation', async () => {
    const before = await cashbackOf();
    const { order } = await paidByPayme({ cashback: 5_000, totalPrice: 100_000 });
    expect(await cashbackOf()).toBe(before - 5_000);
    unwrap(await guest.api(endpoints.cancelOrder, { params: { id: order.id }, body: {} }));
    expect(await paymentOf(order.id)).toMatchObject({ isPaid: true, refunding: 100_000, refunded: 0 });
    expect(await cashbackOf()).toBe(before);
    await agrees();
  });

  test('T34 T33 staff gives a part back, then the rest: cashback by its share, the promo’s use with the last of it', async () => {
    const before = await cashbackOf();
    const { order } = await paidByPayme({ cashback: 9_000, promoCode: 'PALOV', totalPrice: 86_000 });
    const uses = async () =>
      (
        await osh.deps.db.inTenant(osh.merchantId, (tx) =>
          tx.select().from(promoUses).where(eq(promoUses.orderId, order.id)),
        )
      ).length;
    expect(unwrap(await refund(order.id, { amount: 43_000, byHand: true }))).toMatchObject({
      isPaid: true,
      refunded: 43_000,
    });
    expect([await cashbackOf(), await uses()]).toEqual([before - 4_500, 1]);
    expect((await refund(order.id, { amount: 43_001, byHand: true })).error?.code).toBe(
      'payment.refundTooLarge',
    );
    expect(unwrap(await refund(order.id, { byHand: true }))).toMatchObject({
      isPaid: false,
      state: 'REFUNDED',
      refunded: 86_000,
    });
    expect([await cashbackOf(), await uses()]).toEqual([before, 0]);
    unwrap(await guest.api(endpoints.cancelOrder, { params: { id: order.id }, body: {} }));
    expect(await cashbackOf()).toBe(before);
    const ledger = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.select().from(cashbackLedger).where(eq(cashbackLedger.orderId, order.id)),
    );
    expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    await agrees();
  });

  test('what was taken in hand is given back by hand', async () => {
    const order = unwrap(await place(guest, pickUp()));
    await staff.api(endpoints.markPaid, { params: { orderId: order.id } });
    unwrap(await guest.api(endpoints.cancelOrder, { params: { id: order.id }, body: {} }));
    expect((await paymentOf(order.id)).refunding).toBe(90_000);
    const waiting = unwrap(await staff.api(endpoints.listRefunds)).filter((one) => one.orderId === order.id);
    expect(waiting).toMatchObject([{ paymentType: 'CASH', amount: 90_000 }]);
    expect(await checkAllMoney(osh.deps)).toMatch(/; \d+ refunds wait for staff$/);
    expect(unwrap(await refund(order.id, { byHand: true }))).toMatchObject({ isPaid: false, refunding: 0 });
    expect((await refund(order.id, { byHand: true })).error?.code).toBe('payment.notPaid');
    await agrees();
  });

  test('D46 a refund is made once per key, by staff alone', async () => {
    const { order } = await paidByPayme();
    const asked = { params: { orderId: order.id }, body: { amount: 5_000, byHand: true } };
    const idempotencyKey = key();
    unwrap(await staff.api(endpoints.refundOrder, { ...asked, idempotencyKey }));
    unwrap(await staff.api(endpoints.refundOrder, { ...asked, idempotencyKey }));
    expect((await paymentOf(order.id)).refunded).toBe(5_000);
    const forbidden = await guest.api(endpoints.refundOrder, { ...asked, idempotencyKey: key() });
    expect(forbidden.error?.status).toBe(403);
  });
});

describe('the journal', () => {
  test('takes no entry that does not sum to zero, and no change of what stands in it', async () => {
    const { order } = await paidByPayme();
    const [attempt] = await attemptsIn(osh, order.id);
    const line = { merchantId: osh.merchantId, entryId: 'odd', line: 1, account: 'at.PAYME', amount: 5 };
    const odd = osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.insert(moneyJournal).values({ ...line, orderId: order.id, attemptId: attempt!.id }),
    );
    await expect(odd).rejects.toThrow();
    for (const statement of [
      sql`update money_journal set amount = amount * 2`,
      sql`delete from money_journal`,
      sql`delete from payment_attempts`,
      sql`delete from payment_refunds`,
    ])
      await expect(osh.deps.db.inTenant(osh.merchantId, (tx) => tx.execute(statement))).rejects.toMatchObject(
        { cause: { code: '42501' } },
      );
    await agrees();
  });

  test('says what disagrees', async () => {
    const other = await aRunningApi({ brand: aPayingBrand(['PAYME'], { PAYME: PAYME_ACCOUNT }) });
    const order = await anOrderForPayme(await other.person());
    expect(await checkAllMoney(other.deps)).toMatch(/agree with their orders$/);
    await other.deps.db.inTenant(other.merchantId, async (tx) => {
      await lockOrder(tx, other.merchantId, order.id);
      await tx.execute(sql`update orders set is_paid = true`);
    });
    expect(await checkMoney(other.deps, other.merchantId)).toMatchObject([
      { what: 'order and its payment differ', id: order.id, amount: -AMOUNT },
    ]);
    await expect(checkAllMoney(other.deps)).rejects.toThrow(
      `${other.merchantId}: order and its payment differ: ${order.id} (-10500000 tiyin)`,
    );
  });
});
