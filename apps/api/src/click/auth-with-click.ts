import type { Session } from '@dasturxon/core/auth';

import type { Ctx } from './deps.ts';
import { ClickFailed, ClickSessionRefused, type ClickProfile } from '../gateways/click/click-profile.ts';
import { apiError } from '../http/api-error.ts';
import { limitAddress } from '../mini-apps/limit-address.ts';
import { readMiniAppKeys } from '../mini-apps/mini-app-keys.ts';
import { openSession } from '../users/open-session.ts';
import { userOfClick } from './click-user.ts';

const TRY_AGAIN_S = 2;

/**
 * The Click user who opened the mini-app. Throws click.sessionInvalid, and server.unavailable while Click does not
 * answer.
 */
async function profileOf(ctx: Ctx, webSession: string): Promise<ClickProfile> {
  const { clickApiKey } = await readMiniAppKeys(ctx, ctx.merchantId);
  if (clickApiKey === null) throw apiError('click.sessionInvalid');
  return ctx.readClickProfile(webSession, clickApiKey).catch((error: unknown) => {
    if (error instanceof ClickSessionRefused) throw apiError('click.sessionInvalid');
    if (!(error instanceof ClickFailed)) throw error;
    ctx.log.warn({ err: error }, 'click did not return the session’s owner');
    throw apiError('server.unavailable', { seconds: TRY_AGAIN_S });
  });
}

/** Signs in the Click user who opened the mini-app (D77), at every launch: a stored token may be another person's. */
export async function authWithClick(ctx: Ctx, webSession: string): Promise<Session> {
  await limitAddress(ctx);
  const profile = await profileOf(ctx, webSession);
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const user = await userOfClick(ctx, tx, profile);
    if (!user.isActive) throw apiError('forbidden');
    return openSession(ctx, tx, { user, platform: 'CLICK' });
  });
}
