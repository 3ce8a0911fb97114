import { ApiError } from '@dasturxon/core/api';

import type { Ctx } from '../model/deps.ts';
import { callerBucket, countAgainst, waitOf, type RateLimit } from '../../http/limits/rate-limit.ts';
import { apiError } from '../../http/api-error.ts';
import { personKey } from '../../users/phone-hash.ts';

/** Wrong codes per guest before the next one must wait. In the demo all guests share one machine. */
function limitOf(ctx: Ctx): RateLimit {
  const bucket = ctx.caller ? `promo-miss:${personKey(ctx)}` : callerBucket(ctx, 'promo-miss');
  return { bucket, limit: ctx.env.SANDBOX ? 2_000 : 20, seconds: 600 };
}

const isMiss = (error: unknown) => error instanceof ApiError && error.code === 'promo.notFound';

/**
 * Runs `work`, which looks up a promo code, and counts unknown codes, so that codes cannot be guessed (T33). Throws
 * request.rateLimited, for an existing code too, after too many.
 */
export async function limitPromoGuesses<T>(
  ctx: Ctx,
  code: string | null,
  work: () => Promise<T>,
): Promise<T> {
  if (!code) return work();
  const about = { merchantId: ctx.merchantId, now: ctx.now() };
  const limit = limitOf(ctx);
  const wait = await ctx.db.inTenant(ctx.merchantId, (tx) => waitOf(tx, limit, about));
  if (wait > 0) throw apiError('request.rateLimited', { seconds: wait });
  return work().catch(async (error: unknown) => {
    if (isMiss(error)) await ctx.db.inTenant(ctx.merchantId, (tx) => countAgainst(tx, [limit], about));
    throw error;
  });
}
