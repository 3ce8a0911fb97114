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

const told = async (orderId: string) =>
  unwrap(await guest.api(endpoints.getPayment, { params: { orderId } }));
const come = (id: string, amount = AMOUNT) =>
  merchant.inLedger(async (ledger) =>
    ledger.receive((await ledger.orderById(id))!, { providerId: crypto.randomUUID(), amount }),
  );

describe('T52 what the order page is told', () => {
  test('T52 ST-03 before anything: what it costs, until when, and that it can be paid', async () => {
    const { id } = await merchant.anOrder();
    const row = await merchant.orderRow(id);
    const said = await merchant.inTenant((tx) => paymentOf(osh.deps, tx, row));
    expect(await told(id)).toEqual(said);
    expect(said).toStrictEqual({
      isPaid: false,
      paymentType: 'PAYME',
      state: null,
      refunded: 0,
      amount: 105_000,
      refunding: 0,
      canPay: true,
      payUntil: new Date(osh.clock.now.getTime() + 30 * 60_000).toISOString(),
      receipts: [],
    });
  });

  test('ENUM-09 what is settled on the spot is not paid here, and has no end', async () => {
    const { id } = await merchant.anOrder('CASH');
    const row = await merchant.orderRow(id);
    const said = await merchant.inTenant((tx) => paymentOf(osh.deps, tx, row));
    expect(said).toMatchObject({ paymentType: 'CASH', canPay: false, payUntil: null });
  });

  test('T48 while a provider is at work another payment is refused; after two silent minutes it is accepted', async () => {
    const { id } = await merchant.anOrder();
    await merchant.anAttemptFor(id, { state: 'PENDING', begunAt: osh.clock.now });
    expect(await told(id)).toMatchObject({ state: 'PENDING', canPay: false });
    const before = osh.clock.now;
    osh.clock.now = new Date(before.getTime() + 120_000);
    expect(await told(id)).toMatchObject({ state: 'PENDING', canPay: true });
    osh.clock.now = before;
  });

  test('T52 ST-03 the last try counts while none is live, and money that is owed besides is none', async () => {
    const { id } = await merchant.anOrder();
    await merchant.anAttemptFor(id, { state: 'CANCELED', reason: 'DECLINED' });
    expect((await told(id)).state).toBe('CANCELED');
    await merchant.anAttemptFor(id);
    expect((await told(id)).state).toBe('CREATED');
    await come(id, AMOUNT - 150);
    await merchant.anAttemptFor(id, { state: 'CANCELED', reason: 'SWITCHED' });
    await come(id, AMOUNT - 50);
    expect(await told(id)).toMatchObject({ isPaid: false, state: 'CANCELED', canPay: true });
  });

  test('T52 F20 paid it is told by what, and what goes back of all that came is told in whole so’m', async () => {
    const { id, providerId } = await merchant.aPaidOrder('CLICK');
    await merchant.changeOrder(id, { paymentType: 'PAYME' });
    expect(await told(id)).toMatchObject({
      isPaid: true,
      paymentType: 'CLICK',
      state: 'PAID',
      canPay: false,
    });
    await come(id, 250);
    await come(id, 350);
    expect((await told(id)).refunding).toBe(6);
    await come(id, 9_999_399);
    expect((await told(id)).refunding).toBe(99_999);
    await merchant.inLedger(
      async (ledger) =>
        ledger.reverse((await ledger.attemptByProviderId(providerId))!, { reason: 'PROVIDER' }),
      'CLICK',
    );
    expect(await told(id)).toMatchObject({
      isPaid: false,
      paymentType: 'PAYME',
      state: 'REFUNDED',
      refunded: 105_000,
    });
  });

  test('T52 an order that was paid and not by an attempt is told by what its guest chose', async () => {
    const { id } = await merchant.anOrder();
    await merchant.anAttemptFor(id, { provider: 'CLICK', state: 'CANCELED' });
    await merchant.changeOrder(id, { isPaid: true });
    expect(await told(id)).toMatchObject({ isPaid: true, paymentType: 'PAYME', payUntil: null });
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
    return (await told(id)).receipts;
  };

  test('ENT-26 of the sale and of what went back, of every try', async () => {
    expect(
      await receipts({ PERFORM: { qr_code_url: sale } }, null, { CANCEL: { qr_code_url: back } }),
    ).toEqual([
      { type: 'PERFORM', qrCodeUrl: sale },
      { type: 'CANCEL', qrCodeUrl: back },
    ]);
  });

  test('ENT-26 none that leads anywhere else, and none of what is no fiscal receipt', async () => {
    expect(
      await receipts({ PERFORM: { qr_code_url: 'https://ofd.soliq.uz.example/check?t=1' } }, { PERFORM: 7 }),
    ).toEqual([]);
  });
});
