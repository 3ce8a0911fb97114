import { describe, expect, test, vi } from 'vitest';

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
});
