import { endpoints, unwrap } from '@dasturxon/core/api';
import type { PaymentType } from '@dasturxon/core/payment';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { paymentRefunds } from '../db/schema/payments.ts';
import { attemptsIn, balancesOf } from '../testing/payments/money.ts';
import { pickUp, place } from '../testing/order-bodies.ts';
import {
  anOrderForPayme,
  anOrderPaidByPayme,
  AMOUNT,
  aTransactionId,
  orderOf,
  paymeCaller,
} from '../testing/payments/payme/payme-caller.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';
import { openLedger, type Ledger } from './ledger/ledger.ts';
import { checkMoney } from './commands/check-money.ts';

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

const inLedger = <T>(provider: PaymentType, work: (ledger: Ledger) => Promise<T>) =>
  osh.deps.db.inTenant(osh.merchantId, (tx) =>
    work(openLedger(osh.deps, tx, { merchantId: osh.merchantId, provider })),
  );
const agrees = async () => expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
const paymentOf = async (orderId: string) =>
  unwrap(await guest.api(endpoints.getPayment, { params: { orderId } }));
const choose = (orderId: string, paymentType: PaymentType) =>
  guest.api(endpoints.choosePayment, { params: { orderId }, body: { paymentType } });
const paidByPayme = () => anOrderPaidByPayme(osh, guest);

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

  test('API-32 ST-03 an order paid fully with cashback is marked as paid, without a page', async () => {
    const rich = await osh.person({ cashback: 90_000 });
    const body = pickUp({ paymentType: 'PAYME', cashback: 90_000, totalPrice: 0 });
    const order = unwrap(await place(rich, body));
    const page = unwrap(await rich.api(endpoints.getCheckout, { params: { orderId: order.id } }));
    expect(page).toMatchObject({ kind: 'AWAIT', url: expect.stringContaining(order.id) });
    expect((await orderOf(rich, order.id)).isPaid).toBe(true);
    await agrees();
  });

  test('API-32 ST-03 no page for cash, a paid order, a cancelled one, or another customer’s', async () => {
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
  test('T46 ENUM-09 two providers at once: one is paid, the other refused, the ledger balance', async () => {
    const order = await anOrderForPayme(guest);
    const begin = (provider: PaymentType, providerId: string) =>
      inLedger(provider, async (ledger) => {
        const row = await ledger.orderById(order.id);
        const begun = await ledger.begin(row!, { providerId, amount: AMOUNT });
        if (!begun.ok) return begun.code;
        const settled = await ledger.settle({ row: row!, attempt: begun.value });
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

  test('F20 money that arrives after the order is paid or cancelled is owed, and refunded', async () => {
    const { order } = await paidByPayme();
    const canceled = unwrap(await place(guest, pickUp({ paymentType: 'RAHMAT' })));
    await guest.api(endpoints.cancelOrder, { params: { id: canceled.id }, body: {} });
    for (const [orderId, amount] of [
      [order.id, AMOUNT],
      [canceled.id, 9_000_000],
    ] as const) {
      const receive = () =>
        inLedger('RAHMAT', async (ledger) =>
          ledger.receive((await ledger.orderById(orderId))!, { providerId: `late-${orderId}`, amount }),
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

  test('T47 a provider that reports another amount pays no order', async () => {
    const order = unwrap(await place(guest, pickUp({ paymentType: 'RAHMAT' })));
    await inLedger('RAHMAT', async (ledger) =>
      ledger.receive((await ledger.orderById(order.id))!, { providerId: 'short', amount: 8_999_999 }),
    );
    expect((await orderOf(guest, order.id)).isPaid).toBe(false);
    await agrees();
  });
});

describe('ST-03 another way to pay', () => {
  test('ST-03 D22 ENUM-13 to cash, and a later call of the provider is refused', async () => {
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

  test('D22 not to a method that is not offered, nor once it is paid or over', async () => {
    const order = await anOrderForPayme(guest);
    expect((await choose(order.id, 'UZUM')).error?.code).toBe('payment.unavailable');
    const { order: paid } = await paidByPayme();
    expect((await choose(paid.id, 'CASH')).error?.code).toBe('payment.alreadyPaid');
    const outsider = await osh.person();
    const theirs = await outsider.api(endpoints.choosePayment, {
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

  test('ENUM-09 a payment through a provider is not marked by hand', async () => {
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
