import { eq, or, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { CommandDeps } from '../admin/command-deps.ts';
import { merchants, settings } from '../db/schema/merchants.ts';
import { sendJob } from '../jobs/queues.ts';
import { ChatId } from './bot-brand.ts';

/** A bot's token as BotFather gives it. */
export const BotToken = v.pipe(
  v.string(),
  v.regex(/^\d{6,15}:[A-Za-z0-9_-]{30,60}$/, 'the token is what BotFather gave, such as 123456789:AAE…'),
);

/** What one says of a brand's bot; what is left out stays as it is. */
export const ConfiguredBot = v.object({
  sub: v.string(),
  token: v.optional(BotToken),
  staffChat: v.optional(ChatId),
});
export type ConfiguredBot = v.InferOutput<typeof ConfiguredBot>;

/** Gives a brand its Telegram bot and the chat of its staff, and has the bot set up. Throws for no such brand. */
export async function configureBot(deps: CommandDeps, given: ConfiguredBot): Promise<string> {
  const { sub, token, staffChat } = given;
  await deps.db.asPlatform(async (tx) => {
    const [row] = await tx
      .select()
      .from(merchants)
      .where(or(eq(merchants.sub, sub), eq(merchants.merchantId, sub)))
      .for('update');
    if (!row) throw new Error(`there is no brand ${sub}`);
    const { merchantId } = row;
    const known = deps.secrets.open(row.secrets ?? '', merchantId) ?? {};
    if (token !== undefined)
      await tx
        .update(merchants)
        .set({ secrets: deps.secrets.seal({ ...known, telegramBotToken: token }, merchantId) })
        .where(eq(merchants.merchantId, merchantId));
    if (staffChat !== undefined)
      await tx
        .update(settings)
        .set({
          server: sql`${settings.server} || jsonb_build_object('telegramStaffChat', ${staffChat}::text)`,
        })
        .where(eq(settings.merchantId, merchantId));
    const job = { id: deps.newId(), merchantId, queue: 'bot.set-up' as const, payload: {} };
    await sendJob(tx, job);
  });
  return `the bot of ${sub} is being set up: write /start to it`;
}
