import { endpoints, unwrap } from '@dasturxon/core/api';
import { everyDay, aBranch } from '@dasturxon/core/testing';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { users } from '../db/schema/customers.ts';
import { jobHandlers } from '../app/job-handlers.ts';
import { changeBranchStaff } from '../merchants/branch-staff.ts';
import { aBotScene, AZIZ, MALIKA, type BotScene } from '../testing/bot-scene.ts';
import { pickUp, place, settings } from '../testing/order-bodies.ts';
import { staffChatOf } from '../testing/staff-chat.ts';

let osh: BotScene;
const branches = [
  {
    ...aBranch({ workHours: everyDay({ open: '09:00', close: '23:00' }) }),
    tariff: null,
    slotCapacity: null,
  },
];
beforeEach(async () => {
  osh = await aBotScene({ branches });
});

const { shownOrder, pressOn, read, messageOf } = staffChatOf(() => osh);

const secondsLater = async (seconds: number) => {
  osh.clock.now = new Date(osh.clock.now.getTime() + seconds * 1000);
  await osh.work();
};
/** The staff chat's messages about an order after the first. */
const rings = async (number: number | string) =>
  (await osh.messagesIn(osh.staffChat)).filter(
    ({ text, replyTo }) => text.includes(`№ ${number} `) && replyTo !== null,
  );

