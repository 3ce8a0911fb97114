import { MINUTE_MS } from '@dasturxon/core/kernel';
import { type CookedOrder, MEASURED, type MeasuredTime, measureTimes } from '@dasturxon/core/staff';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';

import type { Handle, Tx } from '../../db/connect.ts';

/** The measured cooking times of each branch, by its id. */
export type MeasuredTimes = ReadonlyMap<string, readonly MeasuredTime[]>;

/** How long a measurement is kept. */
const KEPT_MS = 15 * MINUTE_MS;
const KEPT_AT_MOST = 1_000;
/** Orders that are looked at, the newest. */
const ORDERS_AT_MOST = 3_000;

type Kept = LRUCache<string, { until: number; times: Promise<MeasuredTimes> }>;
const keptBy = new WeakMap<Handle, Kept>();

type About = { db: Handle; merchantId: string; now: () => Date };

/**
 * How long the kitchens of a merchant took for orders of the last weeks that they accepted within an hour of this time of the
 * day, and how many other orders each had then: accepted before and not ready.
 */
async function measure({ merchantId, now }: About, tx: Tx): Promise<MeasuredTimes> {
  const at = now();
  const since = new Date(at.getTime() - MEASURED.days * 24 * 60 * MINUTE_MS).toISOString();
  const ofDay = sql`(extract(epoch from at) - ${at.getTime() / 1000})`;
  const { rows } = await tx.execute<{ branchId: string; cooked: CookedOrder[] }>(sql`
    with done as (
      select branch_id, accepted_time, ready_time from orders
      where merchant_id = ${merchantId} and created_at >= ${since}::timestamptz and delivery_at is null
        and accepted_time is not null and ready_time > accepted_time),
    steps as (
      select branch_id, accepted_time as at, 1 as step, extract(epoch from ready_time - accepted_time)::float8 / 60 as minutes
      from done
      union all select branch_id, ready_time, -1, null from done),
    loads as (
      select branch_id, at, minutes, sum(step) over (partition by branch_id order by at, step rows unbounded preceding) - 1 as load
      from steps),
    recent as (
      select * from loads where minutes is not null and abs(${ofDay} - 86400 * round(${ofDay} / 86400)) <= 3600
      order by at desc limit ${ORDERS_AT_MOST})
    select branch_id as "branchId", json_agg(json_build_object('minutes', minutes, 'load', load)) as cooked
    from recent group by branch_id`);
  return new Map(rows.map(({ branchId, cooked }) => [branchId, measureTimes(cooked)]));
}

/**
 * What the branches of a merchant needed lately about this hour, measured anew every quarter of an hour (B52), once for all who
 * ask meanwhile.
 */
export async function measuredTimes(about: About, tx: Tx): Promise<MeasuredTimes> {
  const kept: Kept = keptBy.get(about.db) ?? new LRUCache({ max: KEPT_AT_MOST });
  keptBy.set(about.db, kept);
  const now = about.now().getTime();
  const known = kept.get(about.merchantId);
  if (known && known.until > now && known.until <= now + KEPT_MS) return known.times;
  const measuring = { until: now + KEPT_MS, times: measure(about, tx) };
  kept.set(about.merchantId, measuring);
  try {
    return await measuring.times;
  } catch (error) {
    if (kept.peek(about.merchantId) === measuring) kept.delete(about.merchantId);
    throw error;
  }
}
