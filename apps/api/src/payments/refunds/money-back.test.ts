import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { users } from '../../db/schema/customers.ts';
import { moneyJournal } from '../../db/schema/payments.ts';
import { cashbackLedger, promoUses } from '../../db/schema/promos.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import { attemptsIn } from '../../testing/payments/money.ts';
import { key, pickUp, place } from '../../testing/order-bodies.ts';
import { anOrderForPayme, anOrderPaidByPayme, AMOUNT } from '../../testing/payments/payme/payme-caller.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';
import { checkAllMoney, checkMoney } from '../commands/check-money.ts';

let osh: Scene;
let guest: Person;
let staff: Person;
beforeAll(async () => {
  osh = await aRunningApi({ brand: aPayingBrand(['CASH', 'PAYME'], { PAYME: PAYME_ACCOUNT }) });
  [guest, staff] = [await osh.person({ cashback: 50_000 }), await osh.person({ role: 'MANAGER' })];
});

const agrees = async () => expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
const paymentOf = async (orderId: string) =>
  unwrap(await guest.api(endpoints.getPayment, { params: { orderId } }));
const paidByPayme = (change = {}) => anOrderPaidByPayme(osh, guest, change);
const refund = (orderId: string, body: { amount?: number | null; byHand?: boolean } = {}) =>
  staff.api(endpoints.refundOrder, { params: { orderId }, body, idempotencyKey: key() });

describe('T48 F20 refunds', () => {
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

  test('cash is refunded by hand', async () => {
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
    expect(forbidden.error?.status).toBe(404);
  });
});

describe('the journal', () => {
  test('refuses an entry that does not sum to zero, and a change of an entry', async () => {
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

  test('reports what disagrees', async () => {
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
