import { endpoints, unwrap } from '@dasturxon/core/api';
import type { BroadcastAudience } from '@dasturxon/core/broadcast';
import { DAY_MS } from '@dasturxon/core/kernel';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';

import { broadcastRecipients } from '../db/schema/broadcasts.ts';
import { users } from '../db/schema/customers.ts';
import { outbox } from '../db/schema/merchants.ts';
import { staffPerson, type StaffPerson } from '../testing/back-office/back-office-scene.ts';
import { aBotScene, type BotScene, type Guest } from '../testing/bot-scene.ts';
import { key, pickUp, place } from '../testing/order-bodies.ts';
import { sendPortionJob } from './send-portion.ts';

const NOON = new Date('2026-05-13T07:00:00Z');
const message = {
  text: { uz: 'Bugun osh', ru: 'Сегодня плов', eng: 'Plov today' },
  image: null,
  button: { text: { uz: 'Buyurtma', ru: 'Заказать', eng: 'Order' }, url: null },
};
const ALL: BroadcastAudience = { kind: 'ALL', days: 30, languages: [] };

let osh: BotScene;
let manager: StaffPerson;
beforeEach(async () => {
  osh = await aBotScene();
  manager = await staffPerson(osh, { role: 'MANAGER' });
  osh.clock.now = NOON;
});

const send = (audience = ALL, at: string | null = null, idempotencyKey = key()) =>
  manager.api(endpoints.createBroadcast, { body: { message, audience, at }, idempotencyKey });
const listed = async () => unwrap(await manager.api(endpoints.listBroadcasts)).broadcasts;
const newest = async () => (await listed())[0]!;
const count = async (audience = ALL) =>
  unwrap(await manager.api(endpoints.countAudience, { body: { audience } })).count;
const texts = async ({ telegramId }: Guest) => (await osh.messagesIn(telegramId)).map(({ text }) => text);
const advertised = async (guest: Guest) =>
  (await texts(guest)).filter((text) => Object.values(message.text).includes(text)).length;
/** Moves the clock by days; a session of the staff does not last so long. */
async function afterDays(days: number): Promise<void> {
  osh.clock.now = new Date(NOON.getTime() + days * DAY_MS);
  manager = await staffPerson(osh, { role: 'MANAGER' });
}
/** Works and lets time pass until the broadcast is over. */
async function finish(steps = 20): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await osh.work();
    if (!['PLANNED', 'SENDING'].includes((await newest()).state)) return;
    osh.clock.now = new Date(osh.clock.now.getTime() + 2_000);
  }
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
    const refused = await manager.api(endpoints.testBroadcast, { body: { message } });
    expect(refused.error?.code).toBe('broadcast.noTelegram');
    const telegramId = String(guest.telegramId);
    await osh.deps.db.inTenant(osh.merchantId, async (tx) => {
      await tx.update(users).set({ telegramId: null }).where(eq(users.id, guest.userId));
      await tx.update(users).set({ telegramId, language: 'uz' }).where(eq(users.id, manager.userId));
    });
    unwrap(await manager.api(endpoints.testBroadcast, { body: { message } }));
    expect(await texts(guest)).toEqual(['Bugun osh']);
    expect(await listed()).toEqual([]);
  });

  test('T04 BO-344 people of some branches and operators send nothing; another brand sees nothing', async () => {
    const some = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-1'] });
    const body = { message, audience: ALL, at: null };
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
    void sendPortionJob(dying as never, osh.merchantId, payload);
    const sending = and(eq(broadcastRecipients.broadcastId, id), eq(broadcastRecipients.state, 'SENDING'));
    await expect
      .poll(() => osh.deps.db.inTenant(osh.merchantId, (tx) => tx.$count(broadcastRecipients, sending)))
      .toBe(1);
    await finish();
    expect(await newest()).toMatchObject({ state: 'DONE', counts: { SENT: 2, UNKNOWN: 1 } });
    await sendPortionJob(osh.deps, osh.merchantId, payload);
    const sent = await Promise.all(guests.map(advertised));
    expect(sent.toSorted()).toEqual([0, 1, 1]);
  });
});

