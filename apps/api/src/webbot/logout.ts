import type { Language } from '@dasturxon/core/kernel';
import { and, eq } from 'drizzle-orm';

import { users } from '../db/schema/customers.ts';
import type { SignedIn } from '../http/serving/context.ts';
import { readInitData } from '../gateways/telegram/init-data.ts';
import { readMiniAppKeys } from '../mini-apps/mini-app-keys.ts';
import { endOwnSession } from '../users/sessions.ts';
import { denyLaunch } from './launches.ts';

/**
 * API-11, API-12: ends the session in any case. Init data signed by the bot, of any age, is invalid from then on, and
 * the bot uses `language` for its user (D47, T15).
 */
export async function logoutOfTelegram(
  ctx: SignedIn,
  sent: { initData: string; language: Language | null },
): Promise<null> {
  const { telegramBotToken: botToken } = await readMiniAppKeys(ctx, ctx.merchantId);
  const launch = botToken === null ? null : readInitData(sent.initData, botToken);
  await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await endOwnSession(ctx, tx);
    if (!launch) return;
    await denyLaunch(ctx, tx, launch);
    if (sent.language === null) return;
    await tx
      .update(users)
      .set({ language: sent.language, updatedAt: ctx.now() })
      .where(
        and(
          eq(users.merchantId, ctx.merchantId),
          eq(users.id, ctx.caller.userId),
          eq(users.telegramId, launch.person.telegramId),
        ),
      );
  });
  return null;
}
