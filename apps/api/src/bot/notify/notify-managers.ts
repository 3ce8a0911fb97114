import { isUnanswered } from '@dasturxon/core/order';
import { and, eq, isNotNull } from 'drizzle-orm';

import { users } from '../../db/schema/customers.ts';
import { isActiveManager } from '../../users/active-managers.ts';
import { readManagerChannels, smsToManagers } from '../../notifications/sms-to-managers.ts';
import type { BotDeps } from '../messages/bot-brand.ts';
import { isDeaf, rememberDeafPerson } from '../chats/deaf-person.ts';
import { keepMessage } from '../chats/keep-message.ts';
import { personalMessage, minutesOf } from '../messages/ladder-message.ts';
import type { NotifiedOrder } from '../messages/notified-order.ts';
import type { OrderToNotify } from './order-to-notify.ts';

/** The manager has blocked the bot since: an SMS replaces its message. */
async function smsInstead(
  deps: BotDeps,
  { merchantId, userId, notified }: { merchantId: string; userId: string; notified: NotifiedOrder },
) {
  const order = { merchantId, number: notified.order.number, minutes: minutesOf(notified) };
  const channels = await readManagerChannels(deps, merchantId);
  await deps.db.inTenant(merchantId, (tx) => smsToManagers(deps, tx, { order, channels, userId }));
}

/** Notifies each manager whom the bot can reach, in a private chat, that an order is unanswered (ESCALATE). */
export async function notifyManagers(deps: BotDeps, { api, brand, notified }: OrderToNotify): Promise<void> {
  if (notified.rung !== 'ESCALATE' || !isUnanswered(notified.order)) return;
  const { merchantId } = brand;
  const managers = await deps.db.inTenant(merchantId, (tx) =>
    tx
      .select({ id: users.id, telegramId: users.telegramId })
      .from(users)
      .where(and(isActiveManager(merchantId), eq(users.botBlocked, false), isNotNull(users.telegramId))),
  );
  for (const { id, telegramId } of managers) {
    const message = {
      merchantId,
      subjectId: notified.order.id,
      kind: `MANAGER:${id}` as const,
      chatId: telegramId!,
      content: personalMessage(notified, brand),
    };
    await keepMessage(deps, api, message).catch(async (error: unknown) => {
      if (!isDeaf(error)) throw error;
      await rememberDeafPerson(deps, { merchantId, userId: id });
      await smsInstead(deps, { merchantId, userId: id, notified });
    });
  }
}
