import { endpoints, unwrap } from '@dasturxon/core/api';
import type { PaymentType } from '@dasturxon/core/payment';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';

import { paymentRefunds } from '../db/schema/payments.ts';
import { signMulticard } from './providers/multicard/multicard-sign.ts';
import { key } from '../testing/order-bodies.ts';
import { orderOf } from '../testing/payments/payme/payme-caller.ts';
import {
  aSandboxMerchant,
  attemptOf,
  atThePage,
  isPaid,
  sandboxContracts,
} from '../testing/payments/sandbox-payments.ts';
import type { Scene } from '../testing/scene.ts';
import { carryOutRefund, lookUpPayment } from './jobs/payment-jobs.ts';

const whole = sandboxContracts();
const uzum = whole.UZUM as { bank: object; checkout: object };

let osh: Scene;
let byBank: Scene;
beforeAll(async () => {
  osh = await aSandboxMerchant({ ...whole, UZUM: { checkout: uzum.checkout } });
  byBank = await aSandboxMerchant({ ...sandboxContracts(), UZUM: { bank: uzum.bank } });
});

type Case = [name: string, type: PaymentType, scene: () => Scene];
const CASES: Case[] = [
  ['Payme', 'PAYME', () => osh],
  ['Click', 'CLICK', () => osh],
  ['Uzum Checkout', 'UZUM', () => osh],
  ['Uzum Bank', 'UZUM', () => byBank],
  ['Paynet', 'PAYNET', () => osh],
  ['Rahmat', 'RAHMAT', () => osh],
];

describe.each(CASES)('%s, from the button to the ledger', (name, type, sceneOf) => {
  test('ENUM-09 the page names brand, order and sum, and shows that it is a sandbox', async () => {
    const { order, page } = await atThePage(sceneOf(), type);
    const answer = await sceneOf().request(page);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const text = await answer.text();
    expect(text).toContain('no real money moves');
    expect(text).toContain('data-sum="10500000"');
    expect(text).toContain(String(order.number));
    expect(text).toContain('<p class="who">');
  });

  test('ST-03 paid: the guest is led back, the order is paid once', async () => {
    const { guest, order, press } = await atThePage(sceneOf(), type);
    const answer = await press('pay');
    expect([answer.status, answer.headers.get('location') ?? '']).toEqual([
      type === 'PAYNET' ? expect.any(Number) : 303,
      expect.stringContaining(type === 'PAYNET' ? '' : order.id),
    ]);
    const paid = await orderOf(guest, order.id);
    expect(paid.isPaid).toBe(true);
    expect(paid.history.filter((event) => event.type === 'PAID')).toHaveLength(1);
  });

  test('ST-03 declined: not paid, and it can be tried again', async () => {
    const { guest, order, press } = await atThePage(sceneOf(), type);
    await press('decline');
    expect(await isPaid(guest, order.id)).toBe(false);
    const again = unwrap(await guest.api(endpoints.getCheckout, { params: { orderId: order.id } }));
    expect(again.url).toMatch(/\/sandbox\//);
  });

  test('T45 paid twice: paid once', async () => {
    const { guest, order, press } = await atThePage(sceneOf(), type);
    await press('twice');
    expect(await isPaid(guest, order.id)).toBe(true);
    expect(await attemptOf(sceneOf(), order.id)).toMatchObject({ state: 'PAID', refunded: 0 });
  });
});

describe.each(CASES.filter(([name]) => !['Uzum Bank', 'Paynet'].includes(name)))(
  '%s, which can be asked',
  (_, type, sceneOf) => {
    test('T49 a lost callback is found out by asking', async () => {
      const { guest, order, press } = await atThePage(sceneOf(), type);
      await press('lose');
      expect(await isPaid(guest, order.id)).toBe(false);
      const { deps, merchantId } = sceneOf();
      await lookUpPayment(deps, merchantId, (await attemptOf(sceneOf(), order.id)).id);
      expect(await isPaid(guest, order.id)).toBe(true);
    });

    test('T48 a refund goes back by the provider', async () => {
      const scene = sceneOf();
      const { guest, order, press } = await atThePage(scene, type);
      await press('pay');
      const staff = await scene.person({ role: 'ADMIN' });
      const asked = { params: { orderId: order.id }, body: {}, idempotencyKey: key() };
      unwrap(await staff.api(endpoints.refundOrder, asked));
      const [due] = await scene.deps.db.inTenant(scene.merchantId, (tx) =>
        tx.select().from(paymentRefunds).where(eq(paymentRefunds.orderId, order.id)),
      );
      await carryOutRefund(scene.deps, scene.merchantId, due!.id);
      expect(await attemptOf(scene, order.id)).toMatchObject({ state: 'REFUNDED' });
      expect(await isPaid(guest, order.id)).toBe(false);
    });
  },
);

test.each(CASES.filter(([name]) => ['Uzum Bank', 'Paynet'].includes(name)))(
  'T49 F19 a lost callback of %s, which has no status request, is sent again',
  async (_, type, sceneOf) => {
    const { guest, order, press } = await atThePage(sceneOf(), type);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await press('lose');
    expect(await isPaid(guest, order.id)).toBe(false);
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
    await expect.poll(() => isPaid(guest, order.id)).toBe(true);
  },
);

test('T48 Rahmat and Uzum refund a part; Click refunds only the whole, so the staff refunds a part by hand', async () => {
  const staff = await osh.person({ role: 'ADMIN' });
  for (const [type, state] of [
    ['RAHMAT', 'DONE'],
    ['UZUM', 'DONE'],
    ['CLICK', 'MANUAL'],
  ] as const) {
    const { order, press } = await atThePage(osh, type);
    await press('pay');
    const asked = { params: { orderId: order.id }, body: { amount: 15_000 }, idempotencyKey: key() };
    unwrap(await staff.api(endpoints.refundOrder, asked));
    const mine = eq(paymentRefunds.orderId, order.id);
    const read = () =>
      osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(paymentRefunds).where(mine));
    const [due] = await read();
    await carryOutRefund(osh.deps, osh.merchantId, due!.id);
    expect((await read())[0]).toMatchObject({ state });
  }
  const [toDo, ...more] = unwrap(await staff.api(endpoints.listRefunds));
  expect(more).toEqual([]);
  expect(toDo).toMatchObject({ paymentType: 'CLICK', amount: 15_000, orderNumber: expect.any(Number) });
  const done = { params: { orderId: toDo!.orderId }, body: { byHand: true }, idempotencyKey: key() };
  expect(unwrap(await staff.api(endpoints.refundOrder, done))).toMatchObject({
    isPaid: true,
    refunded: 15_000,
  });
  expect(unwrap(await staff.api(endpoints.listRefunds))).toEqual([]);
  const guest = await osh.person();
  expect((await guest.api(endpoints.listRefunds)).error?.status).toBe(404);
});

