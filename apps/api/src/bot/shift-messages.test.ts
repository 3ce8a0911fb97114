import type { Role } from '@dasturxon/core/auth';
import { everyDay, aBranch } from '@dasturxon/core/testing';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { users } from '../db/schema/customers.ts';
import { staffBranches, staffSessions } from '../db/schema/staff.ts';
import { aBotScene, type BotScene } from '../testing/bot-scene.ts';
import { staffChatOf } from '../testing/staff-chat.ts';

let osh: BotScene;
const aPlace = (id: string) => ({
  ...aBranch({ id, workHours: everyDay({ open: '09:00', close: '23:00' }) }),
  tariff: null,
  slotCapacity: null,
});
beforeEach(async () => {
  osh = await aBotScene({ branches: [aPlace('branch-1'), aPlace('branch-2')] });
});

const { shownOrder, pressOn } = staffChatOf(() => osh);

const secondsLater = async (seconds: number) => {
  osh.clock.now = new Date(osh.clock.now.getTime() + seconds * 1000);
  await osh.work();
};

type Shift = { role?: Role; seen?: number | null; isOver?: boolean; branchId?: string };

/** A person of the staff in Telegram, with a session of the back office that was used so many hours ago. */
async function someone({ role = 'OPERATOR', seen = 0, isOver = false, branchId }: Shift = {}) {
  const { merchantId } = osh;
  const { userId, telegramId } = await osh.guest();
  const now = osh.clock.now;
  await osh.deps.db.inTenant(merchantId, async (tx) => {
    await tx.update(users).set({ role }).where(eq(users.id, userId));
    if (branchId) await tx.insert(staffBranches).values({ merchantId, userId, branchId });
    if (seen === null) return;
    await tx.insert(staffSessions).values({
      merchantId,
      id: crypto.randomUUID(),
      tokenHash: crypto.randomUUID(),
      userId,
      lastSeenAt: new Date(now.getTime() - seen * 3_600_000),
      expiresAt: new Date(now.getTime() + 86_400_000),
      revokedAt: isOver ? now : null,
    });
  });
  return telegramId;
}
const textsTo = async (telegramId: number) =>
  (await osh.messagesIn(telegramId)).map(({ text }) => text).filter((text) => text.startsWith('⏰'));

describe('BO-402 at the third minute of an unanswered order', () => {
  test('each person on shift at its branch who can answer gets one private message, and no other person', async () => {
    const onShift = [
      await someone(),
      await someone({ role: 'KITCHEN', seen: 2 }),
      await someone({ role: 'MANAGER', branchId: 'branch-1' }),
    ];
    const others = [
      await someone({ branchId: 'branch-2' }),
      await someone({ role: 'COURIER' }),
      await someone({ role: 'WAITER' }),
      await someone({ seen: 30 }),
      await someone({ seen: null }),
      await someone({ isOver: true }),
    ];
    const { number } = await shownOrder();
    await secondsLater(179);
    for (const id of onShift) expect(await textsTo(id)).toEqual([]);
    await secondsLater(1);
    await secondsLater(30);
    for (const id of onShift) expect(await textsTo(id)).toEqual([expect.stringContaining(`№ ${number} `)]);
    await secondsLater(90);
    for (const id of others) expect(await textsTo(id)).toEqual([]);
  });

  test('the managers get the message of the fifth minute as well, those on shift as a second one', async () => {
    const [atWork, atHome, operator] = [
      await someone({ role: 'MANAGER' }),
      await someone({ role: 'ADMIN', seen: null }),
      await someone(),
    ];
    await shownOrder();
    await secondsLater(180);
    await secondsLater(120);
    const counts = [];
    for (const id of [atWork, atHome, operator]) counts.push((await textsTo(id)).length);
    expect(counts).toEqual([2, 1, 1]);
  });

  test('an order that was answered before sends no message', async () => {
    const operator = await someone();
    const { number } = await shownOrder();
    await pressOn(number, 'Qabul qilish', 700_001);
    await secondsLater(180);
    expect(await textsTo(operator)).toEqual([]);
  });
});
