import { endpoints, unwrap } from '@dasturxon/core/api';
import { expect } from 'vitest';

import { AZIZ, type BotScene } from './bot-scene.ts';
import { pickUp, place } from './order-bodies.ts';
import type { Person } from './scene.ts';

/**
 * What tests read and press in a staff chat: the brand's unless `chatId` names another. The scene may come later, in
 * `beforeAll`.
 */
export function staffChatOf(scene: () => BotScene, chatId = () => scene().staffChat) {
  /** The message about an order, not what answers it. */
  const messageOf = async (number: number | string) =>
    (await scene().messagesIn(chatId())).find(
      ({ text, replyTo }) => text.startsWith(`№ ${number} `) && replyTo === null,
    )!;
  return {
    messageOf,
    /** A new order with its message in the chat. */
    shownOrder: async (who?: Person, body = pickUp()) => {
      const guest = who ?? (await scene().person());
      const order = unwrap(await place(guest, body));
      await scene().work();
      return { guest, id: order.id, number: order.number };
    },
    read: async (guest: Person, id: string) =>
      unwrap(await guest.api(endpoints.getOrder, { params: { id } })),
    pressOn: async (number: number | string, text: string, by = AZIZ) => {
      const message = await messageOf(number);
      const button = message.buttons.find((one) => one.text === text);
      expect([text, button?.text]).toEqual([text, text]);
      const about = { chatId: chatId(), messageId: message.messageId, userId: by };
      await scene().act('press', { ...about, data: button!.callback_data });
    },
    answer: async () => (await scene().chat(chatId())).answer,
  };
}
