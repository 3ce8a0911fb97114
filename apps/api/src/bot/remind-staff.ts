import { UNACCEPTED_REMINDER_MINUTES } from '@dasturxon/core/order';
import { and, eq } from 'drizzle-orm';

import { botMessages } from '../db/schema/bot.ts';
import type { OrderRow } from '../orders/to-order.ts';
import { readBotBrand, type BotDeps } from './bot-brand.ts';
import { botOf } from './bot-token.ts';
import { keepMessage } from './keep-message.ts';
import { say } from './say.ts';
import { inStaffChat } from './staff-chat.ts';
import { staffMessage } from './staff-message.ts';
import { readToldOrder } from './told-order.ts';
import { whenFree } from './when-free.ts';

async function remind(deps: BotDeps, { merchantId, id: orderId, number }: OrderRow): Promise<void> {
  const api = await botOf(deps, merchantId);
  if (!api) return;
  const facts = await deps.db.inTenant(merchantId, async (tx) => ({
    brand: await readBotBrand(tx),
    told: await readToldOrder(tx, merchantId, orderId),
  }));
  const { brand, told } = facts;
  if (!told || told.order.status !== 'CREATED') return;
  await inStaffChat(deps, brand, async (chatId) => {
    const about = { merchantId, orderId, chatId };
    // It may be silent because the first message never came.
    await keepMessage(deps, api, {
      ...about,
      kind: 'STAFF',
      content: staffMessage(told, brand),
      again: true,
    });
    const [first] = await deps.db.inTenant(merchantId, (tx) =>
      tx
        .select({ messageId: botMessages.messageId })
        .from(botMessages)
        .where(
          and(
            eq(botMessages.merchantId, merchantId),
            eq(botMessages.orderId, orderId),
            eq(botMessages.kind, 'STAFF'),
          ),
        ),
    );
    const minutes = String(UNACCEPTED_REMINDER_MINUTES);
    const html = `⏰ ${say('staff.waits', brand.main, { number: String(number), minutes })}`;
    const replyTo = first?.messageId ?? null;
    await keepMessage(deps, api, { ...about, kind: 'REMINDER', content: { html, buttons: [] }, replyTo });
  });
}

/** Tells the staff's chat, once and as an answer to the order's message, that nobody has taken it yet. */
export async function remindStaff(deps: BotDeps, row: OrderRow): Promise<void> {
  const { merchantId, id: orderId } = row;
  await whenFree(deps, { merchantId, queue: 'order.remind', payload: { orderId } }, () => remind(deps, row));
}
