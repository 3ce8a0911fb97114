import { formatPrice } from '@dasturxon/core/format';
import { wholeSom } from '@dasturxon/core/payment';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { botMessages } from '../../db/schema/bot.ts';
import { orders } from '../../db/schema/orders.ts';
import { paymentAttempts } from '../../db/schema/payments.ts';
import type { Jobs } from '../../jobs/queues.ts';
import { readBotBrand, staffChatOf, type BotDeps } from '../messages/bot-brand.ts';
import { botOf } from '../chats/bot-token.ts';
import { formatMessage } from '../../notifications/messages/format-message.ts';
import { inStaffChat } from '../chats/staff-chat.ts';
import { whenFree } from '../chats/when-free.ts';

type Reversed = Jobs['bot.payment-reversed'];

/** The order's number, the sum that was taken back, and the order's message in the staff's chat. */
async function readReversal(tx: Tx, merchantId: string, { orderId, attemptId }: Reversed) {
  const [row] = await tx
    .select({
      branchId: orders.branchId,
      number: orders.number,
      amount: paymentAttempts.amount,
      messageId: botMessages.messageId,
    })
    .from(orders)
    .innerJoin(
      paymentAttempts,
      and(eq(paymentAttempts.merchantId, orders.merchantId), eq(paymentAttempts.id, attemptId)),
    )
    .leftJoin(
      botMessages,
      and(
        eq(botMessages.merchantId, orders.merchantId),
        eq(botMessages.subjectId, orders.id),
        eq(botMessages.kind, 'STAFF'),
      ),
    )
    .where(and(eq(orders.merchantId, merchantId), eq(orders.id, orderId)));
  return row;
}

async function alarm(deps: BotDeps, merchantId: string, reversed: Reversed): Promise<void> {
  const api = await botOf(deps, merchantId);
  const facts = await deps.db.inTenant(merchantId, async (tx) => ({
    brand: await readBotBrand(tx),
    reversal: await readReversal(tx, merchantId, reversed),
  }));
  const { brand, reversal } = facts;
  if (!api || !reversal) return;
  const { branchId, number, amount, messageId } = reversal;
  const sum = formatPrice(wholeSom(amount), brand.main);
  const text = `🚨 ${formatMessage('staff.reversed', brand.main, { number: String(number), sum })}`;
  await inStaffChat(deps, { merchantId, chat: staffChatOf(brand, branchId) }, async (chatId) => {
    await api.sendMessage(Number(chatId), text, {
      ...(messageId && { reply_parameters: { message_id: messageId, allow_sending_without_reply: true } }),
    });
  });
}

/** The job that alerts the staff chat when an accepted order loses its payment. */
export async function alarmStaff(deps: BotDeps, merchantId: string, reversed: Reversed): Promise<void> {
  deps.log.warn({ merchantId, orderId: reversed.orderId }, 'payment of an accepted order reversed');
  await whenFree(deps, { merchantId, queue: 'bot.payment-reversed', payload: reversed }, () =>
    alarm(deps, merchantId, reversed),
  );
}
