import { endpoints, unwrap } from '@dasturxon/core/api';
import { DAY_MS } from '@dasturxon/core/kernel';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../testing/back-office/back-office-scene.ts';
import { broadcastCalls, NOON } from '../testing/back-office/broadcast-scene.ts';
import { aBotScene, type BotScene, type Guest } from '../testing/bot-scene.ts';
import { pickUp, place } from '../testing/order-bodies.ts';

let osh: BotScene;
let manager: StaffPerson;
beforeEach(async () => {
  osh = await aBotScene();
  manager = await staffPerson(osh, { role: 'MANAGER' });
  osh.clock.now = NOON;
});

const { send, newest, count, texts, advertised, finish } = broadcastCalls(() => ({ osh, manager }));
/** Moves the clock by days; a session of the staff does not last so long. */
async function afterDays(days: number): Promise<void> {
  osh.clock.now = new Date(NOON.getTime() + days * DAY_MS);
  manager = await staffPerson(osh, { role: 'MANAGER' });
}

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
