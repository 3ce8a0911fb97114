import { endpoints, unwrap } from '@dasturxon/core/api';
import { orderMoney, paidByType } from '@dasturxon/core/order';
import { beforeAll, describe, expect, test } from 'vitest';

import { aBotScene, AZIZ, type BotScene } from '../../testing/bot-scene.ts';
import { settings } from '../../testing/order-bodies.ts';
import { inLedgerOf } from '../../testing/payments/in-ledger.ts';
import { TEST_AMOUNT as AMOUNT } from '../../testing/payments/test-ledger.ts';
import { aPayingBrand } from '../../testing/payments/paying.ts';
import type { Person } from '../../testing/scene.ts';
import { staffChatOf } from '../../testing/staff-chat.ts';
import { carryOutRefund } from '../jobs/payment-jobs.ts';
import { completeRefund } from '../ledger/settle-order.ts';

let osh: BotScene;
let guest: Person;
let operator: Person;
let merchant: ReturnType<typeof inLedgerOf>;
beforeAll(async () => {
  const brand = aPayingBrand(['CASH', 'PAYME', 'CLICK']);
  osh = await aBotScene({ ...brand, settings: settings({ ...brand.settings, mainLanguage: 'uz' }) });
  [guest, operator] = [await osh.person(), await osh.person({ role: 'OPERATOR' })];
  merchant = inLedgerOf(osh, guest);
});
const { messageOf, read, pressOn, answer } = staffChatOf(() => osh);

const move = (
  id: string,
  to: 'ACCEPTED' | 'DONE' | 'CLOSED' | 'CANCELED' | 'ON_WAY' | 'DELIVERED',
  reason?: string,
) => operator.api(endpoints.moveOrder, { params: { id }, body: { to, ...(reason && { reason }) } });
const payment = async (id: string) =>
  unwrap(await guest.api(endpoints.getPayment, { params: { orderId: id } }));
const notifications = async () =>
  unwrap(await guest.api(endpoints.listNotifications, { params: { id: guest.userId } })).map(
    ({ text }) => text?.eng ?? '',
  );
const moneyOf = async (id: string) => {
  const order = await read(guest, id);
  return orderMoney(order, order.history);
};
const receive = (id: string, provider: 'PAYME' | 'CLICK' = 'PAYME') =>
  merchant.inLedger(
    async (ledger) =>
      ledger.receive((await ledger.orderById(id))!, { providerId: crypto.randomUUID(), amount: AMOUNT }),
    provider,
  );
const giveBack = async (id: string, attempt: Awaited<ReturnType<typeof receive>>) => {
  const due = (await merchant.refundsOf(id)).find((one) => one.attemptId === attempt.id)!;
  const row = await merchant.orderRow(id);
  await merchant.inTenant((tx) => completeRefund(osh.deps, tx, { row, attempt, refund: due }));
};
const reverse = (id: string, providerId: string) =>
  merchant.inLedger(async (ledger) => {
    const locked = await ledger.attemptByProviderId(providerId);
    expect(locked?.row.id).toBe(id);
    return ledger.reverse(locked!, { reason: 'PROVIDER' });
  });
const sum = (part: string) => expect.stringContaining(part);

describe('F20 late money', () => {
  test('F20 the guest of a cancelled order reads that it goes back, and that it went back', async () => {
    const { id, number } = await merchant.anOrder();
    unwrap(await guest.api(endpoints.cancelOrder, { params: { id }, body: {} }));
    const late = await receive(id);
    expect((await read(guest, id)).history.at(-1)).toMatchObject({ type: 'UPDATE', reason: 'LATE_PAYMENT' });
    expect(await moneyOf(id)).toBe('RETURNING');
    expect(await payment(id)).toMatchObject({
      state: 'PAID',
      isPaid: false,
      refunding: 105_000,
      refunded: 0,
    });
    expect(await notifications()).toContainEqual(sum('no longer take it'));
    await osh.work();
    // The kitchen never received it: it was not paid before it was cancelled.
    expect(await messageOf(number)).toBeUndefined();
    await giveBack(id, late);
    expect((await read(guest, id)).history.at(-1)).toMatchObject({ reason: 'LATE_PAYMENT_RETURNED' });
    expect(await moneyOf(id)).toBe('RETURNED');
    expect(await payment(id)).toMatchObject({ state: 'REFUNDED', refunding: 0, refunded: 105_000 });
    expect(await notifications()).toContainEqual(sum('was sent back to you'));
  });

  test('F20 an order that was paid twice stays paid, and its second payment is seen to go back', async () => {
    const { id } = await merchant.aPaidOrder();
    const late = await receive(id, 'CLICK');
    expect(await moneyOf(id)).toBe('PAID');
    const order = await read(guest, id);
    expect(paidByType(order, order.history)).toBe('PAYME');
    expect(await payment(id)).toMatchObject({ isPaid: true, state: 'PAID', refunding: 105_000 });
    await giveBack(id, late);
    expect(await payment(id)).toMatchObject({ isPaid: true, state: 'PAID', refunded: 105_000 });
  });
});

