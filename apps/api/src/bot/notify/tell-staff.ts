import { reachesKitchen } from '@dasturxon/core/order';
import type { Api } from 'grammy';

import { staffChatOf, type BotBrand, type BotDeps } from '../messages/bot-brand.ts';
import { keepMessage, sentMessage } from '../chats/keep-message.ts';
import { ladderMessage } from '../messages/ladder-message.ts';
import { inStaffChat } from '../chats/staff-chat.ts';
import { staffMessage } from '../messages/staff-message.ts';
import type { ToldOrder } from '../messages/told-order.ts';

type Scene = { api: Api; brand: BotBrand; told: ToldOrder };

/** An order that was never shown, and needs nobody now: unpaid, or cancelled before it was. */
const isNobodys = ({ order }: ToldOrder) => !reachesKitchen(order) || order.status === 'CANCELED';

/**
 * Brings the staff's message about an order to what the order is, and under it the reminder that nobody answers. The
 * kitchen first hears of an order that is to be paid beforehand when it is paid.
 */
export async function tellStaff(deps: BotDeps, { api, brand, told }: Scene): Promise<void> {
  const { merchantId } = brand;
  const subjectId = told.order.id;
  const first = () => sentMessage(deps, { merchantId, subjectId, kind: 'STAFF' });
  await inStaffChat(deps, { merchantId, chat: staffChatOf(brand, told.branchId) }, async (chatId) => {
    if (isNobodys(told) && (await first()) === null) return;
    const about = { merchantId, subjectId, chatId };
    const reminder = ladderMessage(told, brand);
    const outcome = await keepMessage(deps, api, {
      ...about,
      kind: 'STAFF',
      content: staffMessage(told, brand),
      // It may be unanswered because the first message never came.
      again: reminder !== null,
    });
    deps.log.info({ merchantId, orderId: subjectId, outcome }, 'staff told');
    if (reminder)
      await keepMessage(deps, api, { ...about, kind: 'REMINDER', content: reminder, replyTo: await first() });
  });
}
