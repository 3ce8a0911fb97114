import { endpoints, unwrap } from '@dasturxon/core/api';
import type { GuestBotText, TextsByLanguage } from '@dasturxon/core/connections';
import type { TelegramCall } from '@dasturxon/sandbox';
import { beforeAll, describe, expect, test } from 'vitest';

import { formatMessage } from '../../../notifications/messages/format-message.ts';
import { staffPerson, type StaffPerson } from '../../../testing/back-office/back-office-scene.ts';
import { aBotScene, type BotScene } from '../../../testing/bot-scene.ts';
import { key } from '../../../testing/order-bodies.ts';

let osh: BotScene;
let owner: StaffPerson;
beforeAll(async () => {
  osh = await aBotScene();
  owner = await staffPerson(osh, { role: 'ADMIN' });
});

const kept = async () => unwrap(await owner.api(endpoints.readBotTexts));
const setMenu = (url: string | null, who = owner) =>
  who.api(endpoints.setBotMenu, { body: { url }, idempotencyKey: key() });
const setText = (message: GuestBotText, texts: TextsByLanguage, who = owner) =>
  who.api(endpoints.setBotText, { body: { key: message, texts }, idempotencyKey: key() });
const buttons = async () => {
  const calls = (await (await osh.request('http://127.0.0.1/sandbox/api/telegram')).json()) as TelegramCall[];
  return calls.filter(({ method }) => method === 'setChatMenuButton').map(({ payload }) => payload);
};

describe('BO-481 the texts of the bot to guests', () => {
  test('an owner’s text is sent in its language alone, with its values and as plain text; a reset brings the usual one back', async () => {
    unwrap(await setText('start.welcome', { uz: 'Assalomu alaykum! <{brand}>', ru: '' }));
    const [uzbek, russian] = [await osh.guest('uz'), await osh.guest('ru')];
    for (const { telegramId } of [uzbek, russian])
      await osh.act('write', { chatId: telegramId, text: '/start' });
    await osh.eventually(async () => {
      const [own] = await osh.messagesIn(uzbek.telegramId);
      expect(own?.text).toMatch(/^Assalomu alaykum! <.+>$/);
      const [usual] = await osh.messagesIn(russian.telegramId);
      expect(usual?.text).toContain('Добро пожаловать');
    });
    const reset = unwrap(await setText('start.welcome', {}));
    expect(reset.texts.find((one) => one.key === 'start.welcome')).toMatchObject({
      own: {},
      usual: { eng: formatMessage('start.welcome', 'eng', { brand: '{brand}' }) },
    });
  });

  test('the log names the message and its texts before and after', async () => {
    unwrap(await setText('now.COOKING', { uz: 'Pishmoqda' }));
    unwrap(await setText('now.COOKING', { uz: 'Qozonda' }));
    const [last] = unwrap(await owner.api(endpoints.listAudit, { query: {} }));
    expect(last).toMatchObject({
      action: 'connection.bot',
      subjectId: 'telegram',
      before: { uz: 'Pishmoqda' },
      after: { message: 'now.COOKING', uz: 'Qozonda' },
    });
    unwrap(await setText('now.COOKING', {}));
  });

  test.each<[GuestBotText, TextsByLanguage]>([
    ['start.welcome', { uz: 'Salom!' }],
    ['now.COOKING', { ru: 'Готовим {sum}' }],
    ['button.menu', { eng: 'a'.repeat(31) }],
    ['now.COOKING', { eng: 'a'.repeat(301) }],
  ])('%s %j is not kept', async (message, texts) => {
    const before = await kept();
    expect((await setText(message, texts)).error?.code).toBe('request.invalid');
    expect(await kept()).toEqual(before);
  });
});

describe('BO-480 the button of the bot', () => {
  test('has the address and text that an owner sets, and leads to the storefront again', async () => {
    unwrap(await setText('button.menu', { uz: 'Buyurtma' }));
    unwrap(await setMenu('https://osh.example/menu'));
    await osh.work();
    expect(JSON.stringify(await buttons())).toContain(
      JSON.stringify({ type: 'web_app', text: 'Buyurtma', web_app: { url: 'https://osh.example/menu' } }),
    );
    const back = unwrap(await setMenu(null));
    expect(back.menuUrl).toBeNull();
    unwrap(await setText('button.menu', {}));
  });

  test.each(['http://osh.example', 'osh.example', 'javascript:alert(1)', ''])('not %j', async (url) => {
    expect((await setMenu(url)).error?.code).toBe('request.invalid');
  });
});

describe('BO-479 the groups of the bot', () => {
  const groups = async () => unwrap(await owner.api(endpoints.readBotStaff)).groups;

  test('a group that the bot was added to is offered with its name, until the bot leaves it', async () => {
    const chat = String(osh.staffChat);
    await osh.act('block', { chatId: osh.staffChat, blocked: false });
    await osh.eventually(async () =>
      expect(await groups()).toEqual([{ chat, title: expect.stringMatching(/\S/) as string }]),
    );
    await osh.act('block', { chatId: osh.staffChat, blocked: true });
    await osh.eventually(async () => expect(await groups()).toEqual([]));
    await osh.act('block', { chatId: osh.staffChat, blocked: false });
  });
});

test('BO-03 BO-480 BO-481 managers and people of one branch change none of it', async () => {
  const manager = await staffPerson(osh, { role: 'MANAGER' });
  const ofOne = await staffPerson(osh, { role: 'ADMIN', branchIds: ['branch-1'] });
  for (const who of [manager, ofOne]) {
    expect((await setMenu(null, who)).error?.code).toBe('forbidden');
    expect((await setText('phone.ask', {}, who)).error?.code).toBe('forbidden');
  }
  expect((await manager.api(endpoints.readBotTexts)).error?.code).toBe('forbidden');
});
