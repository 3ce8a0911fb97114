import { endpoints, unwrap } from '@dasturxon/core/api';
import { aBranch, everyDay } from '@dasturxon/core/testing';
import { beforeAll, expect, test } from 'vitest';

import { jobHandlers } from '../app/job-handlers.ts';
import { changeBranchStaff } from '../merchants/branch-staff.ts';
import { staffPerson } from '../testing/back-office/back-office-scene.ts';
import { aBotScene, AZIZ, MALIKA, OUTSIDER, type BotScene } from '../testing/bot-scene.ts';
import { settings } from '../testing/order-bodies.ts';
import type { Person } from '../testing/scene.ts';
import { notifyOfReservation } from './notify/reservation-notification-job.ts';

const branches = [
  {
    ...aBranch({ workHours: everyDay({ open: '09:00', close: '23:00' }) }),
    tariff: null,
    slotCapacity: null,
  },
];
const name = { uz: 'Zal', ru: 'Зал', eng: 'Hall' };
const tables = ['1', '2'].map((one) => ({ id: `t${one}`, hallId: 'hall-1', name: one, chairs: 4 }));
const halls = [{ id: 'hall-1', branchId: 'branch-1', name, price: 0, tables }];
let osh: BotScene;
beforeAll(async () => {
  osh = await aBotScene({ halls, branches, settings: settings({ mainLanguage: 'uz', bookingActive: true }) });
});

let day = 14;
async function booked(guest: Person, comment = 'deraza <yonida>') {
  const time = `2026-05-${(day += 1)}T14:00:00.000Z`;
  const body = { branchId: 'branch-1', chairs: 4, time, comment };
  const { id } = unwrap(await guest.api(endpoints.bookTable, { body, idempotencyKey: crypto.randomUUID() }));
  await osh.work();
  const [message] = (await osh.messagesIn(osh.staffChat)).slice(-1);
  return { id, message: message! };
}
const press = async (messageId: number, text: string, by = AZIZ) => {
  const message = (await osh.messagesIn(osh.staffChat)).find((one) => one.messageId === messageId);
  const data = message?.buttons.find((one) => one.text === text)?.callback_data;
  await osh.act('press', { chatId: osh.staffChat, messageId, userId: by, data });
};
const messageOf = async (messageId: number) =>
  (await osh.messagesIn(osh.staffChat)).find((one) => one.messageId === messageId)!;
const statusOf = async (guest: Person, id: string) =>
  unwrap(await guest.api(endpoints.listReservations)).find((one) => one.id === id)?.status;
const answer = async () => (await osh.chat(osh.staffChat)).answer;

test('SCR-13 a booking reaches the staff with Confirm and Decline, and its guest reads the answer', async () => {
  const guest = await osh.guest('ru');
  const { id, message } = await booked(guest);
  expect(message.text).toContain('4 kishilik stol, 15.05.2026');
  expect(message.text).toContain('deraza <yonida>');
  expect(message.text).toMatch(/ · \d-stol$/m);
  expect(message.buttons.map(({ text }) => text)).toEqual(['Tasdiqlash', 'Rad etish']);
  await press(message.messageId, 'Tasdiqlash');
  await osh.eventually(async () => expect(await statusOf(guest, id)).toBe('CONFIRMED'));
  await osh.work();
  expect(await messageOf(message.messageId)).toMatchObject({
    buttons: [],
    text: expect.stringContaining('Tasdiqlandi · Aziz Karimov'),
  });
  expect((await osh.messagesIn(guest.telegramId)).map(({ text }) => text)).toEqual([
    expect.stringContaining('Стол забронирован'),
  ]);
  const inbox = unwrap(await guest.api(endpoints.listNotifications, { params: { id: guest.userId } }));
  expect(inbox.map(({ text }) => text?.eng)).toEqual(['Your table is booked. See you soon!']);
});

