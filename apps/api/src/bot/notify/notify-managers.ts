import { isUnanswered } from '@dasturxon/core/order';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Api } from 'grammy';

import { users } from '../../db/schema/customers.ts';
import { readManagerChannels, smsToManagers } from '../../notifications/sms-to-managers.ts';
import type { BotBrand, BotDeps } from '../messages/bot-brand.ts';
import { isDeaf, rememberDeafPerson } from '../chats/deaf-person.ts';
import { keepMessage } from '../chats/keep-message.ts';
import { managerMessage, minutesOf } from '../messages/ladder-message.ts';
import type { NotifiedOrder } from '../messages/notified-order.ts';

type Scene = { api: Api; brand: BotBrand; told: NotifiedOrder };

/** The manager has blocked the bot since: an SMS takes the place of its message. */
async function smsInstead(
  deps: BotDeps,
  { merchantId, userId, told }: { merchantId: string; userId: string; told: NotifiedOrder },
) {
  const order = { merchantId, number: told.order.number, minutes: minutesOf(told) };
  const channels = await readManagerChannels(deps, merchantId);
  await deps.db.inTenant(merchantId, (tx) => smsToManagers(deps, tx, { order, channels, userId }));
}

/** Notifies each manager whom the bot can reach, in a private chat, that an order is unanswered (ESCALATE). */
export async function notifyManagers(deps: BotDeps, { api, brand, told }: Scene): Promise<void> {
  if (told.rung !== 'ESCALATE' || !isUnanswered(told.order)) return;
  const { merchantId } = brand;
  const managers = await deps.db.inTenant(merchantId, (tx) =>
    tx
      .select({ id: users.id, telegramId: users.telegramId })
      .from(users)
      .where(
        and(
          eq(users.merchantId, merchantId),
          inArray(users.role, ['MANAGER', 'ADMIN']),
          eq(users.isActive, true),
          eq(users.botBlocked, false),
          isNull(users.deletedAt),
          isNotNull(users.telegramId),
        ),
      ),
  );
  for (const { id, telegramId } of managers) {
    const message = {
      merchantId,
      subjectId: told.order.id,
      kind: `MANAGER:${id}` as const,
      chatId: telegramId!,
      content: managerMessage(told, brand),
    };
    await keepMessage(deps, api, message).catch(async (error: unknown) => {
      if (!isDeaf(error)) throw error;
      await rememberDeafPerson(deps, { merchantId, userId: id });
      await smsInstead(deps, { merchantId, userId: id, told });
    });
  }
}
