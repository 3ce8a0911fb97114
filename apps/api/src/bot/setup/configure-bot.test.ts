import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { COMMANDS } from '../../management/commands.ts';
import { outbox } from '../../db/schema/merchants.ts';
import { readMiniAppKeys } from '../../mini-apps/mini-app-keys.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';
import { BOT_TOKEN } from '../../testing/telegram.ts';
import { readBotBrand, staffChatOf } from '../messages/bot-brand.ts';
import { storefrontLink, webhookUrl } from '../messages/storefront-link.ts';

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi();
});

const give = (given: object) => COMMANDS['brand-bot']!(osh.deps, { sub: osh.merchantId, ...given });
const staffChat = async () => (await osh.deps.db.inTenant(osh.merchantId, readBotBrand)).staffChat;
const setUps = async () =>
  osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx
      .select()
      .from(outbox)
      .where(and(eq(outbox.merchantId, osh.merchantId), eq(outbox.queue, 'bot.set-up'))),
  );

describe('brand:bot', () => {
  test('gives a brand its bot and the chat of its staff, and has the bot set up', async () => {
    await give({ token: BOT_TOKEN, staffChat: '-1001234567890' });
    expect((await readMiniAppKeys(osh.deps, osh.merchantId)).telegramBotToken).toBe(BOT_TOKEN);
    expect(await staffChat()).toBe('-1001234567890');
    expect(await setUps()).toHaveLength(1);
  });

  test('gives a branch a chat and answer times of its own', async () => {
    const brand = () => osh.deps.db.inTenant(osh.merchantId, readBotBrand);
    await give({ branch: 'branch-1', staffChat: '-77', answerTimes: '30,90,150,400' });
    expect(staffChatOf(await brand(), 'branch-1')).toBe('-77');
    expect(staffChatOf(await brand(), 'another')).toBe('-1001234567890');
    expect((await brand()).branches.get('branch-1')?.answerTimes).toEqual({
      RING_AGAIN: 30,
      REMIND: 90,
      ESCALATE: 150,
      CANCEL: 400,
    });
    await expect(give({ branch: 'ghost', staffChat: '-77' })).rejects.toThrow('there is no branch ghost');
    for (const answerTimes of ['60', '60,50,70,80', 'soon'])
      await expect(async () => give({ branch: 'branch-1', answerTimes })).rejects.toThrow('answerTimes');
  });

  test('sets the terms of a branch’s automatic pause, and keeps the rest of the branch', async () => {
    const terms = async () => {
      const { branches } = await osh.deps.db.inTenant(osh.merchantId, readBotBrand);
      return branches.get('branch-1');
    };
    const before = await terms();
    await give({ branch: 'branch-1', pause: '1,20,4,45' });
    expect(await terms()).toEqual({
      ...before,
      pause: { unanswered: 1, withinMinutes: 20, inARow: 4, pauseMinutes: 45 },
    });
    for (const pause of ['2', '0,15,3,30', '2,15,3,1441', '2,15,3', '2.5,15,3,30', 'never'])
      await expect(async () => give({ branch: 'branch-1', pause })).rejects.toThrow('pause');
    for (const given of [{ pause: '2,15,3,30' }, { silence: '120,600' }, { answerTimes: '60,180,300,600' }])
      await expect(async () => give(given)).rejects.toThrow('name it with --branch');
  });

  test('BO-79 sets when silent boards of a branch cause a warning and a pause', async () => {
    const silence = async () => {
      const { branches } = await osh.deps.db.inTenant(osh.merchantId, readBotBrand);
      return branches.get('branch-1')!.silence;
    };
    expect(await silence()).toEqual({ warnAfter: 120, pauseAfter: 600 });
    await give({ branch: 'branch-1', silence: '180,0' });
    expect(await silence()).toEqual({ warnAfter: 180, pauseAfter: 0 });
    for (const wrong of ['89,600', '120', '120,120', '600,120', 'never'])
      await expect(async () => give({ branch: 'branch-1', silence: wrong })).rejects.toThrow('silence');
  });

  test('keeps settings that are not given', async () => {
    await give({ staffChat: '-42' });
    expect((await readMiniAppKeys(osh.deps, osh.merchantId)).telegramBotToken).toBe(BOT_TOKEN);
    expect(await staffChat()).toBe('-42');
  });

  test.each([
    [{ token: 'abc' }, 'token: must be what BotFather gave'],
    [{ token: '123:short' }, 'token: must be what BotFather gave'],
    [{ staffChat: '5' }, 'staffChat: a group’s id is a minus and digits'],
    [{ staffChat: 'kitchen' }, 'staffChat: a group’s id is a minus and digits'],
  ])('refuses %j, and names the expected value', async (given, wanted) => {
    await expect((async () => give(given))()).rejects.toThrow(wanted);
  });

  test('reports an unknown brand', async () => {
    await expect(give({ sub: 'unknown' })).rejects.toThrow('there is no brand unknown');
  });
});

describe('the address of the webhook', () => {
  const at = (SANDBOX: boolean) => ({
    env: { ...osh.deps.env, SANDBOX },
    ownUrl: () => 'http://127.0.0.1:3000',
  });

  test('a public brand has an https webhook and order links on its own host', () => {
    const brand = { host: 'osh.uz', sub: 'osh' };
    expect(webhookUrl(at(false), brand)).toBe('https://osh.uz/webbot/v1/updates');
    expect(storefrontLink(at(false), brand, 'order_1')).toBe('https://osh.uz/tg/?tgWebAppStartParam=order_1');
  });

  test('a local brand has a webhook address only for the sandbox', () => {
    const brand = { host: 'osh.localhost', sub: 'osh' };
    expect([webhookUrl(at(false), brand), storefrontLink(at(false), brand)]).toEqual([null, null]);
    expect(webhookUrl(at(true), brand)).toBe('http://127.0.0.1:3000/webbot/v1/updates?vendor=osh');
    expect(storefrontLink(at(true), brand)).toBe('http://osh.localhost:3000/tg/');
    expect(storefrontLink(at(true), { host: null, sub: 'bench' })).toBe(
      'http://localhost:3000/tg/?vendor=bench',
    );
  });
});