test('SCR-13 a declined booking frees its table and notifies its guest', async () => {
  const guest = await osh.guest('uz');
  const { id, message } = await booked(guest);
  await press(message.messageId, 'Rad etish');
  await osh.eventually(async () => expect(await statusOf(guest, id)).toBe('CANCELED'));
  await osh.work();
  expect((await messageOf(message.messageId)).text).toContain('Rad etildi · Aziz Karimov');
  expect((await osh.messagesIn(guest.telegramId)).at(-1)?.text).toContain('Afsuski');
});

test('SCR-13 of two simultaneous answers the first counts, and the second person reads it', async () => {
  const guest = await osh.guest('uz');
  const { id, message } = await booked(guest);
  await press(message.messageId, 'Tasdiqlash', AZIZ);
  await press(message.messageId, 'Rad etish', MALIKA);
  await osh.eventually(async () =>
    expect(await answer()).toMatchObject({ alert: true, text: 'Tasdiqlandi · Aziz Karimov' }),
  );
  expect(await statusOf(guest, id)).toBe('CONFIRMED');
  await osh.work();
  expect(await osh.messagesIn(guest.telegramId)).toHaveLength(1);
});

test('SCR-13 a booking cancelled by its guest rings in the staff chat and sends the guest no message', async () => {
  const guest = await osh.guest('uz');
  const { id, message } = await booked(guest);
  unwrap(await guest.api(endpoints.cancelReservation, { params: { id } }));
  await osh.work();
  const last = (await osh.messagesIn(osh.staffChat)).at(-1);
  expect(last?.messageId).not.toBe(message.messageId);
  expect(last).toMatchObject({ buttons: [], text: expect.stringContaining('Mehmon bekor qildi') });
  expect((await messageOf(message.messageId)).buttons).toEqual([]);
  expect(await osh.messagesIn(guest.telegramId)).toEqual([]);
});

test('T40 a booking cannot be answered by a non-member of the chat or from another chat', async () => {
  const guest = await osh.guest('uz');
  const { id, message } = await booked(guest);
  await press(message.messageId, 'Tasdiqlash', OUTSIDER);
  await osh.eventually(async () => expect(await answer()).toMatchObject({ alert: true }));
  await osh.act('write', { chatId: guest.telegramId, text: '/start' });
  await osh.eventually(async () => expect(await osh.messagesIn(guest.telegramId)).toHaveLength(1));
  const [own] = await osh.messagesIn(guest.telegramId);
  const data = `book.yes:${id}`;
  await osh.act('press', { chatId: guest.telegramId, messageId: own!.messageId, data });
  await osh.eventually(async () =>
    expect((await osh.chat(guest.telegramId)).answer).toMatchObject({ alert: true }),
  );
  expect(await statusOf(guest, id)).toBe('CREATED');
});

test('a repeated job sends no second message, and one that failed during an outage succeeds later', async () => {
  const guest = await osh.guest('uz');
  await osh.act('errors', { code: 429, retryAfter: 5, chatId: osh.staffChat });
  const body = { branchId: 'branch-1', chairs: 2, time: '2026-05-14T10:00:00.000Z' };
  const count = async () => (await osh.messagesIn(osh.staffChat)).length;
  const before = await count();
  const { id } = unwrap(await guest.api(endpoints.bookTable, { body, idempotencyKey: crypto.randomUUID() }));
  await osh.work();
  expect(await count()).toBe(before);
  osh.clock.now = new Date(osh.clock.now.getTime() + 6_000);
  await osh.work();
  expect(await count()).toBe(before + 1);
  await jobHandlers(osh.deps)['bot.booking'](osh.merchantId, { reservationId: id });
  await notifyOfReservation(osh.deps, osh.merchantId, { reservationId: id });
  expect(await count()).toBe(before + 1);
});

