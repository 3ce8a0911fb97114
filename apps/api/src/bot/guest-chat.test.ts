import { endpoints, unwrap } from '@dasturxon/core/api';
import type { OrderStatus } from '@dasturxon/core/order';
import type { TelegramCall } from '@dasturxon/sandbox';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { botMessages } from '../db/schema/bot.ts';
import { users } from '../db/schema/customers.ts';
import { aBotScene, type BotScene } from '../testing/bot-scene.ts';
import { delivery, pickUp, place, settings } from '../testing/order-bodies.ts';
import { type Person } from '../testing/scene.ts';
import { notifyOfOrder, orderNotificationJob } from './notify/order-notification-job.ts';

let osh: BotScene;
let operator: Person;
beforeAll(async () => {
  osh = await aBotScene();
  operator = await osh.person({ role: 'OPERATOR' });
});

const order = async (guest: Person, body = pickUp()) => unwrap(await place(guest, body));
const move = async (id: string, to: OrderStatus) =>
  unwrap(await operator.api(endpoints.moveOrder, { params: { id }, body: { to } }));
const rowOf = async ({ userId }: Person) => {
  const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(users).where(eq(users.id, userId)),
  );
  return rows[0]!;
};
const calls = async (): Promise<TelegramCall[]> =>
  (await osh.request('http://127.0.0.1/sandbox/api/telegram')).json();

