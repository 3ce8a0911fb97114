import { endpoints, unwrap } from '@dasturxon/core/api';
import { DAY_MS } from '@dasturxon/core/kernel';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { broadcastRecipients } from '../db/schema/editing/broadcasts.ts';
import { users } from '../db/schema/customers.ts';
import { outbox } from '../db/schema/merchants.ts';
import { staffPerson, type StaffPerson } from '../testing/back-office/back-office-scene.ts';
import { ALL, BROADCAST, broadcastCalls, NOON } from '../testing/back-office/broadcast-scene.ts';
import { aBotScene, type BotScene } from '../testing/bot-scene.ts';
import { key, pickUp, place } from '../testing/order-bodies.ts';
import { sendPortionJob } from './send-portion.ts';

let osh: BotScene;
let manager: StaffPerson;
beforeEach(async () => {
  osh = await aBotScene();
  manager = await staffPerson(osh, { role: 'MANAGER' });
  osh.clock.now = NOON;
});

const { send, listed, newest, count, texts, advertised, finish } = broadcastCalls(() => ({ osh, manager }));
/** Moves the clock by days; a session of the staff does not last so long. */
async function afterDays(days: number): Promise<void> {
  osh.clock.now = new Date(NOON.getTime() + days * DAY_MS);
  manager = await staffPerson(osh, { role: 'MANAGER' });
}

describe('BO-344 a broadcast of the bot', () => {
  test('BO-344 each guest of the audience gets it once, in their language, with its button; a repeated call is one broadcast', async () => {
    const [ru, uz] = [await osh.guest('ru'), await osh.guest('uz')];
    expect(await count()).toBe(2);
    expect(await count({ ...ALL, languages: ['ru'] })).toBe(1);
    const once = key();
    const made = unwrap(await send(ALL, null, once));
    expect(unwrap(await send(ALL, null, once)).id).toBe(made.id);
    await finish();
    expect(await texts(ru)).toEqual(['Сегодня плов']);
    expect(await texts(uz)).toEqual(['Bugun osh']);
    const [shown] = await osh.messagesIn(ru.telegramId);
    expect(shown!.buttons.map(({ text }) => text)).toEqual(['Заказать', 'Больше не присылать']);
    expect(await newest()).toMatchObject({ state: 'DONE', counts: { SENT: 2 } });
    expect(await listed()).toHaveLength(1);
  });

  test('BO-344 audiences are by the last order', async () => {
    const [fresh, old] = [await osh.guest('ru'), await osh.guest('ru')];
    unwrap(await place(fresh, pickUp()));
    expect(await count({ ...ALL, kind: 'ORDERED' })).toBe(1);
    expect(await count({ ...ALL, kind: 'NOT_ORDERED' })).toBe(1);
    unwrap(await send({ ...ALL, kind: 'NOT_ORDERED' }));
    await finish();
    expect([await advertised(fresh), await advertised(old)]).toEqual([0, 1]);
  });

  test('BO-344 a guest gets one in seven days', async () => {
    const guest = await osh.guest('ru');
    for (const days of [0, 6, 8]) {
      await afterDays(days);
      unwrap(await send());
      await finish();
    }
    expect(await advertised(guest)).toBe(2);
  });

  test('BO-344 a manager stops it; what is not sent never is', async () => {
    const guests = [];
    for (let made = 0; made < 22; made += 1) guests.push(await osh.guest('ru'));
    const { id } = unwrap(await send());
    await osh.work();
    expect((await newest()).counts).toMatchObject({ SENT: 20, WAITING: 2 });
    unwrap(await manager.api(endpoints.cancelBroadcast, { params: { id } }));
    osh.clock.now = new Date(NOON.getTime() + 60_000);
    await osh.work();
    expect(await newest()).toMatchObject({ state: 'CANCELED', counts: { SENT: 20, WAITING: 2 } });
  });

  test('BO-344 a test goes to the caller alone; one whom the bot does not know gets an error', async () => {
    const guest = await osh.guest('ru');
    const refused = await manager.api(endpoints.testBroadcast, { body: { message: BROADCAST } });
    expect(refused.error?.code).toBe('broadcast.noTelegram');
    const telegramId = String(guest.telegramId);
    await osh.deps.db.inTenant(osh.merchantId, async (tx) => {
      await tx.update(users).set({ telegramId: null }).where(eq(users.id, guest.userId));
      await tx.update(users).set({ telegramId, language: 'uz' }).where(eq(users.id, manager.userId));
    });
    unwrap(await manager.api(endpoints.testBroadcast, { body: { message: BROADCAST } }));
    expect(await texts(guest)).toEqual(['Bugun osh']);
    expect(await listed()).toEqual([]);
  });

  test('T04 BO-344 people of some branches and operators send nothing; another brand sees nothing', async () => {
    const some = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-1'] });
    const body = { message: BROADCAST, audience: ALL, at: null };
    const scoped = await some.api(endpoints.createBroadcast, { body, idempotencyKey: key() });
    expect(scoped.error?.code).toBe('forbidden');
    const operator = await staffPerson(osh, { role: 'OPERATOR' });
    expect((await operator.api(endpoints.listBroadcasts)).error?.code).toBe('forbidden');
    unwrap(await send());
    const burger = await aBotScene();
    const other = await staffPerson(burger, { role: 'ADMIN' });
    expect(unwrap(await other.api(endpoints.listBroadcasts)).broadcasts).toEqual([]);
  });
});

