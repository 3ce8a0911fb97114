import { createApi, endpoints, unwrap, type Puzzle } from '@dasturxon/core/api';
import { solvePuzzle } from '@dasturxon/core/auth';
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { rateCounts, users } from '../db/schema/customers.ts';
import { windowOf } from '../http/limits/rate-limit.ts';
import { aBotScene, type BotScene, type Guest } from '../testing/bot-scene.ts';
import { later, verify } from '../testing/codes.ts';
import { aPhone } from '../testing/scene.ts';

let osh: BotScene;
beforeAll(async () => {
  osh = await aBotScene();
});

const ask = (scene: BotScene, phone: string, channel: 'SMS' | 'TELEGRAM' = 'TELEGRAM') =>
  scene.as(null)(endpoints.requestCode, { body: { phone, channel } });
const texts = async (scene: BotScene, { telegramId }: Guest) =>
  (await scene.messagesIn(telegramId)).map(({ text }) => text);
const change = (scene: BotScene, userId: string, to: Partial<typeof users.$inferInsert>) =>
  scene.deps.db.inTenant(scene.merchantId, (tx) => tx.update(users).set(to).where(eq(users.id, userId)));
const phoneOf = async ({ api }: Guest) => unwrap(await api(endpoints.getMe)).phone!;
const codeIn = (text: string | undefined) => /\d{6}/.exec(text ?? '')![0];

test('SES-14 a guest whose phone is linked gets the code in Telegram, in their language, and signs in', async () => {
  const guest = await osh.guest('ru');
  const phone = await phoneOf(guest);
  unwrap(await ask(osh, phone));
  expect(await osh.smsTo(phone)).toEqual([]);
  await osh.work();
  const [text] = await texts(osh, guest);
  expect(text).toMatch(/^Дилкаш Ош · Код для входа: \d{6}\nДействует до 12:03\. Никому его не сообщайте\.$/);
  expect(unwrap(await verify(osh, phone, codeIn(text))).user.id).toBe(guest.userId);
});

test('D29 T72 the answer does not reveal whether a phone is linked, and no other account gets a message', async () => {
  const scene = await aBotScene();
  const noBot = await aBotScene({ miniAppKeys: {} });
  const [linked, blocked, barred] = [await scene.guest(), await scene.guest(), await scene.guest()];
  await change(scene, blocked.userId, { botBlocked: true });
  await change(scene, barred.userId, { isActive: false });
  const web = await scene.person({ phone: aPhone() });
  const phones = await Promise.all([linked, blocked, { api: web.api } as Guest].map(phoneOf));
  const ofBarred = aPhone();
  await change(scene, barred.userId, { phone: ofBarred });
  const answers = [];
  for (const phone of [...phones, ofBarred, aPhone()]) answers.push(unwrap(await ask(scene, phone)));
  answers.push(unwrap(await ask(noBot, aPhone())));
  for (const answer of answers)
    expect({ ...answer, id: '', phone: '' }).toEqual({ ...answers[0], id: '', phone: '' });
  const queued = (await scene.waiting()).map(({ queue, payload }) => [
    queue,
    Object.keys(payload).toSorted(),
  ]);
  expect(queued).toEqual(answers.slice(1).map(() => ['bot.code', ['about', 'notAfter', 'sealed']]));
  await scene.work();
  await noBot.work();
  expect(await texts(scene, linked)).toHaveLength(1);
  expect([...(await texts(scene, blocked)), ...(await texts(scene, barred))]).toEqual([]);
  for (const phone of [...phones, ofBarred]) expect(await scene.smsTo(phone)).toEqual([]);
});

test('T09 a phone that is linked at one brand gets no code from the bot of another', async () => {
  const other = await aBotScene();
  const guest = await osh.guest();
  const phone = await phoneOf(guest);
  unwrap(await ask(other, phone));
  await other.work();
  expect([await texts(osh, guest), await texts(other, guest)]).toEqual([[], []]);
  unwrap(await ask(osh, phone));
  await osh.work();
  const [text] = await texts(osh, guest);
  expect((await verify(other, phone, codeIn(text))).error?.code).toBe('code.wrong');
});

test('D29 both channels share the wait and the limits of a phone, and a code by one replaces that by the other', async () => {
  const scene = await aBotScene();
  const guest = await scene.guest();
  const phone = await phoneOf(guest);
  unwrap(await ask(scene, phone, 'SMS'));
  expect((await ask(scene, phone)).error).toMatchObject({ code: 'code.tooSoon', data: { seconds: 60 } });
  later(scene, 60);
  unwrap(await ask(scene, phone));
  await scene.work();
  const [text] = await texts(scene, guest);
  const [sms] = await scene.smsTo(phone);
  later(scene, 120);
  expect((await verify(scene, phone, codeIn(sms))).error?.code).toBe('code.wrong');
  unwrap(await verify(scene, phone, codeIn(text)));
  unwrap(await ask(scene, phone));
  unwrap(await scene.as(null)(endpoints.verifyCode, { body: { phone, code: await lastCode(scene, guest) } }));
  for (const channel of ['SMS', 'TELEGRAM'] as const)
    expect((await ask(scene, phone, channel)).error?.code).toBe('request.rateLimited');
});

