import type { Session } from '@dasturxon/core/auth';

import type { Ctx } from '../http/serving/context.ts';
import { apiError } from '../http/api-error.ts';
import { limitAddress } from '../mini-apps/limit-address.ts';
import { openSession } from '../users/open-session.ts';
import { countLaunch } from './launches.ts';
import { botTokenOf, checkInitData } from './read-launch.ts';
import { userOfTelegram } from './telegram-user.ts';

/**
 * API-42, API-43: signs in the Telegram user who opened the mini-app; a new one becomes a customer without a phone.
 * One launch signs in at most five times, for reloads, and never after a sign-out (T15).
 */
export async function authWithInitData(ctx: Ctx, initData: string): Promise<Session> {
  await limitAddress(ctx);
  const launch = checkInitData(ctx, initData, await botTokenOf(ctx));
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    if (!(await countLaunch(ctx, tx, launch))) throw apiError('messenger.initDataExpired');
    const user = await userOfTelegram(ctx, tx, launch.person);
    if (!user.isActive) throw apiError('forbidden');
    return openSession(ctx, tx, { user, platform: 'TG' });
  });
}
