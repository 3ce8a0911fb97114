import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, expect, test } from 'vitest';

import { markAsTest } from '../testing/connections/mark-as-test.ts';
import { aBotScene, type BotScene } from '../testing/bot-scene.ts';
import { delivery, pickUp, place } from '../testing/order-bodies.ts';
import { inLedgerOf } from '../testing/payments/in-ledger.ts';
import { TEST_AMOUNT as AMOUNT } from '../testing/payments/test-ledger.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../testing/payments/paying.ts';
import { staffChatOf } from '../testing/staff-chat.ts';

let osh: BotScene;
beforeAll(async () => {
  const { settings, ...brand } = aPayingBrand(['CASH', 'PAYME'], { PAYME: PAYME_ACCOUNT });
  osh = await aBotScene({ ...brand, settings: { ...settings!, mainLanguage: 'uz' } });
});

const { pressOn, read } = staffChatOf(() => osh);
const shown = async (number: number | string) =>
  (await osh.messagesIn(osh.staffChat)).filter(({ text }) => text.includes(`№ ${number} `));
const pay = async (orderId: string) => {
  const ledger = inLedgerOf(osh, await osh.person());
  await ledger.inLedger(async (own) =>
    own.receive((await own.orderById(orderId))!, { providerId: crypto.randomUUID(), amount: AMOUNT }),
  );
  await osh.work();
};
const later = async (minutes: number) => {
  osh.clock.now = new Date(osh.clock.now.getTime() + minutes * 60_000);
  await osh.work();
};

test('the kitchen receives a Payme order when it is paid, and its ladder starts then', async () => {
  const guest = await osh.person();
  const { id, number } = unwrap(await place(guest, delivery({ paymentType: 'PAYME' })));
  await osh.work();
  await later(12);
  expect(await shown(number)).toEqual([]);
  expect((await read(guest, id)).status).toBe('CREATED');
  await pay(id);
  const [message, ...others] = await shown(number);
  expect(others).toEqual([]);
  expect(message?.text).toContain('Payme: toʻlangan');
  expect(message?.buttons.map(({ text }) => text)).toContain('Qabul qilish');
  await later(0.9);
  expect(await shown(number)).toHaveLength(1);
  await later(0.2);
  expect(await shown(number)).toHaveLength(2);
  await later(9);
  expect(await read(guest, id)).toMatchObject({ status: 'CANCELED', reason: 'NO_ANSWER' });
  const refunds = await inLedgerOf(osh, guest).refundsOf(id);
  expect(refunds).toMatchObject([{ amount: AMOUNT, reason: 'ORDER_CANCELED' }]);
});

test('BO-358 the group reads that an order is a test of the set-up', async () => {
  const guest = await osh.person();
  const { id, number } = unwrap(await place(guest, pickUp()));
  await markAsTest(osh);
  await osh.work();
  expect((await shown(number))[0]?.text).toContain('🧪 SINOV');
  unwrap(await guest.api(endpoints.cancelOrder, { params: { id }, body: {} }));
});

test('an unpaid order that is cancelled never reaches the kitchen', async () => {
  const guest = await osh.person();
  const { id, number } = unwrap(await place(guest, pickUp({ paymentType: 'PAYME' })));
  unwrap(await guest.api(endpoints.cancelOrder, { params: { id }, body: {} }));
  await later(1);
  expect(await shown(number)).toEqual([]);
});

test('an order changed from cash to Payme loses its buttons until it is paid, then rings again', async () => {
  const guest = await osh.person();
  const { id, number } = unwrap(await place(guest, delivery()));
  await osh.work();
  const choose = (paymentType: 'CASH' | 'PAYME') =>
    guest.api(endpoints.choosePayment, { params: { orderId: id }, body: { paymentType, platform: 'WEB' } });
  unwrap(await choose('PAYME'));
  await osh.work();
  const [first] = await shown(number);
  expect(first).toMatchObject({ buttons: [], text: expect.stringContaining('Payme: toʻlanmagan') });
  await later(11);
  expect((await read(guest, id)).status).toBe('CREATED');
  await pay(id);
  expect((await shown(number)).map(({ buttons }) => buttons.length > 0)).toEqual([false, true]);
  await osh.press(osh.staffChat, 'Qabul qilish');
  await osh.eventually(async () => expect((await read(guest, id)).status).toBe('ACCEPTED'));
});

test('an order changed from Payme to cash reaches the kitchen at once', async () => {
  const guest = await osh.person();
  const { id, number } = unwrap(await place(guest, delivery({ paymentType: 'PAYME' })));
  await osh.work();
  expect(await shown(number)).toEqual([]);
  unwrap(
    await guest.api(endpoints.choosePayment, {
      params: { orderId: id },
      body: { paymentType: 'CASH', platform: 'WEB' },
    }),
  );
  await osh.work();
  await pressOn(number, 'Qabul qilish');
  await osh.eventually(async () => expect((await read(guest, id)).status).toBe('ACCEPTED'));
});

test('a guest reads that an order waits for payment, and of no refund where nothing was paid', async () => {
  osh.clock.now = new Date('2026-05-14T07:00:00Z');
  const guest = await osh.guest('ru');
  const unpaid = unwrap(await place(guest, delivery({ paymentType: 'PAYME' })));
  await osh.work();
  const ofOrder = async (number: number | null) =>
    (await osh.messagesIn(guest.telegramId)).filter(({ text }) => text.includes(`№ ${number}`));
  expect(await ofOrder(unpaid.number)).toMatchObject([
    { text: expect.stringContaining('Заказ ожидает оплаты') },
  ]);
  await pay(unpaid.id!);
  expect(await ofOrder(unpaid.number)).toMatchObject([
    { text: expect.stringContaining('Мы получили ваш заказ') },
  ]);
  const cash = unwrap(await place(guest, delivery()));
  await osh.work();
  await later(5.1);
  expect((await ofOrder(cash.number)).at(-1)?.text).toContain('Можно подождать или отменить заказ.');
  expect((await ofOrder(cash.number)).at(-1)?.text).not.toContain('деньги');
  expect((await ofOrder(unpaid.number)).at(-1)?.text).toContain('деньги вернём полностью');
});