describe('BO-346 who wants none', () => {
  test('BO-346 the button under a message, /stop and the profile end them; messages about orders go on', async () => {
    const [byButton, byCommand, byProfile] = [
      await osh.guest('ru'),
      await osh.guest('ru'),
      await osh.guest('ru'),
    ];
    unwrap(await byProfile.api(endpoints.chooseBroadcasts, { body: { isOn: false } }));
    expect(unwrap(await byProfile.api(endpoints.readBroadcastChoice))).toEqual({ isOn: false, hasBot: true });
    await osh.act('write', { chatId: byCommand.telegramId, text: '/stop' });
    await osh.eventually(async () => expect(await count()).toBe(1));
    unwrap(await send());
    await finish();
    expect([await advertised(byButton), await advertised(byCommand), await advertised(byProfile)]).toEqual([
      1, 0, 0,
    ]);
    await osh.press(byButton.telegramId, 'Больше не присылать', byButton.telegramId);
    await osh.eventually(async () => expect(await count()).toBe(0));
    await afterDays(8);
    unwrap(await send());
    await finish();
    expect(await advertised(byButton)).toBe(1);
    const { number } = unwrap(await place(byButton, pickUp()));
    await osh.work();
    expect((await texts(byButton)).some((text) => text.includes(String(number)))).toBe(true);
    await osh.act('write', { chatId: byButton.telegramId, text: '/news' });
    await osh.eventually(async () => expect(await count()).toBe(1));
  });

  test('BO-346 a guest who blocked the bot is counted and not asked again', async () => {
    const guest = await osh.guest('ru');
    await osh.act('errors', { code: 403, chatId: guest.telegramId });
    unwrap(await send());
    await finish();
    expect(await newest()).toMatchObject({ state: 'DONE', counts: { BLOCKED: 1 } });
    expect(await count()).toBe(0);
  });

  test('BO-346 one who opts out after it began gets nothing', async () => {
    const guests: Guest[] = [];
    for (let made = 0; made < 21; made += 1) guests.push(await osh.guest('ru'));
    unwrap(await send());
    await osh.work();
    const sent = await Promise.all(guests.map(advertised));
    const last = guests[sent.indexOf(0)]!;
    unwrap(await last.api(endpoints.chooseBroadcasts, { body: { isOn: false } }));
    osh.clock.now = new Date(NOON.getTime() + 5_000);
    await finish();
    expect(await newest()).toMatchObject({ state: 'DONE', counts: { SENT: 20, OPTED_OUT: 1 } });
  });
});

test('BO-344 BO-345 BO-346 whatever happens no guest gets it twice, none who opted out, none in the quiet hours', async () => {
  const event = fc.oneof(
    fc.record({ kind: fc.constant('pass' as const), seconds: fc.integer({ min: 1, max: 40_000 }) }),
    fc.record({ kind: fc.constantFrom('off' as const, 'limit' as const, 'block' as const), who: fc.nat(2) }),
    fc.record({ kind: fc.constant('send' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 86_399 }),
      fc.array(event, { maxLength: 8 }),
      async (start, events) => {
        const scene = await aBotScene();
        osh = scene;
        const guests: Guest[] = [];
        for (let made = 0; made < 3; made += 1) guests.push(await scene.guest('ru'));
        scene.clock.now = new Date(NOON.getTime() + start * 1_000);
        manager = await staffPerson(scene, { role: 'MANAGER' });
        const off = new Map<Guest, number>();
        unwrap(await send());
        for (const one of events) {
          const guest = 'who' in one ? guests[one.who]! : guests[0]!;
          if (one.kind === 'pass')
            scene.clock.now = new Date(scene.clock.now.getTime() + one.seconds * 1_000);
          if (one.kind === 'send') {
            manager = await staffPerson(scene, { role: 'MANAGER' });
            unwrap(await send());
          }
          if (one.kind === 'off' && !off.has(guest)) {
            unwrap(await guest.api(endpoints.chooseBroadcasts, { body: { isOn: false } }));
            off.set(guest, await advertised(guest));
          }
          if (one.kind === 'limit')
            await scene.act('errors', { code: 429, chatId: guest.telegramId, retryAfter: 20 });
          if (one.kind === 'block') await scene.act('errors', { code: 403, chatId: guest.telegramId });
          const before = await Promise.all(guests.map(advertised));
          await scene.work();
          const after = await Promise.all(guests.map(advertised));
          const hour = (scene.clock.now.getUTCHours() + 5) % 24;
          if (hour < 9 || hour >= 21) expect(after).toEqual(before);
        }
        for (const guest of guests) expect(await advertised(guest)).toBeLessThanOrEqual(1);
        for (const [guest, seen] of off) expect(await advertised(guest)).toBe(seen);
      },
    ),
    { numRuns: 8 },
  );
});
