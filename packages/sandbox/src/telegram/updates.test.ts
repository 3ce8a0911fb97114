import { describe, expect, test, vi } from 'vitest';

import { NOW } from '../testing/a-sandbox.ts';
import { aTelegram, AZIZ, keys, STAFF } from '../testing/a-telegram.ts';

describe('updates', () => {
  test('go to the webhook with its secret, in their order, and again until they are taken', async () => {
    const { call, act, brought, webhook } = aTelegram({ refuse: 1 });
    await call('setWebhook', webhook);
    await act('write', { chatId: 5, text: '/start now' });
    await act('write', { chatId: 5, text: 'salom' });
    await vi.waitFor(() => expect(brought).toHaveLength(3));
    expect(brought[0]).toMatchObject({ url: webhook.url, secret: 'secret-1' });
    expect(brought[1]!.update).toEqual(brought[0]!.update);
    expect(brought.map(({ update }) => update)).toMatchObject([
      { message: { text: '/start now', entities: [{ type: 'bot_command', length: 6 }] } },
      {},
      { message: { text: 'salom', from: { id: 5 }, chat: { type: 'private' } } },
    ]);
  });

  test('that do not arrive are counted, with the last error and its time, until the webhook is another', async () => {
    const { call, act, brought, webhook } = aTelegram({ refuse: 1 });
    await call('setWebhook', webhook);
    await act('write', { chatId: 5, text: 'salom' });
    await vi.waitFor(async () =>
      expect((await call('getWebhookInfo')).result).toMatchObject({
        url: webhook.url,
        pending_update_count: 1,
        last_error_date: NOW.getTime() / 1000,
        last_error_message: 'Wrong response from the webhook: 500 Internal Server Error',
      }),
    );
    await vi.waitFor(() => expect(brought).toHaveLength(2));
    await vi.waitFor(async () =>
      expect((await call('getWebhookInfo')).result).toMatchObject({ pending_update_count: 0 }),
    );
    expect((await call('getWebhookInfo')).result).toHaveProperty('last_error_date');
    await call('setWebhook', { ...webhook, url: 'https://other.uz/hook' });
    expect((await call('getWebhookInfo')).result).not.toHaveProperty('last_error_date');
  });

  test('are kept until a call confirms them', async () => {
    const { call, act } = aTelegram();
    await act('write', { chatId: 5, text: 'bir' });
    const first = (await call('getUpdates')).result as { update_id: number }[];
    expect(first).toHaveLength(1);
    const next = call('getUpdates', { offset: first[0]!.update_id + 1, timeout: 5 });
    await act('write', { chatId: 5, text: 'ikki' });
    expect((await next).result).toMatchObject([{ message: { text: 'ikki' } }]);
  });

  test('are not asked for while there is a webhook', async () => {
    const { call, webhook } = aTelegram();
    await call('setWebhook', webhook);
    expect((await call('getUpdates')).status).toBe(409);
    await call('deleteWebhook');
    expect((await call('getUpdates')).status).toBe(200);
  });

  test('a callback query contains its sender and is answered once', async () => {
    const { call, act } = aTelegram();
    await call('sendMessage', { chat_id: STAFF, text: 'yangi', reply_markup: keys('to.ACCEPTED:1') });
    const { id } = (await act('press', {
      chatId: STAFF,
      messageId: 1,
      data: 'to.ACCEPTED:1',
      userId: AZIZ,
    })) as {
      id: string;
    };
    expect((await call('getUpdates')).result).toMatchObject([
      { callback_query: { id, data: 'to.ACCEPTED:1', from: { id: AZIZ, first_name: 'Aziz' } } },
    ]);
    const answer = { callback_query_id: id, text: 'Qabul qilindi', show_alert: false };
    expect((await call('answerCallbackQuery', answer)).ok).toBe(true);
    expect((await call('answerCallbackQuery', answer)).status).toBe(400);
  });

  test('members of the staff’s group are known, others are not in it', async () => {
    const { call } = aTelegram();
    const member = (userId: number) => call('getChatMember', { chat_id: STAFF, user_id: userId });
    expect((await member(AZIZ)).result).toMatchObject({ status: 'member' });
    expect((await member(4)).result).toMatchObject({ status: 'left' });
  });

  test('the bot is a member of the staff’s group until it is removed, and of no other', async () => {
    const { call, act } = aTelegram();
    const self = (chat: number) => call('getChatMember', { chat_id: chat, user_id: 71 });
    expect((await self(STAFF)).result).toMatchObject({ status: 'member', user: { id: 71, is_bot: true } });
    await act('block', { chatId: STAFF, blocked: true });
    expect(await self(STAFF)).toMatchObject({
      status: 403,
      description: 'Forbidden: bot was kicked from the supergroup chat',
    });
    expect(await self(-7)).toMatchObject({ status: 400, description: 'Bad Request: chat not found' });
  });
});
