import { endpoints, unwrap } from '@dasturxon/core/api';
import { expect, test } from 'vitest';

import { jobHandlers } from '../app/job-handlers.ts';
import { UZUM_BANK, uzumCaller } from '../testing/payments/bank-callers.ts';
import { inLedgerOf } from '../testing/payments/in-ledger.ts';
import { orderOf, paymeCaller, aTransactionId, AMOUNT } from '../testing/payments/payme/payme-caller.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../testing/payments/paying.ts';
import { aRunningApi } from '../testing/scene.ts';

/** A guest's unpaid order of a merchant with contracts at Payme and Uzum Bank, and the clock. */
async function aLockedScene(paymentType: 'PAYME' | 'UZUM') {
  const accounts = { PAYME: PAYME_ACCOUNT, UZUM: { bank: UZUM_BANK } };
  const osh = await aRunningApi({ brand: aPayingBrand(['CASH', 'PAYME', 'UZUM'], accounts) });
  const guest = await osh.person();
  const merchant = inLedgerOf(osh, guest);
  const { id, number } = await merchant.anOrder(paymentType);
  const run = jobHandlers(osh.deps)['order.expire-unpaid'];
  return {
    osh,
    guest,
    merchant,
    id,
    number,
    later: (minutes: number) => void (osh.clock.now = new Date(osh.clock.now.getTime() + minutes * 60_000)),
    expire: () => run(osh.merchantId, { orderId: id }),
    status: async () => (await orderOf(guest, id)).status,
    payment: async () => unwrap(await guest.api(endpoints.getPayment, { params: { orderId: id } })),
    nextLook: async () =>
      Math.max(
        ...(await merchant.jobs('order.expire-unpaid', id)).map(({ startAfter }) => startAfter!.getTime()),
      ),
  };
}

async function begunByPayme(scene: Awaited<ReturnType<typeof aLockedScene>>) {
  const { ask } = paymeCaller(scene.osh);
  const id = aTransactionId();
  const time = scene.osh.clock.now.getTime();
  await ask('CreateTransaction', { id, time, amount: AMOUNT, account: { order_id: String(scene.number) } });
  return { ask, id };
}

test('T48 an order is kept for the twelve hours in which Payme may carry its transaction out', async () => {
  const scene = await aLockedScene('PAYME');
  const { later, expire, status, osh, nextLook, payment } = scene;
  later(29);
  const { ask, id } = await begunByPayme(scene);
  later(6);
  await expire();
  expect(await status()).toBe('CREATED');
  expect(await nextLook()).toBe(osh.clock.now.getTime() + 10 * 60_000);
  expect(await payment()).toMatchObject({ state: 'PENDING', payUntil: null });
  later(11 * 60);
  await expire();
  expect(await ask('PerformTransaction', { id })).toMatchObject({ state: 2 });
  await expire();
  expect(await orderOf(scene.guest, scene.id)).toMatchObject({ status: 'CREATED', isPaid: true });
});

test('T48 an order is given up when Payme’s twelve hours are over', async () => {
  const scene = await aLockedScene('PAYME');
  scene.later(29);
  await begunByPayme(scene);
  scene.later(12 * 60 - 1);
  await scene.expire();
  expect(await scene.status()).toBe('CREATED');
  scene.later(1);
  await scene.expire();
  expect(await scene.status()).toBe('CANCELED');
});

test('T48 ten minutes remain for another try after a transaction that ended late', async () => {
  const scene = await aLockedScene('PAYME');
  const { later, expire, status, payment, osh } = scene;
  later(29);
  const { ask, id } = await begunByPayme(scene);
  later(6);
  await ask('CancelTransaction', { id, reason: 3 });
  const until = new Date(osh.clock.now.getTime() + 10 * 60_000).toISOString();
  expect(await payment()).toMatchObject({ state: 'CANCELED', payUntil: until });
  later(9);
  await expire();
  expect(await status()).toBe('CREATED');
  later(1);
  await expire();
  expect(await status()).toBe('CANCELED');
});

test('T48 an order is kept for half an hour after Uzum Bank began, and its confirm is taken', async () => {
  const scene = await aLockedScene('UZUM');
  const { later, expire, status, osh } = scene;
  const bank = uzumCaller(osh);
  const transId = crypto.randomUUID();
  later(29);
  const params = { order_id: String(scene.number) };
  await bank.ask('create', { params, transId, amount: AMOUNT });
  later(25);
  await expire();
  expect(await status()).toBe('CREATED');
  expect(await bank.ask('confirm', { transId, paymentSource: 'CARD' })).toMatchObject({
    status: 'CONFIRMED',
  });
});

test('T48 an invoice that is open at its provider keeps the order until it ends', async () => {
  const scene = await aLockedScene('UZUM');
  const { later, expire, status, merchant, osh } = scene;
  later(25);
  const expiresAt = new Date(osh.clock.now.getTime() + 20 * 60_000);
  await merchant.anAttemptFor(scene.id, { provider: 'UZUM', providerId: 'invoice', expiresAt });
  later(10);
  await expire();
  expect(await status()).toBe('CREATED');
  later(10);
  await expire();
  expect(await status()).toBe('CANCELED');
});