describe('an unanswered order', () => {
  test('BO-21 rings again after 60 s, 3 and 5 minutes, and is cancelled after 10', async () => {
    const guest = await osh.guest('ru');
    const { id, number } = await shownOrder(guest);
    await secondsLater(59);
    expect(await rings(number)).toEqual([]);
    const counts: number[] = [];
    for (const seconds of [1, 120, 120, 299]) {
      await secondsLater(seconds);
      counts.push((await rings(number)).length);
    }
    expect(counts).toEqual([1, 2, 3, 3]);
    const { messageId } = await messageOf(number);
    expect((await rings(number)).map(({ replyTo }) => replyTo)).toEqual([messageId, messageId, messageId]);
    expect((await read(guest, id)).status).toBe('CREATED');

    await secondsLater(1);
    const order = await read(guest, id);
    expect(order).toMatchObject({ status: 'CANCELED', reason: 'NO_ANSWER' });
    expect(order.history.at(-1)).toMatchObject({ status: 'CANCELED', role: null });
    expect((await rings(number)).at(-1)?.text).toMatch(/bekor qilindi: 10 daqiqa/);
    expect((await messageOf(number)).buttons).toEqual([]);
    const messages = await osh.messagesIn(guest.telegramId);
    expect(messages.at(-1)?.text).toContain('Причина: Ресторан не ответил вовремя');
    await secondsLater(3600);
    expect(await rings(number)).toHaveLength(4);
    expect(await osh.messagesIn(guest.telegramId)).toHaveLength(messages.length);
  });

  test('BO-21 after 5 minutes the guest is notified and may cancel although the merchant forbids cancelling', async () => {
    osh = await aBotScene({ branches, settings: settings({ mainLanguage: 'uz', cancelOrderActive: false }) });
    const guest = await osh.guest('uz');
    const { id } = await shownOrder(guest);
    const cancel = () => guest.api(endpoints.cancelOrder, { params: { id }, body: {} });
    expect((await cancel()).error?.code).toBe('order.notCancellable');
    await secondsLater(300);
    expect((await osh.messagesIn(guest.telegramId)).at(-1)?.text).toContain(
      'Restoran javob berishda kechikyapti',
    );
    const order = await read(guest, id);
    expect(order.isSlowlyAnswered).toBe(true);
    expect(order.history.at(-1)).toMatchObject({ type: 'UPDATE', status: 'CREATED', reason: 'SLOW_ANSWER' });
    const inbox = unwrap(await guest.api(endpoints.listNotifications, { params: { id: guest.userId } }));
    expect(inbox.map(({ text }) => text?.eng)).toContainEqual(expect.stringContaining('slow to answer'));
    expect(unwrap(await cancel()).status).toBe('CANCELED');
  });

  test('BO-21 after 5 minutes each manager is notified once, in a private chat', async () => {
    const manager = await osh.guest();
    await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.update(users).set({ role: 'MANAGER' }).where(eq(users.id, manager.userId)),
    );
    const { number } = await shownOrder();
    await secondsLater(299);
    expect(await osh.messagesIn(manager.telegramId)).toEqual([]);
    await secondsLater(1);
    await secondsLater(60);
    expect((await osh.messagesIn(manager.telegramId)).map(({ text }) => text)).toEqual([
      expect.stringContaining(`№ ${number} `),
    ]);
  });

  test('stops when it is accepted, also by two simultaneous button presses', async () => {
    const { guest, id, number } = await shownOrder();
    await secondsLater(60);
    await Promise.all([pressOn(number, 'Qabul qilish', AZIZ), pressOn(number, 'Qabul qilish', MALIKA)]);
    await osh.eventually(async () => expect((await read(guest, id)).status).toBe('ACCEPTED'));
    await secondsLater(700);
    expect(await rings(number)).toHaveLength(1);
    expect((await read(guest, id)).status).toBe('ACCEPTED');
  });

  test('jobs that are done twice, and those of a server that was away, ring once', async () => {
    const { guest, id, number } = await shownOrder();
    const again = async () => {
      const handlers = jobHandlers(osh.deps);
      for (const { queue, payload } of await osh.waiting())
        // Which queue it is decides what the payload is; types cannot follow a name that is read.
        if (queue === 'order.remind') await handlers['order.remind'](osh.merchantId, payload as never);
    };
    await again();
    osh.clock.now = new Date(osh.clock.now.getTime() + 200_000);
    await again();
    await again();
    await osh.work();
    expect(await rings(number)).toHaveLength(1);
    await secondsLater(400);
    expect((await read(guest, id)).history.map(({ status }) => status)).toEqual(['CREATED', 'CANCELED']);
  });

  test('a branch has its own times', async () => {
    await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      changeBranchStaff(
        tx,
        { merchantId: osh.merchantId, branchId: 'branch-1' },
        { answerTimes: { RING_AGAIN: 30, REMIND: 40, ESCALATE: 50, CANCEL: 120 } },
      ),
    );
    const { guest, id, number } = await shownOrder();
    await secondsLater(30);
    expect(await rings(number)).toHaveLength(1);
    await secondsLater(90);
    expect((await read(guest, id)).reason).toBe('NO_ANSWER');
  });

  test('a chat that cannot be reached does not keep the order from being cancelled', async () => {
    const guest = await osh.person();
    await osh.act('block', { chatId: osh.staffChat, blocked: true });
    const { id } = unwrap(await place(guest, pickUp()));
    for (let minute = 0; minute < 11; minute += 1) await secondsLater(60);
    expect((await read(guest, id)).reason).toBe('NO_ANSWER');
  });
});

test('an order for later rings without a sound, climbs three times as slowly, and anew at its release', async () => {
  const guest = await osh.person();
  const body = pickUp({ later: true, day: '2026-05-13', time: '13:00' });
  const { id, number } = unwrap(
    await guest.api(endpoints.placeOrderAtTime, { body, idempotencyKey: crypto.randomUUID() }),
  );
  await osh.work();
  await secondsLater(179);
  expect(await rings(number)).toEqual([]);
  await secondsLater(1);
  expect(await rings(number)).toHaveLength(1);
  const shown = async () =>
    (await osh.messagesIn(osh.staffChat)).filter(
      ({ text, replyTo }) => text.startsWith(`№ ${number} `) && !replyTo,
    );
  expect(await shown()).toHaveLength(1);
  while ((await read(guest, id)).status === 'AT_TIME') await secondsLater(60);
  expect((await read(guest, id)).status).toBe('CREATED');
  expect((await shown()).map(({ buttons }) => buttons.length > 0)).toEqual([false, true]);
  await secondsLater(600);
  expect((await read(guest, id)).reason).toBe('NO_ANSWER');
});
