import { and, eq, sql } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { rateCounts } from '../db/schema/customers.ts';
import type { Ctx } from '../deps.ts';
import { networkOf } from './client-address.ts';

/** At most `limit` times in a window of so many seconds. `bucket` is already keyed: no phone stands in it. */
export type RateLimit = { bucket: string; limit: number; seconds: number };

/** The bucket of whoever makes this call, under a name; their address does not stand in it (T27, T64). */
export function callerBucket(ctx: Pick<Ctx, 'secrets' | 'clientAddress'>, name: string): string {
  return `${name}:${ctx.secrets.hmac(networkOf(ctx.clientAddress)).slice(0, 32)}`;
}

/** Counts one more in each window, and says how many seconds to wait for those that are over; 0 when none is. */
export async function countAgainst(
  tx: Tx,
  limits: readonly RateLimit[],
  about: { merchantId: string; now: Date },
): Promise<number> {
  const rows = limits.map((limit) => ({
    merchantId: about.merchantId,
    bucket: limit.bucket,
    windowStart: windowOf(limit, about.now),
  }));
  const counted = await tx
    .insert(rateCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [rateCounts.merchantId, rateCounts.bucket, rateCounts.windowStart],
      set: { count: sql`${rateCounts.count} + 1` },
    })
    .returning({ bucket: rateCounts.bucket, count: rateCounts.count });
  const waits = limits
    .filter((limit) => (counted.find((row) => row.bucket === limit.bucket)?.count ?? 0) > limit.limit)
    .map((limit) => restOf(limit, about.now));
  return Math.max(0, ...waits);
}

/** How many seconds to wait where a window has had its number; counts nothing. */
export async function waitOf(
  tx: Tx,
  limit: RateLimit,
  about: { merchantId: string; now: Date },
): Promise<number> {
  const [counted] = await tx
    .select({ count: rateCounts.count })
    .from(rateCounts)
    .where(
      and(
        eq(rateCounts.merchantId, about.merchantId),
        eq(rateCounts.bucket, limit.bucket),
        eq(rateCounts.windowStart, windowOf(limit, about.now)),
      ),
    );
  return (counted?.count ?? 0) >= limit.limit ? restOf(limit, about.now) : 0;
}

/** When the window that a moment falls into began. */
export function windowOf({ seconds }: Pick<RateLimit, 'seconds'>, now: Date): Date {
  const length = seconds * 1000;
  return new Date(Math.floor(now.getTime() / length) * length);
}

/** Whole seconds to the end of the window. */
export function restOf({ seconds }: RateLimit, now: Date): number {
  return Math.ceil(seconds - ((now.getTime() / 1000) % seconds));
}
