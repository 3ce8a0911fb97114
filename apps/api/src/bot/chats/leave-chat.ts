import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Api } from 'grammy';

import { botMessages } from '../../db/schema/bot.ts';
import { BotRefused } from '../../gateways/telegram/bot-api.ts';
import type { BotDeps } from '../messages/bot-brand.ts';
import { keyboard } from './keep-message.ts';

type Leaving = { merchantId: string; orderId: string; chatId: string | null; html: string };

/**
 * Replaces the staff's message about an order in a chat that is no longer the order's, where it has been given to another
 * branch: its buttons do nothing there. `chatId` is the chat that it is in now.
 */
export async function leaveOtherChat(
  { db }: Pick<BotDeps, 'db'>,
  api: Api,
  { merchantId, orderId, chatId, html }: Leaving,
): Promise<void> {
  const own = and(
    eq(botMessages.merchantId, merchantId),
    eq(botMessages.subjectId, orderId),
    eq(botMessages.kind, 'STAFF'),
    isNotNull(botMessages.messageId),
    chatId === null ? undefined : ne(botMessages.chatId, chatId),
  );
  const [old] = await db.inTenant(merchantId, (tx) => tx.select().from(botMessages).where(own));
  if (!old) return;
  try {
    const plain = { parse_mode: 'HTML' as const, reply_markup: keyboard([]) };
    await api.editMessageText(Number(old.chatId), old.messageId!, html, plain);
  } catch (error) {
    // A message that is gone, or a chat that has shut the bot out, has no buttons to take away.
    if (!(error instanceof BotRefused) || ![400, 403].includes(error.code)) throw error;
  }
  await db.inTenant(merchantId, (tx) => tx.update(botMessages).set({ messageId: null }).where(own));
}
