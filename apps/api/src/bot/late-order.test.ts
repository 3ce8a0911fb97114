import { endpoints, unwrap } from '@dasturxon/core/api';
import { lateFrom } from '@dasturxon/core/order';
import { beforeEach, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../testing/back-office/back-office-scene.ts';
import { aBotScene, type BotScene } from '../testing/bot-scene.ts';
import { key } from '../testing/order-bodies.ts';
import { staffChatOf } from '../testing/staff-chat.ts';

let osh: BotScene;
let operator: StaffPerson;
beforeEach(async () => {
  osh = await aBotScene();
  operator = await staffPerson(osh, { role: 'OPERATOR' });
});
const { shownOrder, read } = staffChatOf(() => osh);

const move = async (id: string, to: 'ACCEPTED' | 'COOKING' | 'DONE', minutes: number | null = null) => {
  const { orders } = unwrap(await operator.api(endpoints.readBoard));
  const { version: expectedVersion } = orders.find((one) => one.id === id)!;
  const body = { to, expectedVersion, ...(minutes !== null && { minutes }) };
  unwrap(await operator.api(endpoints.moveBoardOrder, { params: { id }, body, idempotencyKey: key() }));
  await osh.work();
};
type Guest = Awaited<ReturnType<BotScene['guest']>>;
/** The moment from which the order is late comes. */
async function becomesLate(guest: Guest, id: string): Promise<void> {
  osh.clock.now = lateFrom(await read(guest, id))!;
  await osh.work();
}
const apologies = async ({ telegramId }: Guest) =>
  (await osh.messagesIn(telegramId)).filter(({ text }) => text.includes('kechikyapti')).length;
const inbox = async (guest: Guest) =>
  unwrap(await guest.api(endpoints.listNotifications, { params: { id: guest.userId } })).filter(({ text }) =>
    text?.eng?.includes('longer than promised'),
  ).length;

test('B41 a guest is notified once that an accepted order is late, by the bot and in the messages', async () => {
  const guest = await osh.guest('uz');
  const { id } = await shownOrder(guest);
  await move(id, 'ACCEPTED', 20);
  osh.clock.now = new Date(lateFrom(await read(guest, id))!.getTime() - 1000);
  await osh.work();
  expect([await apologies(guest), await inbox(guest)]).toEqual([0, 0]);
  await becomesLate(guest, id);
  expect([await apologies(guest), await inbox(guest)]).toEqual([1, 1]);
  const order = await read(guest, id);
  expect(order.isLate).toBe(true);
  expect(order.history.at(-1)).toMatchObject({ type: 'UPDATE', reason: 'LATE' });
  osh.clock.now = new Date(osh.clock.now.getTime() + 3_600_000);
  await osh.work();
  expect([await apologies(guest), await inbox(guest)]).toEqual([1, 1]);
  await move(id, 'DONE');
  expect((await read(guest, id)).isLate).toBe(false);
});

test('B41 a delay before that gives a new promise: the guest is notified when that has passed', async () => {
  const guest = await osh.guest('uz');
  const { id } = await shownOrder(guest);
  await move(id, 'ACCEPTED', 20);
  const first = lateFrom(await read(guest, id))!;
  const { orders } = unwrap(await operator.api(endpoints.readBoard));
  const { version: expectedVersion } = orders.find((one) => one.id === id)!;
  const body = { minutes: 30 as const, expectedVersion };
  unwrap(await operator.api(endpoints.delayOrder, { params: { id }, body, idempotencyKey: key() }));
  osh.clock.now = first;
  await osh.work();
  expect(await inbox(guest)).toBe(0);
  await becomesLate(guest, id);
  expect(await inbox(guest)).toBe(1);
});

test('B41 an order that is ready to be picked up in time is not late', async () => {
  const guest = await osh.guest('uz');
  const { id } = await shownOrder(guest);
  await move(id, 'ACCEPTED', 20);
  await move(id, 'DONE');
  osh.clock.now = new Date(osh.clock.now.getTime() + 7_200_000);
  await osh.work();
  expect(await inbox(guest)).toBe(0);
});