describe('F20 a payment that its provider takes back', () => {
  /** An accepted, paid order that loses its money. */
  async function aReversedOrder() {
    const { id, providerId } = await merchant.aPaidOrder();
    await osh.work();
    unwrap(await move(id, 'ACCEPTED'));
    expect(await reverse(id, providerId)).toMatchObject({ ok: true });
    await osh.work();
    const { number } = await read(guest, id);
    return { id, number };
  }

  test('F20 the staff reads it in a new message, and the order’s own message shows the refund', async () => {
    const { number } = await aReversedOrder();
    const own = await messageOf(number);
    expect(own.text).toContain('Payme: pul qaytarildi');
    const alarms = (await osh.messagesIn(osh.staffChat)).filter(({ replyTo }) => replyTo === own.messageId);
    expect(alarms.map(({ text }) => text)).toEqual([sum(`№ ${number} buyurtma uchun 105 000`)]);
  });

  test('F20 an order that is not accepted yet raises no alarm', async () => {
    const { id, providerId } = await merchant.aPaidOrder();
    await reverse(id, providerId);
    expect(await merchant.jobs('bot.payment-reversed', id)).toEqual([]);
  });

  test('F20 it cannot be closed without its money and without a reason', async () => {
    const { id } = await aReversedOrder();
    for (const to of ['DONE', 'ON_WAY', 'DELIVERED'] as const) unwrap(await move(id, to));
    expect((await move(id, 'CLOSED')).error).toMatchObject({ code: 'payment.notPaid' });
    expect((await move(id, 'CLOSED', ' ')).error).toMatchObject({ code: 'payment.notPaid' });
    unwrap(await move(id, 'CLOSED', 'The owner decided so'));
    expect(await read(guest, id)).toMatchObject({ status: 'CLOSED', isPaid: false });
  });

  test('F20 D83 cash taken at delivery closes it, by one more button press', async () => {
    const { id, number } = await aReversedOrder();
    for (const to of ['DONE', 'ON_WAY', 'DELIVERED'] as const) unwrap(await move(id, to));
    await osh.work();
    await pressOn(number, 'Naqd pul olindi', AZIZ);
    await osh.eventually(async () => expect((await read(guest, id)).isPaid).toBe(true));
    const { history, paymentType } = await read(guest, id);
    expect(paymentType).toBe('CASH');
    expect(history.slice(-2).map(({ type }) => type)).toEqual(['CHANGE_PAYMENT_TYPE', 'PAID']);
    expect((await answer())?.text).toBe('toʻlangan');
    expect(await moneyOf(id)).toBe('PAID');
    unwrap(await move(id, 'CLOSED'));
  });

  test('F20 money that the staff itself gave back does not keep the order open', async () => {
    const { id } = await merchant.aPaidOrder();
    for (const to of ['ACCEPTED', 'DONE', 'ON_WAY', 'DELIVERED'] as const) unwrap(await move(id, to));
    const body = { amount: null, byHand: true, reason: 'Cold' };
    const params = { orderId: id };
    const manager = await osh.person({ role: 'MANAGER' });
    unwrap(await manager.api(endpoints.refundOrder, { params, body, idempotencyKey: crypto.randomUUID() }));
    expect(await moneyOf(id)).toBe('RETURNED');
    unwrap(await move(id, 'CLOSED'));
  });
});

test('F20 a cancelled order that was paid has the same label for its guest and for the kitchen', async () => {
  const { id } = await merchant.aPaidOrder();
  await osh.work();
  unwrap(await move(id, 'CANCELED'));
  await osh.work();
  const { number } = await read(guest, id);
  expect(await moneyOf(id)).toBe('RETURNING');
  expect((await messageOf(number)).text).toContain('Payme: pul qaytarilmoqda');
  const [due] = await merchant.refundsOf(id);
  await carryOutRefund(osh.deps, osh.merchantId, due!.id);
  const params = { orderId: id };
  const body = { amount: null, byHand: true, reason: null };
  unwrap(await operator.api(endpoints.refundOrder, { params, body, idempotencyKey: crypto.randomUUID() }));
  await osh.work();
  expect(await moneyOf(id)).toBe('RETURNED');
  expect((await messageOf(number)).text).toContain('Payme: pul qaytarildi');
});
