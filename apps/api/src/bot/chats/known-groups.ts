import { eq, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { botStates } from '../../db/schema/bot.ts';
import type { BotDeps } from '../messages/bot-brand.ts';

/** Anyone adds a bot to groups: so many are kept, the latest first. */
const KEPT = 50;
const LONGEST_TITLE = 128;

type Group = { chat: string; title: string };

/** The groups that the bot was added to and has not left. Inside a tenant's transaction. */
export async function readGroups(tx: Tx, merchantId: string): Promise<Group[]> {
  const [state] = await tx.select().from(botStates).where(eq(botStates.merchantId, merchantId));
  return state?.groups ?? [];
}

/** Stores that the bot is in a group, under its name of now, or has left it. */
export async function rememberGroup(
  { db }: Pick<BotDeps, 'db'>,
  { merchantId, chat, title, isIn }: Group & { merchantId: string; isIn: boolean },
): Promise<void> {
  await db.inTenant(merchantId, async (tx) => {
    await tx.insert(botStates).values({ merchantId }).onConflictDoNothing();
    const own = eq(botStates.merchantId, merchantId);
    const [state] = await tx.select().from(botStates).where(own).for('no key update');
    const others = (state?.groups ?? []).filter((one) => one.chat !== chat);
    const named = { chat, title: title.slice(0, LONGEST_TITLE).toWellFormed() };
    const groups = (isIn ? [named, ...others] : others).slice(0, KEPT);
    await tx
      .update(botStates)
      .set({ groups: sql`${JSON.stringify(groups)}::jsonb` })
      .where(own);
  });
}
