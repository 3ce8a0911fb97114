import { and, eq } from 'drizzle-orm';

import { users } from '../../db/schema/customers.ts';
import { BotRefused } from '../../gateways/telegram/bot-api.ts';
import type { BotDeps } from '../messages/bot-brand.ts';

/** They never began with the bot, have blocked it, or are gone. */
export const isDeaf = (error: unknown): boolean =>
  error instanceof BotRefused &&
  (error.code === 403 ||
    (error.code === 400 && /chat not found|user is deactivated/.test(error.description)));

/** Stores that a person has blocked the bot; a message from them clears it. */
export async function rememberDeafPerson(
  deps: Pick<BotDeps, 'db' | 'log'>,
  { merchantId, userId }: { merchantId: string; userId: string },
): Promise<void> {
  deps.log.info({ merchantId }, 'a person has blocked the bot');
  await deps.db.inTenant(merchantId, (tx) =>
    tx
      .update(users)
      .set({ botBlocked: true })
      .where(and(eq(users.merchantId, merchantId), eq(users.id, userId))),
  );
}
