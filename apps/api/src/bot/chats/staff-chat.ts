import { ChatId } from '@dasturxon/core/connections';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import { botStates } from '../../db/schema/bot.ts';
import type { Tx } from '../../db/connect.ts';
import { settings } from '../../db/schema/merchants.ts';
import { branches } from '../../db/schema/places.ts';
import { BotRefused } from '../../gateways/telegram/bot-api.ts';
import type { BotDeps } from '../messages/bot-brand.ts';

type Chat = { merchantId: string; chat: string };

/** The staff chats that have shut the bot out. Inside a tenant's transaction. */
export async function readDeafChats(tx: Tx, merchantId: string): Promise<readonly string[]> {
  const [state] = await tx.select().from(botStates).where(eq(botStates.merchantId, merchantId));
  return state?.deafChats ?? [];
}

/** Whether Telegram's refusal means that the bot is not in a chat. */
export const isShutOut = ({ code, description }: BotRefused): boolean =>
  code === 403 || /chat not found/.test(description);

async function isDeafChat({ db }: Pick<BotDeps, 'db'>, { merchantId, chat }: Chat): Promise<boolean> {
  const deaf = await db.inTenant(merchantId, (tx) => readDeafChats(tx, merchantId));
  return deaf.includes(chat);
}

/** Stores that the bot is not in a staff chat, or may write there again. */
export async function markDeafChat(
  tx: Tx,
  { merchantId, chat, isDeaf }: Chat & { isDeaf: boolean },
): Promise<void> {
  const without = sql`${botStates.deafChats} - ${chat}::text`;
  await tx
    .insert(botStates)
    .values({ merchantId, deafChats: isDeaf ? [chat] : [] })
    .onConflictDoUpdate({
      target: botStates.merchantId,
      set: { deafChats: isDeaf ? sql`${without} || to_jsonb(${chat}::text)` : without },
    });
}

/** The same in a transaction of its own. */
export const rememberDeafChat = (
  { db }: Pick<BotDeps, 'db'>,
  about: Chat & { isDeaf: boolean },
): Promise<void> => db.inTenant(about.merchantId, (tx) => markDeafChat(tx, about));

/** A group that became a supergroup goes by another number from then on, for the merchant and for its branches. */
async function moveChat({ db }: Pick<BotDeps, 'db'>, from: Chat, to: string): Promise<void> {
  const moved = sql`jsonb_build_object('telegramStaffChat', ${to}::text)`;
  const { merchantId, chat } = from;
  await db.inTenant(merchantId, async (tx) => {
    await tx
      .update(settings)
      .set({ server: sql`${settings.server} || ${moved}` })
      .where(
        and(eq(settings.merchantId, merchantId), sql`${settings.server} ->> 'telegramStaffChat' = ${chat}`),
      );
    await tx
      .update(branches)
      .set({ staff: sql`${branches.staff} || ${moved}` })
      .where(
        and(eq(branches.merchantId, merchantId), sql`${branches.staff} ->> 'telegramStaffChat' = ${chat}`),
      );
  });
}

/** Does something in a chat of the staff, or in the supergroup that it has become. */
export async function inMovedChat<T>(
  deps: Pick<BotDeps, 'db'>,
  { merchantId, chat }: Chat,
  work: (chatId: string) => Promise<T>,
): Promise<T> {
  try {
    return await work(chat);
  } catch (error) {
    if (!(error instanceof BotRefused) || !v.is(ChatId, error.movedTo)) throw error;
    await moveChat(deps, { merchantId, chat }, error.movedTo);
    return work(error.movedTo);
  }
}

/**
 * Does something in a staff chat of a merchant, if there is one. A chat that has shut the bot out is remembered and
 * not tried again until the bot is let in or another chat is named.
 */
export async function inStaffChat(
  deps: Pick<BotDeps, 'db' | 'log'>,
  { merchantId, chat }: { merchantId: string; chat: string | null },
  work: (chatId: string) => Promise<void>,
): Promise<void> {
  if (chat === null || (await isDeafChat(deps, { merchantId, chat }))) return;
  try {
    await inMovedChat(deps, { merchantId, chat }, work);
  } catch (error) {
    if (!(error instanceof BotRefused) || !isShutOut(error)) throw error;
    deps.log.warn({ merchantId }, 'the bot is shut out of the staff chat');
    await rememberDeafChat(deps, { merchantId, chat, isDeaf: true });
  }
}
