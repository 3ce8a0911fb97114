import { HOUR_S, DAY_S } from '@dasturxon/core/kernel';
import { puzzleBits } from '@dasturxon/core/auth';
import { sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import type { Ctx } from '../../http/serving/context.ts';
import type { SignedIn } from '../model/deps.ts';
import { newPuzzle, spendProof } from '../../http/limits/proof-of-work.ts';
import {
  demoTimes,
  callerBucket,
  countAgainst,
  type RateLimit,
  restOf,
  windowOf,
} from '../../http/limits/rate-limit.ts';
import { apiError } from '../../http/api-error.ts';
import { isLoopback } from '../../http/client-address.ts';
import { personKey } from '../../users/phone-hash.ts';

/** Rate limits of cancelled orders per person (T42): the kitchen reads every order. */
function cancelLimits(ctx: Ctx): RateLimit[] {
  const person = personKey(ctx);
  return [
    { bucket: `cancels-hour:${person}`, limit: 5 * demoTimes(ctx), seconds: HOUR_S },
    { bucket: `cancels-day:${person}`, limit: 10 * demoTimes(ctx), seconds: DAY_S },
  ];
}

/** Counts an order cancelled by its customer. */
export async function countCancel(ctx: SignedIn, tx: Tx): Promise<void> {
  await countAgainst(tx, cancelLimits(ctx), { merchantId: ctx.merchantId, now: ctx.now() });
}

/** SQL expression: the time (seconds) until which the caller is over the cancellation limit; 0 if not. */
export function cancelledUntil(ctx: Ctx) {
  const rows = cancelLimits(ctx).map(({ bucket, limit, seconds }) => {
    const start = windowOf({ seconds }, ctx.now()).toISOString();
    return sql`select ${bucket}::text, ${start}::timestamptz, ${limit}::int, ${seconds}::int`;
  });
  return sql`(select coalesce(max(extract(epoch from w.start) + w.seconds), 0)::float8
    from (${sql.join(rows, sql` union all `)}) as w(bucket, start, most, seconds)
    join rate_counts r on r.merchant_id = ${ctx.merchantId} and r.bucket = w.bucket
      and r.window_start = w.start and r.count >= w.most)`;
}

/** Throws request.rateLimited for a customer with too many recent cancellations. */
export function refuseAfterCancels(ctx: SignedIn, until: number): void {
  const seconds = Math.ceil(until - ctx.now().getTime() / 1000);
  if (seconds > 0 && ctx.caller.role === 'CLIENT') throw apiError('request.rateLimited', { seconds });
}

/**
 * Hourly limit of orders from one address by customers without a served order (T42). Served customers are not counted:
 * thousands share a mobile network address. Null if not limited.
 */
export function addressLimit(ctx: SignedIn): RateLimit | null {
  const limit = ctx.env.NEWCOMER_ORDERS * demoTimes(ctx);
  if (limit === 0 || ctx.caller.role !== 'CLIENT' || isLoopback(ctx.clientAddress)) return null;
  return { bucket: callerBucket(ctx, 'newcomer-orders'), limit, seconds: HOUR_S };
}

/** Part of the order statement: counts the order against its address and returns the count. */
export function countNewcomer(ctx: SignedIn, limit: RateLimit | null) {
  const { merchantId, caller } = ctx;
  const counted = limit ? [{ bucket: limit.bucket, start: windowOf(limit, ctx.now()).toISOString() }] : [];
  return sql`insert into rate_counts as r (merchant_id, bucket, window_start)
    select ${merchantId}, a.bucket, a.start
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as a(bucket text, start timestamptz)
    where not exists (select from orders o where o.merchant_id = ${merchantId} and o.user_id = ${caller.userId}
      and o.accepted_time is not null)
    on conflict (merchant_id, bucket, window_start) do update set count = r.count + 1
    returning count`;
}

/** Above this multiple of the limit a proof of work does not help. */
const CEILING = 10;

/**
 * Above the address limit requires a proof of work: throws request.proofRequired and, above the ceiling,
 * request.rateLimited. Both roll the order back.
 */
export async function refuseNewcomers(
  ctx: SignedIn,
  tx: Tx,
  { limit, count }: { limit: RateLimit | null; count: number | null },
): Promise<void> {
  if (limit === null || count === null || count <= limit.limit) return;
  if (count > limit.limit * CEILING)
    throw apiError('request.rateLimited', { seconds: restOf(limit, ctx.now()) });
  const about = {
    subject: ctx.caller.userId,
    bits: puzzleBits(count - limit.limit - 1, limit.limit),
  };
  if (!(await spendProof(ctx, tx, about)))
    throw apiError('request.proofRequired', { puzzle: newPuzzle(ctx, about) });
}
