import { and, eq, or, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { rateCounts } from '../../db/schema/customers.ts';
import type { Env } from '../../kernel/env.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { networkOf } from '../client-address.ts';

/** By how much the demo allows more: all its guests share one machine. */
export const demoTimes = ({ env }: { env: Pick<Env, 'SANDBOX'> }): number => (env.SANDBOX ? 100 : 1);

/** At most `limit` calls in a window of so many seconds. `bucket` is already hashed: it contains no phone. */
export type RateLimit = { bucket: string; limit: number; seconds: number };

/** The caller's bucket under a name; it does not contain the address (T27, T64). */
export function callerBucket(ctx: { secrets: Secrets; clientAddress: string }, name: string): string {
  return `${name}:${ctx.secrets.hmac(networkOf(ctx.clientAddress)).slice(0, 32)}`;
}

type About = { merchantId: string; now: Date };

/**
 * Counts one call in every bucket if every bucket has room, and in none of them if one has not. Put the caller's own
 * buckets first and shared ones last: rows are locked in this order. Returns the seconds to wait; 0: allowed.
 */
export async function countAgainst(tx: Tx, limits: readonly RateLimit[], about: About): Promise<number> {
  const wait = await longestWait(tx, limits, about);
  if (wait > 0) return wait;
  const rows = limits.map((limit) => rowOf(limit, about));
  const raised = await tx
    .insert(rateCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [rateCounts.merchantId, rateCounts.bucket, rateCounts.windowStart],
      set: { count: sql`${rateCounts.count} + 1` },
      setWhere: sql`${rateCounts.count} < ${limitOfBucket(limits)}`,
    })
    .returning({ bucket: rateCounts.bucket });
  const full = limits.filter(({ bucket }) => !raised.some((row) => row.bucket === bucket));
  if (full.length === 0) return 0;
  // Another call filled a bucket after the first look: take back what this one has raised.
  await uncount(
    tx,
    limits.filter((limit) => !full.includes(limit)),
    about,
  );
  return Math.max(...full.map((limit) => restOf(limit, about.now)));
}

/** Takes one call back out of each bucket; a bucket that is empty or whose window is over stays as it is. */
export async function uncount(tx: Tx, limits: readonly RateLimit[], about: About): Promise<void> {
  for (const limit of limits)
    await tx
      .update(rateCounts)
      .set({ count: sql`greatest(0, ${rateCounts.count} - 1)` })
      .where(isRow(limit, about));
}

const rowOf = (limit: RateLimit, { merchantId, now }: About) => ({
  merchantId,
  bucket: limit.bucket,
  windowStart: windowOf(limit, now),
});

const isRow = (limit: RateLimit, { merchantId, now }: About) =>
  and(
    eq(rateCounts.merchantId, merchantId),
    eq(rateCounts.bucket, limit.bucket),
    eq(rateCounts.windowStart, windowOf(limit, now)),
  );

/** The limit of the bucket that a row counts, for a statement over several rows. */
function limitOfBucket(limits: readonly RateLimit[]) {
  const cases = limits.map(({ bucket, limit }) => sql`when ${bucket} then ${limit}::int`);
  return sql`case ${rateCounts.bucket} ${sql.join(cases, sql` `)} end`;
}

/** The longest wait of the full buckets; 0 when each has room. Counts nothing and locks nothing. */
export async function longestWait(tx: Tx, limits: readonly RateLimit[], about: About): Promise<number> {
  const counts = await countsOf(tx, limits, about);
  const full = limits.filter(({ limit }, index) => (counts[index] ?? 0) >= limit);
  return Math.max(0, ...full.map((limit) => restOf(limit, about.now)));
}

/** The same for the counts of all merchants together. The transaction must see every merchant's rows. */
export async function longestWaitOfAll(tx: Tx, limits: readonly RateLimit[], now: Date): Promise<number> {
  const isOf = (limit: RateLimit) =>
    and(eq(rateCounts.bucket, limit.bucket), eq(rateCounts.windowStart, windowOf(limit, now)));
  const rows = await tx
    .select({ bucket: rateCounts.bucket, count: sql<number>`sum(${rateCounts.count})::int` })
    .from(rateCounts)
    .where(or(...limits.map(isOf)))
    .groupBy(rateCounts.bucket);
  const counted = new Map(rows.map(({ bucket, count }) => [bucket, count]));
  const full = limits.filter(({ bucket, limit }) => (counted.get(bucket) ?? 0) >= limit);
  return Math.max(0, ...full.map((limit) => restOf(limit, now)));
}

/** How many calls of this window each bucket has counted, in the order of the limits. */
export async function countsOf(tx: Tx, limits: readonly RateLimit[], about: About): Promise<number[]> {
  const rows = await tx
    .select({ bucket: rateCounts.bucket, count: rateCounts.count })
    .from(rateCounts)
    .where(or(...limits.map((limit) => isRow(limit, about))));
  const counted = new Map(rows.map(({ bucket, count }) => [bucket, count]));
  return limits.map(({ bucket }) => counted.get(bucket) ?? 0);
}

/** Seconds to wait for a window that has reached its limit; counts nothing. */
export async function waitOf(tx: Tx, limit: RateLimit, about: About): Promise<number> {
  return longestWait(tx, [limit], about);
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
