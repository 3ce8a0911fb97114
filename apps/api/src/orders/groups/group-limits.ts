import { apiError } from '../../http/api-error.ts';
import { callerBucket, countAgainst, demoTimes, type RateLimit } from '../../http/limits/rate-limit.ts';
import type { Ctx } from '../model/deps.ts';

/** Of one network: an office has many members behind one address. */
const JOINS_AN_HOUR = 100;
const READS_A_MINUTE = 240;
/** Of one member: a tap on a stepper is one edit at most. */
const EDITS_A_MINUTE = 120;
/** Of one guest. */
const STARTS_A_DAY = 20;

async function limit(ctx: Ctx, bucket: RateLimit): Promise<void> {
  const { merchantId } = ctx;
  const wait = await ctx.db.inTenant(merchantId, (tx) =>
    countAgainst(tx, [bucket], { merchantId, now: ctx.now() }),
  );
  if (wait > 0) throw apiError('request.rateLimited', { seconds: wait });
}

/** Each throws request.rateLimited. */
export const limitJoins = (ctx: Ctx): Promise<void> =>
  limit(ctx, {
    bucket: callerBucket(ctx, 'group-join'),
    limit: JOINS_AN_HOUR * demoTimes(ctx),
    seconds: 3600,
  });

export const limitReads = (ctx: Ctx): Promise<void> =>
  limit(ctx, {
    bucket: callerBucket(ctx, 'group-read'),
    limit: READS_A_MINUTE * demoTimes(ctx),
    seconds: 60,
  });

export const limitEdits = (ctx: Ctx, memberId: string): Promise<void> =>
  limit(ctx, { bucket: `group-edit:${memberId}`, limit: EDITS_A_MINUTE, seconds: 60 });

export const limitStarts = (ctx: Ctx, userId: string): Promise<void> =>
  limit(ctx, { bucket: `group-start:${userId}`, limit: STARTS_A_DAY * demoTimes(ctx), seconds: 86_400 });
