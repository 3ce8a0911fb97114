import { and, eq } from 'drizzle-orm';

import { users } from '../../db/schema/customers.ts';
import { formatMessage } from '../../notifications/messages/format-message.ts';
import { userOfTelegram } from '../../webbot/telegram-user.ts';
import { type GuestVisit, personOf } from './guest-visit.ts';

/** What the button under a broadcast sends that ends them. */
export const OPT_OUT_DATA = 'broadcasts:off';

/** Stores whether a Telegram user wants broadcasts; messages about orders are not affected (BO-346). */
async function choose({ deps, ctx, brand }: GuestVisit, isOff: boolean): Promise<void> {
  const { merchantId } = brand;
  await deps.db.inTenant(merchantId, async (tx) => {
    const user = await userOfTelegram(deps, tx, personOf(ctx));
    await tx
      .update(users)
      .set({ marketingOffAt: isOff ? deps.now() : null, updatedAt: deps.now() })
      .where(and(eq(users.merchantId, merchantId), eq(users.id, user.id)));
  });
}

/** /stop, and the button under a broadcast: no more of them. */
export async function stopBroadcasts(visit: GuestVisit): Promise<void> {
  const { ctx, language } = visit;
  await choose(visit, true);
  if (ctx.callbackQuery) await ctx.answerCallbackQuery().catch(() => undefined);
  await ctx.reply(formatMessage('broadcast.stopped', language));
}

/** The command that begins broadcasts again. */
export async function resumeBroadcasts(visit: GuestVisit): Promise<void> {
  await choose(visit, false);
  await visit.ctx.reply(formatMessage('broadcast.resumed', visit.language));
}
