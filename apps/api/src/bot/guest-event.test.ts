import { endpoints, unwrap } from '@dasturxon/core/api';
import type { OrderStatus } from '@dasturxon/core/order';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { orderHistory, orders } from '../db/schema/orders.ts';
import { aBotScene, type BotScene } from '../testing/bot-scene.ts';
import { delivery, pickUp, place } from '../testing/order-bodies.ts';
import type { Person } from '../testing/scene.ts';
import { staffChatOf } from '../testing/staff-chat.ts';
import { formatMessage } from '../notifications/messages/format-message.ts';
import { notifyOfOrder } from './notify/order-notification-job.ts';

let osh: BotScene;
let operator: Person;
beforeAll(async () => {
  osh = await aBotScene();
  operator = await osh.person({ role: 'OPERATOR' });
});

const { pressOn, shownOrder, messageOf, read } = staffChatOf(() => osh);
const move = async (id: string, to: OrderStatus, reason?: string) => {
  unwrap(
    await operator.api(endpoints.moveOrder, { params: { id }, body: { to, ...(reason && { reason }) } }),
  );
  await osh.work();
};
const change = (id: string, set: Partial<typeof orders.$inferInsert>) =>
  osh.deps.db.inTenant(osh.merchantId, (tx) => tx.update(orders).set(set).where(eq(orders.id, id)));

test('ST-02 on the way, arrived and delivered are new messages; the steps between change the last one', async () => {
  const guest = await osh.guest();
  const { id } = unwrap(await place(guest, delivery()));
  await osh.work();
  const counts: number[] = [];
  for (const to of ['ACCEPTED', 'COOKING', 'DONE', 'ON_WAY'] as const) {
    await move(id, to);
    counts.push((await osh.messagesIn(guest.telegramId)).length);
  }
  expect(counts).toEqual([1, 1, 1, 2]);
  const [row] = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(orders).where(eq(orders.id, id)),
  );
  await change(id, { data: { ...row!.data, courierStatus: 'PERFORMER_ARRIVED' } });
  await notifyOfOrder(osh.deps, osh.merchantId, id);
  await notifyOfOrder(osh.deps, osh.merchantId, id);
  await move(id, 'DELIVERED');
  expect((await osh.messagesIn(guest.telegramId)).map(({ text }) => text.split('\n')[2])).toEqual([
    formatMessage('now.DONE', 'uz'),
    formatMessage('now.ON_WAY', 'uz'),
    formatMessage('now.ARRIVED', 'uz'),
    formatMessage('now.DELIVERED', 'uz'),
  ]);
});

test('ST-02 cancelled and refunded are new messages', async () => {
  const guest = await osh.guest();
  const { id } = unwrap(await place(guest, pickUp()));
  await osh.work();
  await move(id, 'CANCELED', 'TOO_BUSY');
  expect(await osh.messagesIn(guest.telegramId)).toHaveLength(2);
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.insert(orderHistory).values({
      merchantId: osh.merchantId,
      orderId: id,
      event: 'UPDATE',
      fromStatus: 'CANCELED',
      toStatus: 'CANCELED',
      data: { reason: 'REFUND', refunded: 9_000_000 },
      at: osh.clock.now,
    }),
  );
  await notifyOfOrder(osh.deps, osh.merchantId, id);
  await notifyOfOrder(osh.deps, osh.merchantId, id);
  const messages = await osh.messagesIn(guest.telegramId);
  expect(messages).toHaveLength(3);
  expect(messages.at(-1)?.text).toContain(formatMessage('order.RETURNED', 'uz'));
});

test('the ticket states the time by which the order must be ready', async () => {
  const { number } = await shownOrder(await osh.person(), pickUp());
  // Placed at noon of Tashkent, with the usual lead of half an hour and the slowest dish.
  expect((await messageOf(number)).text).toMatch(/🕒 .* · 12:\d\d gacha tayyor/);
});

test('D83 four button presses move a delivery from new to closed', async () => {
  const guest = await osh.person();
  const { id, number } = await shownOrder(guest, delivery());
  for (const [button, status] of [
    ['do.ACCEPTED', 'ACCEPTED'],
    ['do.DONE', 'DONE'],
    ['do.ON_WAY', 'ON_WAY'],
    ['do.DELIVERED', 'CLOSED'],
  ] as const) {
    await pressOn(number, formatMessage(button, 'uz'));
    await osh.eventually(async () => expect((await read(guest, id)).status).toBe(status));
    await osh.work();
  }
  expect((await read(guest, id)).isPaid).toBe(true);
  expect((await messageOf(number)).buttons).toEqual([]);
});
