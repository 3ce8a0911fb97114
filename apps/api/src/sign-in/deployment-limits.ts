import type { CodeChannel } from '@dasturxon/core/auth';

import type { Ctx } from '../http/serving/context.ts';
import { longestWaitOfAll } from '../http/limits/rate-limit.ts';
import { MERCHANT_LIMIT, sendLimits } from './sms-limits.ts';

/** Guests order from several brands, so the deployment allows twice what one merchant does. */
const TIMES = 2;

/**
 * Seconds until a code may go to this phone, or from this caller, by the counts of all merchants together. Otherwise an
 * attacker could have each brand of the deployment send as much as a brand may (T19). 0: now.
 */
export async function deploymentWait(ctx: Ctx, phone: string, channel: CodeChannel): Promise<number> {
  const { soft, hard } = sendLimits(ctx, phone, { channel, dayCap: MERCHANT_LIMIT.limit });
  const ofMerchant = [
    ...hard,
    ...soft.map(({ bucket, seconds, ceiling }) => ({ bucket, seconds, limit: ceiling })),
  ];
  const limits = ofMerchant.map((one) => ({ ...one, limit: one.limit * TIMES }));
  return ctx.db.asPlatform((tx) => longestWaitOfAll(tx, limits, ctx.now()));
}
