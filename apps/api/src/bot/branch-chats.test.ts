import { endpoints, unwrap } from '@dasturxon/core/api';
import { aBranch, aProduct, everyDay } from '@dasturxon/core/testing';
import { beforeAll, expect, test } from 'vitest';

import { changeBranchStaff } from '../merchants/branch-staff.ts';
import { aBotScene, AZIZ, type BotScene } from '../testing/bot-scene.ts';
import { staffPerson } from '../testing/back-office/back-office-scene.ts';
import { key, pickUp } from '../testing/order-bodies.ts';
import { staffChatOf } from '../testing/staff-chat.ts';

const SECOND_CHAT = -1_009_998_887_001;
const always = everyDay({ open: '00:00', close: '00:00' });
const aServingBranch = (id: string) => ({
  ...aBranch({ id, workHours: always, isMain: id === 'branch-1' }),
  tariff: null,
  slotCapacity: null,
});

let osh: BotScene;
beforeAll(async () => {
  const productBranch = ['branch-1', 'branch-2'].map((id) => ({ branch: { id, isActive: true } }));
  osh = await aBotScene({
    branches: ['branch-1', 'branch-2'].map(aServingBranch),
    products: [aProduct({ productBranch })],
  });
  const second = { merchantId: osh.merchantId, branchId: 'branch-2' };
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    changeBranchStaff(tx, second, { telegramStaffChat: String(SECOND_CHAT) }),
  );
});

const ofBrand = staffChatOf(() => osh);
const ofSecond = staffChatOf(
  () => osh,
  () => SECOND_CHAT,
);
const atSecond = pickUp({ branch: { id: 'branch-2' } });

test('an order of a branch with its own chat is shown and accepted there, and nowhere else', async () => {
  const { guest, id, number } = await ofSecond.shownOrder(undefined, atSecond);
  expect(await ofBrand.messageOf(number)).toBeUndefined();
  await ofSecond.pressOn(number, 'Qabul qilish');
  await osh.eventually(async () =>
    expect((await ofSecond.messageOf(number)).text).toContain('Qabul qilindi · Aziz Karimov'),
  );
  expect((await ofSecond.read(guest, id)).status).toBe('ACCEPTED');
});

test('BO-157 an order that is given to another branch moves to its chat, and has no buttons left in the old one', async () => {
  const { id, number, guest } = await ofBrand.shownOrder();
  const old = await ofBrand.messageOf(number);
  const operator = await staffPerson(osh, { role: 'OPERATOR' });
  const { orders } = unwrap(await operator.api(endpoints.readBoard));
  const { version: expectedVersion } = orders.find((one) => one.id === id)!;
  unwrap(
    await operator.api(endpoints.giveToBranch, {
      params: { id },
      body: { branchId: 'branch-2', expectedVersion },
      idempotencyKey: key(),
    }),
  );
  await osh.work();
  const left = (await osh.messagesIn(osh.staffChat)).find(({ messageId }) => messageId === old.messageId)!;
  expect(left.buttons).toEqual([]);
  expect(left.text).toContain(`№ ${number}`);
  const accept = old.buttons.find(({ text }) => text === 'Qabul qilish')!;
  const press = { chatId: osh.staffChat, messageId: old.messageId, userId: AZIZ };
  await osh.act('press', { ...press, data: accept.callback_data });
  expect((await ofSecond.read(guest, id)).status).toBe('CREATED');
  await ofSecond.pressOn(number, 'Qabul qilish');
  await osh.eventually(async () => expect((await ofSecond.read(guest, id)).status).toBe('ACCEPTED'));
});

test('the chat of one branch cannot answer an order of another, in either direction', async () => {
  const second = await ofSecond.shownOrder(undefined, atSecond);
  const first = await ofBrand.shownOrder();
  const cases = [
    { chatId: osh.staffChat, shown: await ofBrand.messageOf(first.number), order: second, other: ofSecond },
    { chatId: SECOND_CHAT, shown: await ofSecond.messageOf(second.number), order: first, other: ofBrand },
  ];
  for (const { chatId, shown, order, other } of cases) {
    const accept = (await other.messageOf(order.number)).buttons.find(({ text }) => text === 'Qabul qilish')!;
    await osh.act('press', {
      chatId,
      messageId: shown.messageId,
      userId: AZIZ,
      data: accept.callback_data,
    });
    await osh.eventually(async () => expect((await osh.chat(chatId)).answer?.alert).toBe(true));
    expect((await other.read(order.guest, order.id)).status).toBe('CREATED');
  }
});

test('an unanswered order of a branch rings in the chat of that branch alone', async () => {
  const { number } = await ofSecond.shownOrder(undefined, atSecond);
  osh.clock.now = new Date(osh.clock.now.getTime() + 60_000);
  await osh.work();
  const rings = async (chatId: number) =>
    (await osh.messagesIn(chatId)).filter(
      ({ text, replyTo }) => text.includes(`№ ${number} `) && replyTo !== null,
    );
  expect(await rings(SECOND_CHAT)).toHaveLength(1);
  expect(await rings(osh.staffChat)).toEqual([]);
});

test('the guest of an unanswered order is offered the other open branch, which the staff message names', async () => {
  const guest = await osh.guest('ru');
  const { id, number } = await ofSecond.shownOrder(guest, atSecond);
  osh.clock.now = new Date(osh.clock.now.getTime() + 600_000);
  await osh.work();
  const order = await ofSecond.read(guest, id);
  expect(order).toMatchObject({
    status: 'CANCELED',
    reason: 'NO_ANSWER',
    offeredBranch: { id: 'branch-1', serviceType: 'PICK_UP' },
  });
  expect((await osh.messagesIn(guest.telegramId)).at(-1)!.text).toContain('Сейчас открыт филиал «Чорсу»');
  const inbox = unwrap(await guest.api(endpoints.listNotifications, { params: { id: guest.userId } }));
  expect(inbox[0]?.text?.eng).toContain('Chorsu is open now');
  const rung = (await osh.messagesIn(SECOND_CHAT)).findLast(({ text }) => text.includes(`№ ${number} `));
  expect(rung?.text).toContain('Chorsu filiali taklif qilindi');
});
