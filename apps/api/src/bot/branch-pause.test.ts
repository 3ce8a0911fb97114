import { endpoints, unwrap } from '@dasturxon/core/api';
import { aBranch, everyDay } from '@dasturxon/core/testing';
import { beforeEach, expect, test } from 'vitest';

import { changeBranchStaff } from '../merchants/branch-staff.ts';
import { aBotScene, AZIZ, OUTSIDER, type BotScene } from '../testing/bot-scene.ts';
import { pickUp, place } from '../testing/order-bodies.ts';
import type { Person } from '../testing/scene.ts';
import { staffChatOf } from '../testing/staff-chat.ts';
import { markAsTest } from '../testing/connections/mark-as-test.ts';

let osh: BotScene;
let guest: Person;
const branches = [
  {
    ...aBranch({ workHours: everyDay({ open: '09:00', close: '23:00' }) }),
    tariff: null,
    slotCapacity: null,
  },
];
beforeEach(async () => {
  osh = await aBotScene({ branches });
  guest = await osh.person();
});

const { shownOrder, pressOn, read } = staffChatOf(() => osh);

const minutesLater = async (minutes: number) => {
  osh.clock.now = new Date(osh.clock.now.getTime() + minutes * 60_000);
  await osh.work();
};
/** Places an order and lets its ladder end: it is cancelled after 10 minutes. */
const anIgnoredOrder = async () => {
  const { id } = await shownOrder(guest);
  for (let minute = 0; minute < 10; minute += 1) await minutesLater(1);
  expect((await read(guest, id)).reason).toBe('NO_ANSWER');
};
/** Leaves two orders unanswered at once. */
const pausedBranch = async () => {
  await shownOrder(guest);
  await shownOrder(guest);
  await minutesLater(10);
};
const anAcceptedOrder = async () => {
  const { id, number } = await shownOrder(guest);
  await pressOn(number, 'Qabul qilish');
  await osh.eventually(async () => expect((await read(guest, id)).status).toBe('ACCEPTED'));
};
const pausedUntil = async () => {
  const list = unwrap(await guest.api(endpoints.listBranches));
  return list.find(({ id }) => id === 'branch-1')!.pausedUntil;
};
const pauseMessages = async () =>
  (await osh.messagesIn(osh.staffChat)).filter(({ text }) => text.startsWith('⏸') || text.startsWith('▶️'));

test('BO-22 a branch that leaves two orders unanswered in 15 minutes is paused for 30, and its staff is notified', async () => {
  const [first, second] = [await shownOrder(guest), await shownOrder(guest)];
  await minutesLater(9);
  expect(await pausedUntil()).toBeNull();
  await minutesLater(1);
  for (const { id } of [first, second]) expect((await read(guest, id)).reason).toBe('NO_ANSWER');
  const until = new Date(osh.clock.now.getTime() + 30 * 60_000);
  expect(await pausedUntil()).toBe(until.toISOString());
  const [message, ...more] = await pauseMessages();
  expect(more).toEqual([]);
  expect(message!.text).toContain('12:40');
  expect(message!.buttons.map(({ text }) => text)).toEqual(['Buyurtmalarni davom ettirish']);
});

test('BO-358 unanswered test orders of the set-up pause no branch, and answered ones count to none', async () => {
  const atOnce = [await shownOrder(guest), await shownOrder(guest)];
  await markAsTest(osh);
  await minutesLater(10);
  for (const { id } of atOnce) expect((await read(guest, id)).reason).toBe('NO_ANSWER');
  expect(await pausedUntil()).toBeNull();
  await anIgnoredOrder();
  expect(await pausedUntil()).toBeNull();
});

test('a paused branch takes no order for now, and takes orders again by itself when the pause ends', async () => {
  await pausedBranch();
  expect((await place(guest, pickUp())).error?.code).toBe('branch.closed');
  await minutesLater(29);
  expect((await place(guest, pickUp())).error?.code).toBe('branch.closed');
  await minutesLater(1);
  expect((await place(guest, pickUp())).error).toBeNull();
  const [message] = await pauseMessages();
  expect(message!.text).toMatch(/^▶️/);
  expect(message!.buttons).toEqual([]);
});

test('BO-22 the staff resumes a paused branch with a button; the orders that paused it do not pause it again', async () => {
  await pausedBranch();
  await osh.press(osh.staffChat, 'Buyurtmalarni davom ettirish', AZIZ);
  await osh.eventually(async () => expect(await pausedUntil()).toBeNull());
  expect((await pauseMessages())[0]!.text).toMatch(/^▶️/);
  await anIgnoredOrder();
  expect(await pausedUntil()).toBeNull();
});

test('only members of the branch’s chat resume it', async () => {
  await pausedBranch();
  const until = await pausedUntil();
  await osh.press(osh.staffChat, 'Buyurtmalarni davom ettirish', OUTSIDER);
  await osh.eventually(async () => expect((await osh.chat(osh.staffChat)).answer?.alert).toBe(true));
  expect(await pausedUntil()).toBe(until);
});

test('BO-22 three unanswered orders in a row pause a branch however far apart', async () => {
  for (let orders = 0; orders < 3; orders += 1) {
    expect(await pausedUntil()).toBeNull();
    await minutesLater(20);
    await anIgnoredOrder();
  }
  expect(await pausedUntil()).not.toBeNull();
});

test('an accepted order between unanswered ones keeps a branch from being paused', async () => {
  for (const isAccepted of [false, false, true, false]) {
    await (isAccepted ? anAcceptedOrder() : anIgnoredOrder());
    await minutesLater(20);
  }
  expect(await pausedUntil()).toBeNull();
});

test('a branch has its own terms for the pause', async () => {
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    changeBranchStaff(
      tx,
      { merchantId: osh.merchantId, branchId: 'branch-1' },
      { pause: { unanswered: 1, withinMinutes: 15, inARow: 3, pauseMinutes: 10 } },
    ),
  );
  await anIgnoredOrder();
  expect(await pausedUntil()).toBe(new Date(osh.clock.now.getTime() + 10 * 60_000).toISOString());
});
