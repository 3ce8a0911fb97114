import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, describe, expect, test } from 'vitest';

import { inLedgerOf } from '../../testing/payments/in-ledger.ts';
import { TEST_AMOUNT as AMOUNT } from '../../testing/payments/test-ledger.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';
import { updateAttempt } from '../attempts/attempts.ts';
import { paymentOf } from './read-payment.ts';

let osh: Scene;
let guest: Person;
let merchant: ReturnType<typeof inLedgerOf>;
beforeAll(async () => {
  osh = await aRunningApi({ brand: aPayingBrand(['CASH', 'PAYME', 'CLICK'], { PAYME: PAYME_ACCOUNT }) });
  guest = await osh.person();
  merchant = inLedgerOf(osh, guest);
});

const readPayment = async (orderId: string) =>
  unwrap(await guest.api(endpoints.getPayment, { params: { orderId } }));
const come = (id: string, amount = AMOUNT) =>
  merchant.inLedger(async (ledger) =>
    ledger.receive((await ledger.orderById(id))!, { providerId: crypto.randomUUID(), amount }),
  );

describe('T52 the payment data of the order page', () => {
  test('T52 ST-03 before any attempt: the total, the deadline, and that it can be paid', async () => {
    const { id } = await merchant.anOrder();
    const row = await merchant.orderRow(id);
    const payment = await merchant.inTenant((tx) => paymentOf(osh.deps, tx, row));
    expect(await readPayment(id)).toEqual(payment);
    expect(payment).toStrictEqual({
      isPaid: false,
      paymentType: 'PAYME',
      state: null,
      refunded: 0,
      amount: 105_000,
      due: 0,
      refunding: 0,
      canPay: true,
      isShared: false,
      payUntil: new Date(osh.clock.now.getTime() + 30 * 60_000).toISOString(),
      receipts: [],
      surplus: [],
    });
  });

  test('ENUM-09 an order paid on receipt is not paid here, and has no deadline', async () => {
    const { id } = await merchant.anOrder('CASH');
    const row = await merchant.orderRow(id);
    const payment = await merchant.inTenant((tx) => paymentOf(osh.deps, tx, row));
    expect(payment).toMatchObject({ paymentType: 'CASH', canPay: false, payUntil: null });
  });

  test('T48 while a provider is at work another payment is refused; after two silent minutes it is accepted', async () => {
    const { id } = await merchant.anOrder();
    await merchant.anAttemptFor(id, { state: 'PENDING', begunAt: osh.clock.now });
    expect(await readPayment(id)).toMatchObject({ state: 'PENDING', canPay: false });
    const before = osh.clock.now;
    osh.clock.now = new Date(before.getTime() + 120_000);
    expect(await readPayment(id)).toMatchObject({ state: 'PENDING', canPay: true });
    osh.clock.now = before;
  });

  test('T52 ST-03 the last attempt counts while no attempt is live, and surplus money does not count', async () => {
    const { id } = await merchant.anOrder();
    await merchant.anAttemptFor(id, { state: 'CANCELED', reason: 'DECLINED' });
    expect((await readPayment(id)).state).toBe('CANCELED');
    await merchant.anAttemptFor(id);
    expect((await readPayment(id)).state).toBe('CREATED');
    await come(id, AMOUNT - 150);
    await merchant.anAttemptFor(id, { state: 'CANCELED', reason: 'SWITCHED' });
    await come(id, AMOUNT - 50);
    expect(await readPayment(id)).toMatchObject({ isPaid: false, state: 'CANCELED', canPay: true });
  });

  test('T52 F20 a paid order has its method and the refunded sum in whole so’m', async () => {
    const { id, providerId } = await merchant.aPaidOrder('CLICK');
    await merchant.changeOrder(id, { paymentType: 'PAYME' });
    expect(await readPayment(id)).toMatchObject({
      isPaid: true,
      paymentType: 'CLICK',
      state: 'PAID',
      canPay: false,
    });
    await come(id, 250);
    await come(id, 350);
    expect((await readPayment(id)).refunding).toBe(6);
    await come(id, 9_999_399);
    expect((await readPayment(id)).refunding).toBe(99_999);
    await merchant.inLedger(
      async (ledger) =>
        ledger.reverse((await ledger.attemptByProviderId(providerId))!, { reason: 'PROVIDER' }),
      'CLICK',
    );
    expect(await readPayment(id)).toMatchObject({
      isPaid: false,
      paymentType: 'PAYME',
      state: 'REFUNDED',
      refunded: 105_000,
    });
  });

  test('T52 an order paid without an attempt has the guest’s chosen method', async () => {
    const { id } = await merchant.anOrder();
    await merchant.anAttemptFor(id, { provider: 'CLICK', state: 'CANCELED' });
    await merchant.changeOrder(id, { isPaid: true });
    expect(await readPayment(id)).toMatchObject({ isPaid: true, paymentType: 'PAYME', payUntil: null });
  });
});

describe('ENT-26 fiscal receipts of an order', () => {
  const sale = 'https://ofd.soliq.uz/check?t=UZ1&r=1&c=20260513120000&s=1';
  const back = 'https://ofd.soliq.uz/check?t=UZ1&r=2&c=20260513130000&s=2';
  const receipts = async (...all: (object | null)[]) => {
    const { id } = await merchant.anOrder();
    for (const fiscal of all) {
      const attempt = await merchant.anAttemptFor(id, { state: 'CANCELED' });
      if (fiscal) await merchant.inTenant((tx) => updateAttempt(tx, attempt, { data: { fiscal } }));
    }
    return (await readPayment(id)).receipts;
  };

  test('ENT-26 receipts of the sale and of refunds, of every attempt', async () => {
    expect(
      await receipts({ PERFORM: { qr_code_url: sale } }, null, { CANCEL: { qr_code_url: back } }),
    ).toEqual([
      { type: 'PERFORM', qrCodeUrl: sale },
      { type: 'CANCEL', qrCodeUrl: back },
    ]);
  });

  test('ENT-26 no link to another address, and no link of another document', async () => {
    expect(
      await receipts({ PERFORM: { qr_code_url: 'https://ofd.soliq.uz.example/check?t=1' } }, { PERFORM: 7 }),
    ).toEqual([]);
  });
});