const callRahmat = (body: object) =>
  osh.request(`/callbacks/multicard/${osh.merchantId}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

test('T44 T50 a signed callback of Rahmat with the paid invoice of another order pays nothing', async () => {
  const paid = await atThePage(osh, 'RAHMAT');
  await paid.press('pay');
  const { providerId: uuid } = await attemptOf(osh, paid.order.id);
  const { guest, order } = await atThePage(osh, 'RAHMAT');
  const { number } = await attemptOf(osh, order.id);
  const { storeId, secret } = whole.RAHMAT as { storeId: string; secret: string };
  const signed = { storeId, uuid: uuid!, invoiceId: `${order.number}-${number}`, amount: 10_500_000 };
  const { invoiceId: invoice_id, amount } = signed;
  const sign = signMulticard('md5', signed, secret);
  const answer = await callRahmat({ store_id: storeId, invoice_id, amount, uuid, sign });
  expect(answer.status).toBe(400);
  expect(await isPaid(guest, order.id)).toBe(false);
  expect(await isPaid(paid.guest, paid.order.id)).toBe(true);
});

test('T44 a forged callback of Rahmat or Uzum Checkout pays nothing', async () => {
  const { guest, order } = await atThePage(osh, 'RAHMAT');
  const attempt = await attemptOf(osh, order.id);
  const account = whole.RAHMAT as { storeId: string };
  const forged = {
    store_id: account.storeId,
    invoice_id: `${order.number}-${attempt.number}`,
    amount: 10_500_000,
    uuid: attempt.providerId,
    sign: 'f'.repeat(32),
  };
  for (const change of [{}, { sign: '' }, { amount: '10500000' }, { store_id: 1 }, { uuid: '../..' }])
    expect((await callRahmat({ ...forged, ...change })).status).toBe(400);
  expect(await isPaid(guest, order.id)).toBe(false);

  const other = await atThePage(osh, 'UZUM');
  const { providerId } = await attemptOf(osh, other.order.id);
  const answer = await osh.request(`/callbacks/uzum/${osh.merchantId}/checkout`, {
    method: 'POST',
    body: JSON.stringify({ orderId: providerId, operationState: 'SUCCESS', operationType: 'COMPLETE' }),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(200);
  expect(await isPaid(other.guest, other.order.id)).toBe(false);
});
