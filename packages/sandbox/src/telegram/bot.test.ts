import { describe, expect, test } from 'vitest';

import { aTelegram, AZIZ, keys, OF_BRANCH, send, STAFF, TOKEN } from '../testing/a-telegram.ts';
import { readHtml } from './message-text.ts';

describe('the Bot API', () => {
  test('a branch may have a group of its own; a group that is none of the brand’s is not found', async () => {
    const { call, sandbox } = aTelegram();
    await call('sendMessage', { chat_id: STAFF, text: 'brand' });
    await call('sendMessage', { chat_id: OF_BRANCH, text: 'branch' });
    expect((await call('sendMessage', { chat_id: -1_003, text: 'x' })).description).toContain(
      'chat not found',
    );
    const answer = await (await sandbox.ask('/api/telegram/chats?vendor=osh')).json();
    expect(answer).toMatchObject({
      groups: [
        { id: STAFF, title: 'Dilkash Osh: staff' },
        { id: OF_BRANCH, title: 'Dilkash Osh: Chilonzor' },
      ],
    });
    const member = { chat_id: OF_BRANCH, user_id: AZIZ };
    expect(await call('getChatMember', member)).toMatchObject({ result: { status: 'member' } });
    expect((await call('getChatMember', { ...member, chat_id: -1_003 })).ok).toBe(false);
  });

  test('answers as Telegram does, and records every call without token and secret', async () => {
    const { call, sandbox, webhook } = aTelegram();
    expect(await call('getMe')).toMatchObject({ ok: true, result: { id: 71, is_bot: true } });
    expect(await call('setWebhook', webhook)).toMatchObject({ ok: true, result: true });
    expect(await call('sendMessage', send)).toMatchObject({ result: { message_id: 1, chat: { id: 5 } } });
    expect(sandbox.telegram.list().map(({ method }) => method)).toEqual([
      'sendMessage',
      'setWebhook',
      'getMe',
    ]);
    expect(JSON.stringify(sandbox.telegram.list())).not.toMatch(/some-token|secret-1/);
  });

  test.each([
    ['an unknown token', 'getMe', {}, '9:other', 401, 'Unauthorized'],
    ['an unknown method', 'sendDice', {}, TOKEN, 404, 'Not Found'],
    ['a foreign group', 'sendMessage', { ...send, chat_id: -5 }, TOKEN, 400, 'Bad Request: chat not found'],
    ['an empty text', 'sendMessage', { ...send, text: '' }, TOKEN, 400, 'Bad Request: message text is empty'],
    [
      'a bare <',
      'sendMessage',
      { ...send, text: 'a < b', parse_mode: 'HTML' },
      TOKEN,
      400,
      "Bad Request: can't parse entities",
    ],
    [
      'a long button',
      'sendMessage',
      { ...send, reply_markup: keys('x'.repeat(65)) },
      TOKEN,
      400,
      'Bad Request: BUTTON_DATA_INVALID',
    ],
    [
      'a webhook by http',
      'setWebhook',
      { url: 'http://osh.uz/' },
      TOKEN,
      400,
      'Bad Request: bad webhook: An HTTPS URL must be provided for webhook',
    ],
    [
      'an unknown message',
      'editMessageText',
      { ...send, message_id: 9 },
      TOKEN,
      400,
      'Bad Request: message to edit not found',
    ],
  ])('refuses %s with Telegram’s description', async (_, method, body, token, status, description) => {
    expect(await aTelegram().call(method, body, token)).toEqual({
      status,
      ok: false,
      error_code: status,
      description,
    });
  });

  test('a mini-app’s button is for https and for private chats', async () => {
    const { call } = aTelegram();
    const app = (url: string) => ({ inline_keyboard: [[{ text: 'Menu', web_app: { url } }]] });
    expect((await call('sendMessage', { ...send, reply_markup: app('https://osh.uz/tg/') })).ok).toBe(true);
    expect((await call('sendMessage', { ...send, reply_markup: app('http://osh.uz/tg/') })).status).toBe(400);
    const inGroup = { chat_id: STAFF, text: 'x', reply_markup: app('https://osh.uz/tg/') };
    expect((await call('sendMessage', inGroup)).description).toBe('Bad Request: BUTTON_TYPE_INVALID');
  });

  test('a message is edited in its place, and the same again is not modified', async () => {
    const { call, chats } = aTelegram();
    await call('sendMessage', { ...send, reply_markup: keys('a') });
    const edited = { chat_id: 5, message_id: 1, text: '<b>tayyor</b> &amp; issiq', parse_mode: 'HTML' };
    expect((await call('editMessageText', edited)).ok).toBe(true);
    expect((await call('editMessageText', edited)).description).toContain('message is not modified');
    const chat = (await chats()).find(({ id }) => id === 5);
    expect(chat?.messages).toMatchObject([
      {
        pieces: [{ text: 'tayyor', tag: 'b' }, { text: ' ' }, { text: '&' }, { text: ' issiq' }],
        buttons: [],
      },
    ]);
  });

  test('403 and 429 come on demand, to one chat and so many times', async () => {
    const own = aTelegram();
    await own.sandbox.post('/api/telegram/errors', { code: 429, chatId: 5, retryAfter: 3 });
    expect((await own.call('sendMessage', { ...send, chat_id: 6 })).ok).toBe(true);
    expect(await own.call('sendMessage', send)).toMatchObject({
      status: 429,
      parameters: { retry_after: 3 },
    });
    expect((await own.call('sendMessage', send)).ok).toBe(true);
  });

  test('a user who has blocked the bot gets no message until they unblock it', async () => {
    const { call, act } = aTelegram();
    await act('block', { chatId: 5, blocked: true });
    expect(await call('sendMessage', send)).toMatchObject({
      status: 403,
      description: 'Forbidden: bot was blocked by the user',
    });
    await act('block', { chatId: 5, blocked: false });
    expect((await call('sendMessage', send)).ok).toBe(true);
  });
});

test.each([
  ['write', { chatId: 5 }, 400],
  ['write', { chatId: -7, text: 'x' }, 404],
  ['press', { chatId: 5, messageId: 99, data: 'x' }, 404],
  ['share', { phone: 'x' }, 400],
  ['block', { chatId: 5, blocked: 'yes' }, 400],
])('/api/telegram/%s with %j is refused with %i', async (what, body, status) => {
  const { sandbox } = aTelegram();
  expect((await sandbox.post(`/api/telegram/${what}`, { vendor: 'osh', ...body })).status).toBe(status);
});

test.each(['<b>a', 'a</b>', '<b><i>a</b></i>', '<script>a</script>', 'a & b', '&nbsp;'])(
  'Telegram cannot parse %j',
  (html) => expect(readHtml(html)).toBeNull(),
);
