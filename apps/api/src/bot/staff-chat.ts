import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import { botStates } from '../db/schema/bot.ts';
import { settings } from '../db/schema/merchants.ts';
import { BotRefused } from '../gateways/telegram/bot-api.ts';
import { ChatId, type BotBrand, type BotDeps } from './bot-brand.ts';

async function deafChat({ db }: Pick<BotDeps, 'db'>, merchantId: string): Promise<string | null> {
  const [state] = await db.inTenant(merchantId, (tx) =>
    tx.select().from(botStates).where(eq(botStates.merchantId, merchantId)),
  );
  return state?.deafChat ?? null;
}

/** Remembers that the bot was shut out of a staff chat, or with null that it is back. */
export async function rememberDeafChat(
  { db }: Pick<BotDeps, 'db'>,
  merchantId: string,
  chat: string | null,
): Promise<void> {
  await db.inTenant(merchantId, (tx) =>
    tx
      .insert(botStates)
      .values({ merchantId, deafChat: chat })
      .onConflictDoUpdate({ target: botStates.merchantId, set: { deafChat: chat } }),
  );
}

/** A group that became a supergroup goes by another number from then on. */
async function moveChat({ db }: Pick<BotDeps, 'db'>, merchantId: string, chat: string): Promise<void> {
  await db.inTenant(merchantId, (tx) =>
    tx
      .update(settings)
      .set({ server: sql`${settings.server} || jsonb_build_object('telegramStaffChat', ${chat}::text)` })
      .where(eq(settings.merchantId, merchantId)),
  );
}

/**
 * Does something in the merchant's staff chat, if there is one. A chat that has shut the bot out is remembered and
 * not tried again until the bot is let in or another chat is named.
 */
export async function inStaffChat(
  deps: Pick<BotDeps, 'db' | 'log'>,
  { merchantId, staffChat }: Pick<BotBrand, 'merchantId' | 'staffChat'>,
  work: (chatId: string) => Promise<void>,
): Promise<void> {
  if (staffChat === null || (await deafChat(deps, merchantId)) === staffChat) return;
  try {
    await work(staffChat);
  } catch (error) {
    if (!(error instanceof BotRefused)) throw error;
    if (error.movedTo !== null && v.is(ChatId, error.movedTo)) {
      await moveChat(deps, merchantId, error.movedTo);
      return work(error.movedTo);
    }
    const isShutOut = error.code === 403 || /chat not found/.test(error.description);
    if (!isShutOut) throw error;
    deps.log.warn({ merchantId }, 'the bot is shut out of the staff chat');
    await rememberDeafChat(deps, merchantId, staffChat);
  }
}
