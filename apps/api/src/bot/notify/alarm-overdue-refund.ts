import { formatPrice } from '@dasturxon/core/format';
import { wholeSom } from '@dasturxon/core/payment';
import { and, eq, ne } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { botMessages } from '../../db/schema/bot.ts';
import { orders } from '../../db/schema/orders.ts';
import { paymentRefunds } from '../../db/schema/payments.ts';
import type { Jobs } from '../../jobs/queues.ts';
import { formatMessage } from '../../notifications/messages/format-message.ts';
import { botOf } from '../chats/bot-token.ts';
import { keepMessage } from '../chats/keep-message.ts';
import { inStaffChat } from '../chats/staff-chat.ts';
import { whenFree } from '../chats/when-free.ts';
import { readBotBrand, staffChatOf, type BotDeps } from '../messages/bot-brand.ts';

type Overdue = Jobs['bot.refund-overdue'];

/** A refund that is not made yet, its order, and the order's message in the staff's chat; undefined once it is made. */
async function readOverdue(tx: Tx, merchantId: string, { refundId }: Overdue) {
  const [row] = await tx
    .select({
      branchId: orders.branchId,
      number: orders.number,
      amount: paymentRefunds.amount,
      replyTo: botMessages.messageId,
    })
    .from(paymentRefunds)
    .innerJoin(
      orders,
      and(eq(orders.merchantId, paymentRefunds.merchantId), eq(orders.id, paymentRefunds.orderId)),
    )
    .leftJoin(
      botMessages,
      and(
        eq(botMessages.merchantId, orders.merchantId),
        eq(botMessages.subjectId, orders.id),
        eq(botMessages.kind, 'STAFF'),
      ),
    )
    .where(
      and(
        eq(paymentRefunds.merchantId, merchantId),
        eq(paymentRefunds.id, refundId),
        ne(paymentRefunds.state, 'DONE'),
      ),
    );
  return row;
}

async function alarm(deps: BotDeps, merchantId: string, overdue: Overdue): Promise<void> {
  const { brand, refund } = await deps.db.inTenant(merchantId, async (tx) => ({
    brand: await readBotBrand(tx),
    refund: await readOverdue(tx, merchantId, overdue),
  }));
  const api = refund && (await botOf(deps, merchantId));
  if (!api) return;
  const { branchId, number, amount, replyTo } = refund;
  const sum = formatPrice(wholeSom(amount), brand.main);
  const html = `⏰ ${formatMessage('staff.refundOverdue', brand.main, { number: String(number), sum })}`;
  const content = { html, buttons: [], step: 'overdue' };
  const subjectId = `refund:${overdue.refundId}`;
  await inStaffChat(deps, { merchantId, chat: staffChatOf(brand, branchId) }, async (chatId) => {
    await keepMessage(deps, api, { merchantId, subjectId, kind: 'STAFF', chatId, content, replyTo });
  });
}

/** The job that notifies the staff chat once that a refund has not been made in time; running it twice changes nothing. */
export async function alarmOverdueRefund(deps: BotDeps, merchantId: string, overdue: Overdue): Promise<void> {
  await whenFree(deps, { merchantId, queue: 'bot.refund-overdue', payload: overdue }, () =>
    alarm(deps, merchantId, overdue),
  );
}
