import { endpoints, unwrap } from '@dasturxon/core/api';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { paymentRefunds } from '../../../db/schema/payments.ts';
import { attemptsIn } from '../../../testing/payments/money.ts';
import { key } from '../../../testing/order-bodies.ts';
import { anOrderForPayme, orderOf } from '../../../testing/payments/payme/payme-caller.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../../../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../../../testing/scene.ts';
import { withSandbox } from '../../../testing/with-sandbox.ts';
import { checkMoney } from '../../commands/check-money.ts';
import { carryOutRefund, lookUpPayment } from '../../jobs/payment-jobs.ts';

let osh: Scene;
let guest: Person;
beforeAll(async () => {
  osh = await aRunningApi({ brand: aPayingBrand(['CASH', 'PAYME'], { PAYME: PAYME_ACCOUNT }) });
  await withSandbox(osh);
  guest = await osh.person();
});

const agrees = async () => expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);

async function openPage(orderId: string) {
  const { url } = unwrap(await guest.api(endpoints.getCheckout, { params: { orderId } }));
  const path = new URL(url).pathname;
  const press = (deed: string) =>
    osh.request(`http://${osh.host}${path}`, {
      method: 'POST',
      body: new URLSearchParams({ deed }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  return { url, path, press };
}

describe('the page of the sandbox’s Payme', () => {
  test('API-32 shows what is to be paid, and leads back to the order once it is', async () => {
    const order = await anOrderForPayme(guest);
    const { url, path, press } = await openPage(order.id);
    expect(new URL(url).host).toBe(osh.host);
    expect(await (await osh.request(path)).text()).toContain('data-sum="10500000"');
    const answer = await press('pay');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `http://${osh.host}/profile/orders/${order.id}`,
    ]);
    expect((await orderOf(guest, order.id)).isPaid).toBe(true);
    expect((await openPageAgain(order.id)).error?.code).toBe('payment.alreadyPaid');
    await agrees();
  });

  const openPageAgain = (orderId: string) => guest.api(endpoints.getCheckout, { params: { orderId } });

  test('ST-03 declined leaves the order unpaid and open to another try', async () => {
    const order = await anOrderForPayme(guest);
    const { press } = await openPage(order.id);
    expect((await press('decline')).status).toBe(303);
    expect((await orderOf(guest, order.id)).isPaid).toBe(false);
    expect(await attemptsIn(osh, order.id)).toMatchObject([{ state: 'CANCELED' }]);
    await (await openPage(order.id)).press('pay');
    expect((await orderOf(guest, order.id)).isPaid).toBe(true);
    await agrees();
  });

  test('T45 paid twice is paid once', async () => {
    const order = await anOrderForPayme(guest);
    const { press } = await openPage(order.id);
    await press('twice');
    const again = await press('pay');
    expect(await again.text()).toContain('-31051');
    expect((await attemptsIn(osh, order.id)).filter(({ state }) => state === 'PAID')).toHaveLength(1);
    await agrees();
  });

  test('T49 F19 a lost call is made up for within six minutes', async () => {
    const order = await anOrderForPayme(guest);
    await (await openPage(order.id)).press('lose');
    expect((await orderOf(guest, order.id)).isPaid).toBe(false);
    const waits = await osh.deps.db.asPlatform((tx) =>
      tx.execute<{ payload: { attemptId: string }; wait: string }>(sql`
        select payload, extract(epoch from start_after - ${osh.clock.now.toISOString()}::timestamptz) as wait
        from outbox where merchant_id = ${osh.merchantId} and queue = 'payment.look-up'`),
    );
    const [attempt] = await attemptsIn(osh, order.id);
    const own = waits.rows.filter(({ payload }) => payload.attemptId === attempt!.id);
    expect(Math.max(...own.map(({ wait }) => Number(wait)))).toBeLessThanOrEqual(120);
    await lookUpPayment(osh.deps, osh.merchantId, attempt!.id);
    expect((await orderOf(guest, order.id)).isPaid).toBe(true);
    await lookUpPayment(osh.deps, osh.merchantId, attempt!.id);
    await agrees();
  });

  test('T49 every call lost: the receipts of the order reveal the payment', async () => {
    const order = await anOrderForPayme(guest);
    const { press } = await openPage(order.id);
    const [attempt] = await attemptsIn(osh, order.id);
    await lookUpPayment(osh.deps, osh.merchantId, attempt!.id);
    expect((await attemptsIn(osh, order.id))[0]!.state).toBe('CREATED');
    await press('lose');
    await lookUpPayment(osh.deps, osh.merchantId, attempt!.id);
    expect((await orderOf(guest, order.id)).isPaid).toBe(true);
  });

  test('F20 a cancelled order’s money goes back through Payme', async () => {
    const order = await anOrderForPayme(guest);
    await (await openPage(order.id)).press('pay');
    unwrap(await guest.api(endpoints.cancelOrder, { params: { id: order.id }, body: {} }));
    const refunds = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(paymentRefunds));
    const due = refunds.find(({ orderId }) => orderId === order.id)!;
    await carryOutRefund(osh.deps, osh.merchantId, due.id);
    await carryOutRefund(osh.deps, osh.merchantId, due.id);
    const payment = unwrap(await guest.api(endpoints.getPayment, { params: { orderId: order.id } }));
    expect(payment).toMatchObject({ isPaid: false, state: 'REFUNDED', refunded: 105_000, refunding: 0 });
    await agrees();
  });

  test('F20 a part is nothing that Payme gives back by itself: staff has to', async () => {
    const order = await anOrderForPayme(guest);
    await (await openPage(order.id)).press('pay');
    const staff = await osh.person({ role: 'MANAGER' });
    const asked = { params: { orderId: order.id }, body: { amount: 5_000 }, idempotencyKey: key() };
    unwrap(await staff.api(endpoints.refundOrder, asked));
    const refunds = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(paymentRefunds));
    const due = refunds.find(({ orderId }) => orderId === order.id)!;
    await carryOutRefund(osh.deps, osh.merchantId, due.id);
    const byHand = { params: { orderId: order.id }, body: { byHand: true }, idempotencyKey: key() };
    expect(unwrap(await staff.api(endpoints.refundOrder, byHand))).toMatchObject({ refunded: 5_000 });
    await agrees();
  });

  test('a link to an unknown account, or without a sum, opens a page with an error', async () => {
    for (const link of ['', 'm=unknown;ac.order_id=1;a=100', `m=${PAYME_ACCOUNT.merchantId};a=x`]) {
      const path = `/sandbox/payme/checkout/${Buffer.from(link).toString('base64') || 'AA'}`;
      expect((await osh.request(path)).status).toBe(404);
    }
  });
});