test('a branch with a chat of its own has its bookings there', async () => {
  const ofBranch = -1_009_998_887_776;
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    changeBranchStaff(
      tx,
      { merchantId: osh.merchantId, branchId: 'branch-1' },
      { telegramStaffChat: String(ofBranch) },
    ),
  );
  const before = (await osh.messagesIn(osh.staffChat)).length;
  await booked(await osh.guest('uz'));
  expect((await osh.messagesIn(osh.staffChat)).length).toBe(before);
  expect(await osh.messagesIn(ofBranch)).toHaveLength(1);
});

test('BO-517 a confirmed guest is reminded two hours before; not of a time that the booking no longer has', async () => {
  const scene = await aBotScene({
    halls,
    branches,
    settings: settings({ mainLanguage: 'uz', bookingActive: true }),
  });
  const guest = await scene.guest('ru');
  const book = async (time: string) => {
    const body = { branchId: 'branch-1', chairs: 4, time };
    return unwrap(await guest.api(endpoints.bookTable, { body, idempotencyKey: crypto.randomUUID() })).id;
  };
  const [kept, moved, given] = [
    await book('2026-05-14T10:00:00.000Z'),
    await book('2026-05-14T12:00:00.000Z'),
    await book('2026-05-14T14:00:00.000Z'),
  ];
  const manager = await staffPerson(scene, { role: 'MANAGER' });
  for (const id of [kept, moved, given])
    unwrap(
      await manager.api(endpoints.moveReservation, {
        params: { id },
        body: { from: 'CREATED', to: 'CONFIRMED', reason: null },
      }),
    );
  const body = { tableId: 't1', time: '2026-05-14T16:00:00.000Z', until: '2026-05-14T18:00:00.000Z' };
  unwrap(await manager.api(endpoints.moveReservationTable, { params: { id: moved }, body }));
  unwrap(await guest.api(endpoints.cancelReservation, { params: { id: given } }));
  const reminders = async (at: string) => {
    scene.clock.now = new Date(at);
    await scene.work();
    const all = await scene.messagesIn(guest.telegramId);
    return all.map(({ text }) => text).filter((text) => text.includes('Ждём вас в'));
  };
  expect(await reminders('2026-05-14T07:59:00.000Z')).toEqual([]);
  expect(await reminders('2026-05-14T08:00:00.000Z')).toEqual([expect.stringContaining('Ждём вас в 15:00')]);
  expect(await reminders('2026-05-14T12:30:00.000Z')).toHaveLength(1);
  expect((await reminders('2026-05-14T14:00:00.000Z')).at(-1)).toContain('Ждём вас в 21:00');
});

test('BO-526 another table or time of a booking is a new message, which rings; the old one stays as it was', async () => {
  const guest = await osh.guest('ru');
  const { id } = await booked(guest);
  const operator = await staffPerson(osh, { role: 'OPERATOR' });
  const confirmed = { from: 'CREATED' as const, to: 'CONFIRMED' as const, reason: null };
  unwrap(await operator.api(endpoints.moveReservation, { params: { id }, body: confirmed }));
  await osh.work();
  const messages = () => osh.messagesIn(guest.telegramId);
  const first = (await messages()).at(-1)!;
  const row = unwrap(await guest.api(endpoints.listReservations)).find((one) => one.id === id)!;
  const tableId = row.place!.id === 't1' ? 't2' : 't1';
  const { time, until } = row;
  const body = { tableId, time, until: until! };
  unwrap(await operator.api(endpoints.moveReservationTable, { params: { id }, body }));
  await osh.work();
  const after = await messages();
  expect(after.at(-1)!.messageId).not.toBe(first.messageId);
  expect(after.at(-1)!.text).toContain(tableId.slice(1));
  expect(after.find(({ messageId }) => messageId === first.messageId)).toEqual(first);
  const count = after.length;
  await notifyOfReservation(osh.deps, osh.merchantId, { reservationId: id });
  expect(await messages()).toHaveLength(count);
});
