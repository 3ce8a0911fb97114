import { reachesKitchen } from '@dasturxon/core/order';

import { staffChatOf, type BotDeps } from '../messages/bot-brand.ts';
import { leaveOtherChat } from '../chats/leave-chat.ts';
import { keepMessage, sentMessage } from '../chats/keep-message.ts';
import { ladderMessage } from '../messages/ladder-message.ts';
import { inStaffChat } from '../chats/staff-chat.ts';
import { givenMessage, staffMessage } from '../messages/staff-message.ts';
import type { NotifiedOrder } from '../messages/notified-order.ts';
import type { OrderToNotify } from './order-to-notify.ts';

/** Whether an order needs no message: it is unpaid, or was cancelled before the chat saw it. */
const needsNoMessage = ({ order }: NotifiedOrder) => !reachesKitchen(order) || order.status === 'CANCELED';

/**
 * Updates the staff's message about an order, and sends the reminder of an unanswered order below it. A prepaid order
 * reaches the kitchen when it is paid.
 */
export async function notifyStaff(deps: BotDeps, { api, brand, notified }: OrderToNotify): Promise<void> {
  const { merchantId } = brand;
  const subjectId = notified.order.id;
  const first = () => sentMessage(deps, { merchantId, subjectId, kind: 'STAFF' });
  const chat = staffChatOf(brand, notified.branchId);
  if (notified.given !== null)
    await leaveOtherChat(deps, api, {
      merchantId,
      orderId: subjectId,
      chatId: chat,
      html: givenMessage(notified, brand),
    });
  await inStaffChat(deps, { merchantId, chat }, async (chatId) => {
    if (needsNoMessage(notified) && (await first()) === null) return;
    const about = { merchantId, subjectId, chatId };
    const reminder = ladderMessage(notified, brand);
    const outcome = await keepMessage(deps, api, {
      ...about,
      kind: 'STAFF',
      content: staffMessage(notified, brand),
      // It may be unanswered because the first message never came.
      again: reminder !== null,
    });
    deps.log.info({ merchantId, orderId: subjectId, outcome }, 'staff notified');
    if (reminder)
      await keepMessage(deps, api, { ...about, kind: 'REMINDER', content: reminder, replyTo: await first() });
  });
}