describe('the message about an order', () => {
  test('ST-02 D69 C1 explains the total and is edited, with the button to the order, until an event sends a new one', async () => {
    const guest = await osh.guest('ru');
    const { id, number } = await order(guest, delivery());
    await osh.work();
    const [first] = await osh.messagesIn(guest.telegramId);
    const why =
      'Плов: 2 × 45\u00A0000\u00A0сум — 90\u00A0000\u00A0сум\nДоставка по вашему адресу — 15\u00A0000\u00A0сум';
    expect(first?.text).toBe(
      `Дилкаш Ош · Заказ № ${number}\nYangi\nМы получили ваш заказ\nИтого: 105\u00A0000\u00A0сум\n${why}`,
    );
    expect(first?.buttons).toEqual([
      { text: 'Открыть заказ', web_app: { url: expect.stringContaining(`tgWebAppStartParam=order_${id}`) } },
    ]);
    for (const to of ['ACCEPTED', 'COOKING', 'DONE'] as const) {
      await move(id, to);
      await osh.work();
    }
    const messages = await osh.messagesIn(guest.telegramId);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({
      messageId: first!.messageId,
      text: expect.stringContaining('Tayyor'),
    });
  });

  test('the status label is in the guest’s language where the merchant’s setting requires it', async () => {
    const own = await aBotScene({
      settings: settings({ mainLanguage: 'uz', trActive: true, statusLabelsLang: 'current' }),
    });
    const guest = await own.guest('tr');
    unwrap(await place(guest, pickUp()));
    await own.work();
    expect((await own.messagesIn(guest.telegramId))[0]?.text).toContain('\nYeni\n');
  });

  test('is never sent inside the order’s request, and exists when the order does', async () => {
    const guest = await osh.guest();
    const before = (await calls()).length;
    const { id } = await order(guest);
    expect((await calls()).length).toBe(before);
    const jobs = (await osh.waiting()).filter(({ queue }) => queue === 'bot.order');
    expect(jobs.map(({ payload }) => payload)).toEqual([{ orderId: id }]);
    const refused = await place(guest, pickUp({ totalPrice: 1 }));
    expect(refused.error?.code).toBe('price_changed');
    expect((await osh.waiting()).filter(({ queue }) => queue === 'bot.order')).toHaveLength(1);
    await osh.work();
  });

  test('no bot job is queued without a staff chat or a guest with Telegram', async () => {
    const quiet = await aBotScene({ staffChat: null });
    unwrap(await place(await quiet.person(), pickUp()));
    expect((await quiet.waiting()).filter(({ queue }) => queue === 'bot.order')).toEqual([]);
  });

  test('a repeated job sends no second message', async () => {
    const guest = await osh.guest();
    const { id } = await order(guest);
    const [job] = (await osh.waiting()).filter(({ queue }) => queue === 'bot.order');
    await osh.work();
    const before = (await calls()).length;
    await orderNotificationJob(osh.deps, osh.merchantId, job!.payload as { orderId: string });
    expect((await calls()).length).toBe(before);
    expect((await osh.messagesIn(guest.telegramId)).length).toBe(1);
    expect(id).toBe(job!.payload['orderId']);
  });

  test('a guest who blocked the bot is stored and gets no message until they write again', async () => {
    const guest = await osh.guest();
    await osh.act('block', { chatId: guest.telegramId, blocked: true });
    await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.update(users).set({ botBlocked: false }).where(eq(users.id, guest.userId)),
    );
    const { id } = await order(guest);
    await osh.eventually(async () => expect((await rowOf(guest)).botBlocked).toBe(true));
    const tries = async () =>
      (await calls()).filter(({ payload }) => (payload as { chat_id?: number }).chat_id === guest.telegramId);
    const before = (await tries()).length;
    await move(id, 'ACCEPTED');
    await osh.work();
    expect((await tries()).length).toBe(before);
    await osh.act('block', { chatId: guest.telegramId, blocked: false });
    await osh.eventually(async () => expect((await rowOf(guest)).botBlocked).toBe(false));
    await move(id, 'COOKING');
    await osh.work();
    expect((await osh.messagesIn(guest.telegramId)).at(-1)?.text).toContain('Tayyorlanmoqda');
  });

  test('TEN-10 a guest who allows messages after ordering receives the message about that order', async () => {
    const guest = await osh.guest();
    await osh.act('block', { chatId: guest.telegramId, blocked: true });
    await order(guest);
    await osh.eventually(async () => expect((await rowOf(guest)).botBlocked).toBe(true));
    await osh.work();
    expect(await osh.messagesIn(guest.telegramId)).toEqual([]);
    await osh.act('block', { chatId: guest.telegramId, blocked: false });
    await osh.eventually(async () => expect((await rowOf(guest)).botBlocked).toBe(false));
    await osh.work();
    expect((await osh.messagesIn(guest.telegramId)).map(({ text }) => text)).toEqual([
      expect.stringContaining('Yangi'),
    ]);
  });

  test('F24 after a 429 the bot sends nothing until the pause ends, and loses no message', async () => {
    const own = await aBotScene({ staffChat: null });
    const guest = await own.guest();
    await own.act('errors', { code: 429, retryAfter: 7, chatId: guest.telegramId });
    unwrap(await place(guest, pickUp()));
    await own.work();
    const [again] = (await own.waiting()).filter(({ queue }) => queue === 'bot.order');
    expect(again?.startAfter).toEqual(new Date(own.clock.now.getTime() + 7_000));
    const other = await own.guest();
    unwrap(await place(other, pickUp()));
    own.clock.now = new Date(own.clock.now.getTime() + 6_000);
    await own.work();
    expect(await own.messagesIn(other.telegramId)).toEqual([]);
    own.clock.now = new Date(own.clock.now.getTime() + 1_000);
    await own.work();
    for (const { telegramId } of [guest, other]) expect(await own.messagesIn(telegramId)).toHaveLength(1);
  });

  test('F24 an outage of Telegram does not change the order; the job fails and is retried', async () => {
    const guest = await osh.guest();
    const { id } = await order(guest);
    await osh.request('http://127.0.0.1/sandbox/api/faults', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'telegram', mode: 'down', times: 1 }),
    });
    await expect(osh.work()).rejects.toThrow('telegram did not answer sendMessage');
    await notifyOfOrder(osh.deps, osh.merchantId, id);
    expect(await osh.messagesIn(guest.telegramId)).toHaveLength(1);
  });

  test('a worker killed while sending causes no second message', async () => {
    const guest = await osh.guest();
    const { id } = await order(guest);
    const own = osh.deps.bots;
    const sent = Promise.withResolvers<void>();
    const dying = {
      ...own,
      api: (token: string) => {
        const api = own.api(token);
        api.config.use(async (call, method, payload, signal) => {
          await call(method, payload, signal);
          if ((payload as { chat_id?: number }).chat_id !== guest.telegramId)
            return call(method, payload, signal);
          sent.resolve();
          return new Promise(() => undefined);
        });
        return api;
      },
    };
    const quiet = await rowOf(guest);
    expect(quiet.telegramId).toBe(String(guest.telegramId));
    void notifyOfOrder({ ...osh.deps, bots: dying }, osh.merchantId, id);
    await sent.promise;
    await expect(notifyOfOrder(osh.deps, osh.merchantId, id)).rejects.toThrow();
    osh.clock.now = new Date(osh.clock.now.getTime() + 61_000);
    await notifyOfOrder(osh.deps, osh.merchantId, id);
    expect(await osh.messagesIn(guest.telegramId)).toHaveLength(1);
    const [row] = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx
        .select()
        .from(botMessages)
        .where(eq(botMessages.chatId, String(guest.telegramId))),
    );
    expect(row?.messageId).toBeNull();
    await move(id, 'ACCEPTED');
    await osh.work();
    expect((await osh.messagesIn(guest.telegramId)).at(-1)?.text).toContain('Qabul qilindi');
  });

  test('a removed message is sent again', async () => {
    const guest = await osh.guest();
    const { id } = await order(guest);
    await osh.work();
    await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.update(botMessages).set({ messageId: 999_999 }).where(eq(botMessages.subjectId, id)),
    );
    await move(id, 'ACCEPTED');
    await osh.work();
    expect((await osh.messagesIn(guest.telegramId)).length).toBe(2);
  });
});
