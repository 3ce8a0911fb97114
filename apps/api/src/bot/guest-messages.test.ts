import { unwrap } from '@dasturxon/core/api';
import { LANGUAGE_NAMES, LANGUAGES, LANGUAGE_TAGS } from '@dasturxon/core/kernel';
import type { TelegramCall } from '@dasturxon/sandbox';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { users } from '../db/schema/customers.ts';
import { aBotScene, type BotScene, type Guest } from '../testing/bot-scene.ts';
import { pickUp, place } from '../testing/order-bodies.ts';
import { aPhone, type Person } from '../testing/scene.ts';
import { formatMessage } from '../notifications/messages/format-message.ts';

let osh: BotScene;
beforeAll(async () => {
  osh = await aBotScene();
});

const order = async (guest: Person, body = pickUp()) => unwrap(await place(guest, body));
const rowOf = async ({ userId }: Person) => {
  const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(users).where(eq(users.id, userId)),
  );
  return rows[0]!;
};
const write = (guest: Guest, text: string, languageCode?: string) =>
  osh.act('write', { chatId: guest.telegramId, text, ...(languageCode && { languageCode }) });
const calls = async (): Promise<TelegramCall[]> =>
  (await osh.request('http://127.0.0.1/sandbox/api/telegram')).json();

describe('commands of a guest', () => {
  test.each(LANGUAGES)(
    'TEN-10 /start in %s answers with a button that opens the storefront',
    async (language) => {
      const guest = await osh.guest(LANGUAGE_TAGS[language]);
      await write(guest, '/start', LANGUAGE_TAGS[language]);
      await osh.eventually(async () => expect(await osh.messagesIn(guest.telegramId)).toHaveLength(1));
      const [welcome] = await osh.messagesIn(guest.telegramId);
      expect(welcome?.text).toBe(
        formatMessage('start.welcome', language, { brand: language === 'ru' ? 'Дилкаш Ош' : 'Dilkash Osh' }),
      );
      expect(welcome?.buttons).toEqual([
        {
          text: formatMessage('button.storefront', language),
          web_app: { url: expect.stringContaining('/tg/') },
        },
      ]);
    },
  );

  test('a deep link opens its screen; a foreign one opens the menu', async () => {
    const guest = await osh.guest();
    await write(guest, '/start product_product-1');
    await write(guest, '/start ../../evil');
    await osh.eventually(async () => expect(await osh.messagesIn(guest.telegramId)).toHaveLength(2));
    const urls = (await osh.messagesIn(guest.telegramId)).map(
      ({ buttons }) => new URL(buttons[0]!.web_app!.url),
    );
    expect(urls.map((url) => url.searchParams.get('tgWebAppStartParam'))).toEqual([
      'product_product-1',
      null,
    ]);
  });

  test('D47 the bot uses the chosen language from then on', async () => {
    const guest = await osh.guest('uz');
    await write(guest, '/language');
    await osh.eventually(async () => expect(await osh.messagesIn(guest.telegramId)).toHaveLength(1));
    await osh.press(guest.telegramId, LANGUAGE_NAMES.tr);
    await osh.eventually(async () => expect((await rowOf(guest)).language).toBe('tr'));
    await order(guest);
    await osh.eventually(async () =>
      expect((await osh.messagesIn(guest.telegramId)).at(-1)?.text).toContain(
        formatMessage('now.CREATED', 'tr'),
      ),
    );
  });

  test('/orders lists the active orders, each with its button', async () => {
    const guest = await osh.guest();
    await write(guest, '/orders');
    await osh.eventually(async () =>
      expect((await osh.messagesIn(guest.telegramId)).at(-1)?.text).toBe(formatMessage('orders.none', 'uz')),
    );
    const { number } = await order(guest);
    await osh.work();
    await write(guest, '/orders');
    await osh.eventually(async () =>
      expect((await osh.messagesIn(guest.telegramId)).at(-1)?.text).toContain(`№ ${number}`),
    );
  });

  test('T16 SES-11 the own contact becomes the phone; a friend’s does not', async () => {
    const [guest, phone] = [await osh.guest('uz', { hasPhone: false }), aPhone()];
    await write(guest, '/phone');
    await osh.eventually(async () =>
      expect((await osh.chat(guest.telegramId)).contactButton).toBe('Telefon raqamimni yuborish'),
    );
    await osh.act('share', { userId: guest.telegramId, phone: aPhone(), contactUserId: 42 });
    await osh.eventually(async () =>
      expect((await osh.messagesIn(guest.telegramId)).map(({ text }) => text)).toContain(
        formatMessage('phone.own', 'uz'),
      ),
    );
    expect((await rowOf(guest)).phone).toBeNull();
    await osh.act('share', { userId: guest.telegramId, phone });
    await osh.eventually(async () => expect((await rowOf(guest)).phone).toBe(phone));
    await osh.eventually(async () => expect((await osh.chat(guest.telegramId)).contactButton).toBeNull());
  });
});

describe('setting the bot up', () => {
  test('TEN-10 sets the webhook, the commands in all seven languages and the menu button', async () => {
    const own = (await calls()).filter(({ bot }) => bot !== null);
    const tags = own
      .filter(({ method }) => method === 'setMyCommands')
      .map(({ payload }) => (payload as { language_code?: string }).language_code);
    for (const tag of ['uz', 'ru', 'en', 'ar', 'kk', 'tr', 'zh']) expect(tags).toContain(tag);
    expect(own.find(({ method }) => method === 'setChatMenuButton')?.payload).toMatchObject({
      menu_button: { type: 'web_app' },
    });
    const webhook = own.find(({ method }) => method === 'setWebhook')!;
    expect(webhook.payload).toMatchObject({
      allowed_updates: ['message', 'callback_query', 'my_chat_member'],
    });
    expect(JSON.stringify(webhook)).not.toContain('secret');
  });
});
