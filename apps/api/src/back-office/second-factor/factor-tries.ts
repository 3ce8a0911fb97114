import type { ApiError } from '@dasturxon/core/api';

import type { Tx } from '../../db/connect.ts';
import { apiError } from '../../http/api-error.ts';
import { countAgainst, type RateLimit, uncount } from '../../http/limits/rate-limit.ts';
import type { Prover } from './own-factors.ts';

/**
 * What wrong codes are counted for, each apart: the own sign-in; a code of another brand, at the brand where it is typed; and
 * the same at the brand whose code it is, so that tries elsewhere do not stop the owner from signing in there (BO-364).
 */
export type TriesOf = 'factor' | 'other-factor' | 'factor-from-elsewhere';

/**
 * Wrong codes of one person over all their sessions. Three codes of a million are right at a time: thirty tries a day find
 * one in about thirty years.
 */
const limitsOf = ({ caller }: Prover, tries: TriesOf): RateLimit[] => [
  { bucket: `${tries}:${caller.userId}`, limit: 5, seconds: 300 },
  { bucket: `${tries}-day:${caller.userId}`, limit: 30, seconds: 86_400 },
];

const about = (ctx: Prover) => ({ merchantId: ctx.merchantId, now: ctx.now() });

/** Counts a try before it is compared. Returns the error of a person without tries left, else null. */
export async function triesLeftOrWait(
  ctx: Prover,
  tx: Tx,
  tries: TriesOf = 'factor',
): Promise<ApiError | null> {
  const seconds = await countAgainst(tx, limitsOf(ctx, tries), about(ctx));
  return seconds > 0 ? apiError('request.rateLimited', { seconds }) : null;
}

/** A right code does not count. */
export const forgiveTries = (ctx: Prover, tx: Tx, tries: TriesOf = 'factor'): Promise<void> =>
  uncount(tx, limitsOf(ctx, tries), about(ctx));