describe('BO-345 when it is sent', () => {
  test('BO-345 in quiet hours it waits for the morning, also one that the evening overtakes', async () => {
    const guests = [];
    for (let made = 0; made < 22; made += 1) guests.push(await osh.guest('ru'));
    osh.clock.now = new Date('2026-05-13T15:59:59.500Z');
    unwrap(await send());
    await osh.work();
    expect((await newest()).counts).toMatchObject({ SENT: 20 });
    osh.clock.now = new Date('2026-05-13T16:00:01Z');
    await osh.work();
    osh.clock.now = new Date('2026-05-14T03:59:59Z');
    await osh.work();
    expect((await newest()).counts).toMatchObject({ SENT: 20, WAITING: 2 });
    osh.clock.now = new Date('2026-05-14T04:00:00Z');
    await finish();
    expect(await newest()).toMatchObject({ state: 'DONE', counts: { SENT: 22 } });
  });

  test('BO-345 a time in the quiet hours is postponed and shown so', async () => {
    const { startsAt } = unwrap(await send(ALL, '2026-05-13T18:00:00Z'));
    expect(startsAt).toBe('2026-05-14T04:00:00.000Z');
  });

  test('BO-345 while Telegram limits the bot nothing is sent, and then each message once', async () => {
    const guests = [await osh.guest('ru'), await osh.guest('ru'), await osh.guest('ru')];
    await osh.act('errors', { code: 429, chatId: guests[1]!.telegramId, retryAfter: 30 });
    unwrap(await send());
    await osh.work();
    const before = (await newest()).counts;
    expect(before.WAITING ?? 0).toBeGreaterThan(0);
    osh.clock.now = new Date(NOON.getTime() + 29_000);
    await osh.work();
    expect((await newest()).counts).toEqual(before);
    osh.clock.now = new Date(NOON.getTime() + 31_000);
    await finish();
    for (const guest of guests) expect(await advertised(guest)).toBe(1);
  });

  const fault = (given: object) =>
    osh.request('http://127.0.0.1/sandbox/api/faults', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'telegram', ...given }),
    });

  test('BO-345 a slow Telegram delays a broadcast, and each guest gets it once', async () => {
    const guests = [await osh.guest('ru'), await osh.guest('ru'), await osh.guest('ru')];
    await fault({ mode: 'slow', times: 3, delayMs: 300 });
    unwrap(await send());
    await finish();
    expect(await newest()).toMatchObject({ state: 'DONE', counts: { SENT: 3 } });
    for (const guest of guests) expect(await advertised(guest)).toBe(1);
  });

  test('BO-345 a message whose answer does not come counts as not known and is not sent again; the others go on', async () => {
    const guests = [await osh.guest('ru'), await osh.guest('ru'), await osh.guest('ru')];
    let answers = 0;
    const api: typeof osh.deps.bots.api = (token) => {
      const own = osh.deps.bots.api(token);
      own.config.use(async (call, method, payload, signal) => {
        const answer = await call(method, payload, signal);
        if (method === 'sendMessage' && (answers += 1) === 1) throw new Error('the answer is lost');
        return answer;
      });
      return own;
    };
    unwrap(await send());
    await osh.work({ bots: { ...osh.deps.bots, api } });
    await finish();
    expect(await newest()).toMatchObject({ state: 'DONE', counts: { SENT: 2, UNKNOWN: 1 } });
    for (const guest of guests) expect(await advertised(guest)).toBe(1);
  });

  test('BO-345 a killed server goes on: no second message, none lost that was not being sent; an old job does nothing', async () => {
    const guests = [await osh.guest('ru'), await osh.guest('ru'), await osh.guest('ru')];
    const { id } = unwrap(await send());
    const [job] = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.select().from(outbox).where(eq(outbox.queue, 'broadcast.send')),
    );
    const payload = job!.payload as { broadcastId: string; turn: number };
    const dying = {
      ...osh.deps,
      bots: { ...osh.deps.bots, api: () => ({ sendMessage: () => new Promise(() => {}) }) },
    };
    // A bot that takes a message and never answers; of its client only this is called.
    void sendPortionJob(dying as never, osh.merchantId, payload);
    const sending = and(eq(broadcastRecipients.broadcastId, id), eq(broadcastRecipients.state, 'SENDING'));
    await expect
      .poll(() => osh.deps.db.inTenant(osh.merchantId, (tx) => tx.$count(broadcastRecipients, sending)))
      .toBe(1);
    await finish();
    expect(await newest()).toMatchObject({ state: 'DONE', counts: { SENT: 2, UNKNOWN: 1 } });
    await sendPortionJob(osh.deps, osh.merchantId, payload);
    const sent = await Promise.all(guests.map(advertised));
    expect(sent.toSorted((a, b) => a - b)).toEqual([0, 1, 1]);
  });
});
