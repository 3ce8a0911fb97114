import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { CommandDeps } from '../admin/command-deps.ts';
import { settings } from '../db/schema/merchants.ts';
import { sendJob } from '../jobs/queues.ts';
import { changeSecrets, namedMerchant } from '../merchants/named-merchant.ts';
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
    const merchant = await namedMerchant(deps, tx, sub);
    const { merchantId } = merchant;
    if (token !== undefined) await changeSecrets(deps, tx, { merchant, change: { telegramBotToken: token } });
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
