import type { ApiError } from '@dasturxon/core/api';

import type { Tx } from '../../db/connect.ts';
import { apiError } from '../../http/api-error.ts';
import { countAgainst, type RateLimit, uncount } from '../../http/limits/rate-limit.ts';
import type { Prover } from './own-factors.ts';

/**
 * Wrong codes of one person over all their sessions. Three codes of a million are right at a time: thirty tries a day find
 * one in about thirty years.
 */
const limitsOf = ({ caller }: Prover): RateLimit[] => [
  { bucket: `factor:${caller.userId}`, limit: 5, seconds: 300 },
  { bucket: `factor-day:${caller.userId}`, limit: 30, seconds: 86_400 },
];

const about = (ctx: Prover) => ({ merchantId: ctx.merchantId, now: ctx.now() });

/** Counts a try before it is compared. Returns the error of a person without tries left, else null. */
export async function triesLeftOrWait(ctx: Prover, tx: Tx): Promise<ApiError | null> {
  const seconds = await countAgainst(tx, limitsOf(ctx), about(ctx));
  return seconds > 0 ? apiError('request.rateLimited', { seconds }) : null;
}

/** A right code does not count. */
export const forgiveTries = (ctx: Prover, tx: Tx): Promise<void> => uncount(tx, limitsOf(ctx), about(ctx));
