import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { botUpdates } from '../db/schema/bot.ts';
import { BotFailed, botGateway, BotRefused } from '../gateways/telegram/bot-api.ts';
import { readMiniAppKeys } from '../mini-apps/mini-app-keys.ts';
import { aBotScene, type BotScene } from '../testing/bot-scene.ts';
import { aRunningApi } from '../testing/scene.ts';
import { BOT_TOKEN } from '../testing/telegram.ts';
import { startBots } from './setup/start-bots.ts';
import { webhookSecret } from './updates/webhook-secret.ts';

let osh: BotScene;
let secret: string;
const secretOf = async (scene: BotScene) => {
  const { telegramBotToken } = await readMiniAppKeys(scene.deps, scene.merchantId);
  return webhookSecret(scene.deps, scene.merchantId, telegramBotToken!);
};
beforeAll(async () => {
  osh = await aBotScene();
  secret = await secretOf(osh);
});

let lastUpdate = 1;
const anUpdate = (id = (lastUpdate += 1)) => ({
  update_id: id,
  message: {
    message_id: 1,
    date: 1,
    chat: { id: 5, type: 'private' },
    from: { id: 5, is_bot: false, first_name: 'A' },
    text: '/start',
    entities: [{ type: 'bot_command', offset: 0, length: 6 }],
  },
});
const bring = (scene: { request: BotScene['request'] }, given: string | null, body: unknown = anUpdate()) =>
  scene.request('/webbot/v1/updates', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(given !== null && { 'X-Telegram-Bot-Api-Secret-Token': given }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const taken = async (scene: BotScene) =>
  (await scene.deps.db.inTenant(scene.merchantId, (tx) => tx.select().from(botUpdates))).length;

describe('the webhook', () => {
  test('T74 processes a repeated update once', async () => {
    const update = anUpdate();
    const statuses = await Promise.all([1, 2, 3].map(async () => (await bring(osh, secret, update)).status));
    expect(statuses).toEqual([204, 204, 204]);
    expect((await osh.waiting()).filter(({ queue }) => queue === 'bot.update')).toHaveLength(1);
    await osh.work();
    expect(await osh.messagesIn(5)).toHaveLength(1);
    await bring(osh, secret, update);
    await osh.work();
    expect(await osh.messagesIn(5)).toHaveLength(1);
  });

  test('T74 a thousand forged secrets are refused before the body is read', async () => {
    const before = await taken(osh);
    const forged = (i: number) =>
      [null, '', 'x', secret.slice(1), `${secret}0`, secret.toUpperCase(), 'a'.repeat(64), `${i}`][i % 8]!;
    for (let i = 0; i < 1_000; i += 1) {
      const { status } = await bring(osh, forged(i), i % 3 ? anUpdate() : '{"update_id":');
      expect(status).toBe(401);
    }
    expect(await taken(osh)).toBe(before);
  });

  test('T62 T74 a body is not read before its secret is proven, and never beyond 128 KiB', async () => {
    const own = await aBotScene();
    const send = async (given: string) => {
      let pulled = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          pulled += 1;
          controller.enqueue(new Uint8Array(16 * 1024).fill(0x20));
        },
      });
      const headers = { 'X-Telegram-Bot-Api-Secret-Token': given };
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      const { status } = await own.request('/webbot/v1/updates', init);
      return { status, pulled };
    };
    const forged = await send('x');
    expect(forged.status).toBe(401);
    expect(forged.pulled).toBeLessThanOrEqual(1);
    const proven = await send(await secretOf(own));
    expect(proven.status).toBe(413);
    expect(proven.pulled).toBeLessThanOrEqual(11);
  });

  test('T10 T74 another merchant’s secret is refused, and every secret where the merchant has no bot', async () => {
    const burger = await aBotScene();
    expect((await bring(osh, await secretOf(burger))).status).toBe(401);
    const plain = await aRunningApi();
    expect((await bring(plain, webhookSecret(plain.deps, plain.merchantId, ''))).status).toBe(401);
  });

  test.each(['', 'null', '[]', '{"update_id":-1}', '{"update_id":7,"poll":{}}', '{"message":{}}'])(
    'an unknown update (%s) is acknowledged and dropped',
    async (body) => {
      const before = await taken(osh);
      expect((await bring(osh, secret, body)).status).toBe(204);
      expect(await taken(osh)).toBe(before);
    },
  );

  test('T11 at most 60 updates a minute of one person are processed', async () => {
    const own = await aBotScene();
    const ownSecret = await secretOf(own);
    for (let i = 0; i < 70; i += 1) await bring(own, ownSecret);
    expect((await own.waiting()).filter(({ queue }) => queue === 'bot.update')).toHaveLength(60);
  });

  test('T27 an update is sealed in the queue', async () => {
    await bring(osh, secret);
    const jobs = (await osh.waiting()).filter(({ queue }) => queue === 'bot.update');
    expect(JSON.stringify(jobs)).not.toContain('/start');
    await osh.work();
  });
});

describe('polling', () => {
  test('polls where Telegram cannot call, and processes updates in the same way', async () => {
    const own = await aBotScene({}, { TELEGRAM_UPDATES: 'polling' });
    const stop = await startBots(own.deps);
    await own.act('write', { chatId: 77, text: '/start' });
    await own.eventually(async () => expect(await own.messagesIn(77)).toHaveLength(1));
    await stop();
    const [row] = await own.deps.db.inTenant(own.merchantId, (tx) =>
      tx.select().from(botUpdates).where(eq(botUpdates.merchantId, own.merchantId)),
    );
    expect(row?.updateId).toBeGreaterThan(0);
  });
});

describe('the gateway', () => {
  const answering = (status: number, body: unknown) =>
    botGateway({ baseUrl: () => 'http://bot.test', fetch: async () => Response.json(body, { status }) });
  const sending = (gateway: ReturnType<typeof botGateway>) =>
    gateway
      .api(BOT_TOKEN)
      .sendMessage(5, 'maxfiy gap')
      .then(
        () => null,
        (error: unknown) => error as Error,
      );
  const expectNoSecret = (error: Error | null) => {
    const all = `${error?.stack}${JSON.stringify(error)}${String(error?.cause)}`;
    expect(all).not.toContain(BOT_TOKEN);
    expect(all).not.toContain('maxfiy gap');
  };

  test('T27 an error has Telegram’s description, without token or text', async () => {
    const parameters = { retry_after: 9 };
    const body = { ok: false, error_code: 429, description: 'Too Many Requests', parameters };
    const error = await sending(answering(429, body));
    expect(error).toBeInstanceOf(BotRefused);
    expect(error).toMatchObject({ code: 429, retryAfter: 9 });
    expectNoSecret(error);
  });

  test.each([
    [500, { ok: false, error_code: 500, description: 'x' }],
    [502, 'bad gateway'],
    [200, { odd: true }],
  ])('%i with %j may be retried, without token or text', async (status, body) => {
    const error = await sending(answering(status, body));
    expect(error).toBeInstanceOf(BotFailed);
    expectNoSecret(error);
  });

  test('a network error may be retried', async () => {
    const error = await sending(
      botGateway({
        baseUrl: () => 'http://bot.test',
        fetch: (input) => Promise.reject(new TypeError(`cannot reach ${String(input)}`)),
      }),
    );
    expect(error).toBeInstanceOf(BotFailed);
    expectNoSecret(error);
  });
});
