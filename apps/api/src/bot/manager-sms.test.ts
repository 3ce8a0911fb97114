import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { users } from '../db/schema/customers.ts';
import { outbox } from '../db/schema/merchants.ts';
import { jobHandlers } from '../app/job-handlers.ts';
import type { Jobs } from '../jobs/queues.ts';
import { sandboxSms } from '../seed/sandbox-sms.ts';
import { aBotScene, type BotScene } from '../testing/bot-scene.ts';
import { pickUp, place } from '../testing/order-bodies.ts';
import { aPhone } from '../testing/scene.ts';

let osh: BotScene;
beforeEach(async () => {
  osh = await aBotScene();
});

const secondsLater = async (seconds: number) => {
  osh.clock.now = new Date(osh.clock.now.getTime() + seconds * 1000);
  await osh.work();
};

/** A manager with a phone, and with Telegram when asked for. */
async function aManager({ telegramId = null as number | null, botBlocked = false } = {}) {
  const phone = aPhone();
  const { userId } = await osh.person({ role: 'MANAGER', phone });
  const change = { telegramId: telegramId === null ? null : String(telegramId), botBlocked };
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.update(users).set(change).where(eq(users.id, userId)),
  );
  return { userId, phone };
}

const anUnansweredOrder = async () => {
  const guest = await osh.person();
  const { data } = await place(guest, pickUp());
  await osh.work();
  return data!;
};

test('a manager without Telegram gets one SMS about an order unanswered for 5 minutes', async () => {
  const { phone } = await aManager();
  const { number } = await anUnansweredOrder();
  await secondsLater(299);
  expect(await osh.smsTo(phone)).toEqual([]);
  await secondsLater(1);
  await secondsLater(60);
  expect(await osh.smsTo(phone)).toEqual([expect.stringContaining(`№ ${number} `)]);
});

test('the SMS of a manager reaches the gateway', async () => {
  osh = await aBotScene({ smsAccounts: sandboxSms('osh') });
  const { phone } = await aManager();
  const { number } = await anUnansweredOrder();
  await secondsLater(300);
  const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(outbox).where(eq(outbox.queue, 'sms.send')),
  );
  for (const { payload } of rows)
    await jobHandlers(osh.deps)['sms.send'](osh.merchantId, payload as Jobs['sms.send']);
  const arrived = await osh.request(`http://127.0.0.1/sandbox/api/sms?phone=${phone}`);
  expect(await arrived.text()).toContain(`№ ${number} `);
});

test('a manager reachable by the bot gets no SMS; one who blocked it does, also when only this send reveals it', async () => {
  const reached = await osh.guest();
  const blocked = await aManager({ telegramId: 8_900_001, botBlocked: true });
  const blocking = await osh.guest();
  const phones = [aPhone(), aPhone()];
  for (const [at, { userId }] of [reached, blocking].entries())
    await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.update(users).set({ role: 'MANAGER', phone: phones[at]! }).where(eq(users.id, userId)),
    );
  await osh.act('block', { chatId: blocking.telegramId, blocked: true });
  // Only Telegram's answer reveals a block.
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.update(users).set({ botBlocked: false }).where(eq(users.id, blocking.userId)),
  );
  await anUnansweredOrder();
  await secondsLater(300);
  await secondsLater(30);
  expect(await osh.smsTo(phones[0]!)).toEqual([]);
  expect(await osh.smsTo(phones[1]!)).toHaveLength(1);
  expect(await osh.smsTo(blocked.phone)).toHaveLength(1);
});

test('managers of a brand without a bot get the SMS although they have Telegram', async () => {
  osh = await aBotScene({ miniAppKeys: {} });
  const { phone } = await aManager({ telegramId: 8_900_002 });
  await anUnansweredOrder();
  await secondsLater(300);
  expect(await osh.smsTo(phone)).toHaveLength(1);
});

test('a manager gets at most 6 SMS an hour', async () => {
  const { phone } = await aManager();
  for (let orders = 0; orders < 8; orders += 1) await anUnansweredOrder();
  await secondsLater(300);
  expect(await osh.smsTo(phone)).toHaveLength(6);
});

const aQuarterOfSilence = async () => {
  await anUnansweredOrder();
  await anUnansweredOrder();
  for (let minute = 0; minute < 15; minute += 1) await secondsLater(60);
};
const pauseSms = async (phone: string) =>
  (await osh.smsTo(phone)).filter((text) => text.includes('buyurtma qabul qilmaydi'));

test.each([
  ['has no staff chat', { staffChat: null }],
  ['has no bot', { miniAppKeys: {} }],
])('the automatic pause of a branch that %s goes to its managers by SMS, once', async (_, brand) => {
  osh = await aBotScene(brand);
  const [manager, reached] = [await aManager(), await aManager({ telegramId: 8_900_003 })];
  await aQuarterOfSilence();
  for (const { phone } of [manager, reached]) expect(await pauseSms(phone)).toHaveLength(1);
  expect((await pauseSms(manager.phone))[0]).toMatch(/^Dilkash Osh: .*12:40/);
});

test('the pause of a branch whose staff chat removed the bot goes to its managers by SMS', async () => {
  const { phone } = await aManager();
  await osh.act('block', { chatId: osh.staffChat, blocked: true });
  await aQuarterOfSilence();
  expect(await pauseSms(phone)).toHaveLength(1);
});

test('the pause of a branch whose staff chat receives it sends no SMS', async () => {
  const { phone } = await aManager();
  await aQuarterOfSilence();
  expect(await pauseSms(phone)).toEqual([]);
});
