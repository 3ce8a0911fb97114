import { endpoints, unwrap } from '@dasturxon/core/api';
import type { BroadcastAudience } from '@dasturxon/core/broadcast';

import type { BotScene, Guest } from '../bot-scene.ts';
import { key } from '../order-bodies.ts';
import type { StaffPerson } from './back-office-scene.ts';

/** Noon in Tashkent. */
export const NOON = new Date('2026-05-13T07:00:00Z');
export const BROADCAST = {
  text: { uz: 'Bugun osh', ru: 'Сегодня плов', eng: 'Plov today' },
  image: null,
  button: { text: { uz: 'Buyurtma', ru: 'Заказать', eng: 'Order' }, url: null },
};
export const ALL: BroadcastAudience = { kind: 'ALL', days: 30, languages: [] };

/** What a manager does with broadcasts and what guests see of them, in the brand and by the manager of the moment. */
export function broadcastCalls(current: () => { osh: BotScene; manager: StaffPerson }) {
  const listed = async () => unwrap(await current().manager.api(endpoints.listBroadcasts)).broadcasts;
  const newest = async () => (await listed())[0]!;
  const texts = async ({ telegramId }: Guest) =>
    (await current().osh.messagesIn(telegramId)).map(({ text }) => text);
  return {
    listed,
    newest,
    texts,
    send: (audience = ALL, at: string | null = null, idempotencyKey = key()) =>
      current().manager.api(endpoints.createBroadcast, {
        body: { message: BROADCAST, audience, at },
        idempotencyKey,
      }),
    count: async (audience = ALL) =>
      unwrap(await current().manager.api(endpoints.countAudience, { body: { audience } })).count,
    advertised: async (guest: Guest) =>
      (await texts(guest)).filter((text) => Object.values(BROADCAST.text).includes(text)).length,
    /** Works and lets time pass until the broadcast is over. */
    finish: async (steps = 20): Promise<void> => {
      const { osh } = current();
      for (let step = 0; step < steps; step += 1) {
        await osh.work();
        if (!['PLANNED', 'SENDING'].includes((await newest()).state)) return;
        osh.clock.now = new Date(osh.clock.now.getTime() + 2_000);
      }
    },
  };
}