async function lastCode(scene: BotScene, guest: Guest): Promise<string> {
  await scene.work();
  return codeIn((await texts(scene, guest)).at(-1));
}

const sha256 = async (text: string) => new Uint8Array(createHash('sha256').update(text).digest());

/** Raises every count of this hour to its ceiling, as callers of the same network do. */
const fill = ({ deps, clock, merchantId }: BotScene) =>
  deps.db.inTenant(merchantId, (tx) =>
    tx
      .update(rateCounts)
      .set({ count: 40_000 })
      .where(eq(rateCounts.windowStart, windowOf({ seconds: 3600 }, clock.now))),
  );

test('T19 the code by Telegram is free of the ceilings of SMS but asks for the same proof of work', async () => {
  const scene = await aBotScene();
  const guest = await scene.guest();
  const phone = `${(await phoneOf(guest)).slice(0, -4)}7777`;
  await change(scene, guest.userId, { phone });
  unwrap(await ask(scene, aPhone(), 'SMS'));
  await fill(scene);
  expect((await ask(scene, phone, 'SMS')).error?.code).toBe('request.rateLimited');
  expect((await ask(scene, phone)).error?.code).toBe('request.proofRequired');
  const browser = createApi({
    baseUrl: '',
    merchantId: scene.merchantId,
    token: () => null,
    solve: (puzzle: Puzzle) => solvePuzzle(puzzle, { sha256, pause: async () => undefined }),
    fetch: async (input, init) => scene.request(String(input), init),
  });
  unwrap(await browser(endpoints.requestCode, { body: { phone, channel: 'TELEGRAM' } }));
  expect(unwrap(await verify(scene, phone, await lastCode(scene, guest))).user.id).toBe(guest.userId);
});

test('T19 a code by Telegram counts neither as an SMS of the merchant nor as a verified SMS', async () => {
  const scene = await aBotScene();
  const guest = await scene.guest();
  const phone = await phoneOf(guest);
  unwrap(await ask(scene, phone));
  unwrap(await verify(scene, phone, await lastCode(scene, guest)));
  const { rows } = await scene.deps.db.executeSql(
    `select bucket, count from rate_counts where merchant_id = $1 and (bucket like 'sms-address:%'
      or bucket in ('sms-merchant-day', 'sms-sent-hour', 'sms-verified-hour'))`,
    [scene.merchantId],
  );
  expect(rows).toEqual([{ bucket: expect.stringMatching(/^sms-address:/), count: 0 }]);
});

test('SES-14 a guest abroad gets the code by Telegram where SMS go to +998 alone', async () => {
  const guest = await osh.guest();
  const phone = `4915112${aPhone().slice(-6)}`;
  await change(osh, guest.userId, { phone });
  expect((await ask(osh, phone, 'SMS')).error?.code).toBe('phone.countryUnsupported');
  unwrap(await ask(osh, phone));
  unwrap(await verify(osh, phone, await lastCode(osh, guest)));
});

test('T26 a code that is expired, replaced, used or of a deleted account is not sent', async () => {
  const [slow, again, gone] = [await osh.guest(), await osh.guest(), await osh.guest()];
  unwrap(await ask(osh, await phoneOf(slow)));
  later(osh, 181);
  await osh.work();
  expect(await texts(osh, slow)).toEqual([]);
  unwrap(await ask(osh, await phoneOf(again)));
  later(osh, 61);
  unwrap(await ask(osh, await phoneOf(again)));
  await osh.work();
  expect(await texts(osh, again)).toHaveLength(1);
  unwrap(await ask(osh, await phoneOf(gone)));
  unwrap(await gone.api(endpoints.deleteAccount));
  expect(await osh.waiting()).toEqual([]);
});

test('a guest whose block shows only now is remembered, and their job is done', async () => {
  const guest = await osh.guest();
  await osh.act('block', { chatId: guest.telegramId, blocked: true });
  await change(osh, guest.userId, { botBlocked: false });
  unwrap(await ask(osh, await phoneOf(guest)));
  await osh.work();
  expect(await texts(osh, guest)).toEqual([]);
  const [row] = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select({ botBlocked: users.botBlocked }).from(users).where(eq(users.id, guest.userId)),
  );
  expect(row).toEqual({ botBlocked: true });
});

test('API-45 the storefront learns whether the brand has a bot that sends codes', async () => {
  const noBot = await aBotScene({ miniAppKeys: {} });
  expect(unwrap(await osh.as(null)(endpoints.getBotSetting)).sendsCodes).toBe(true);
  expect(unwrap(await noBot.as(null)(endpoints.getBotSetting)).sendsCodes).toBe(false);
});
