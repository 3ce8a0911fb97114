import { MINUTE_MS } from '@dasturxon/core/kernel';
import { MEASURED, measuredMinutes } from '@dasturxon/core/staff';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';

import type { Handle, Tx } from '../../db/connect.ts';

/** The measured cooking time of each branch, by its id. */
export type MeasuredTimes = ReadonlyMap<string, number | null>;

/** How long a measurement is kept. */
const KEPT_MS = 15 * MINUTE_MS;
const KEPT_AT_MOST = 1_000;
/** Orders that are looked at, the newest. */
const ORDERS_AT_MOST = 3_000;

type Kept = LRUCache<string, { until: number; times: MeasuredTimes }>;
const keptBy = new WeakMap<Handle, Kept>();

type About = { db: Handle; merchantId: string; now: () => Date };

/** How long the kitchens of a merchant took for orders of the last weeks that they accepted within an hour of this time of the day. */
async function measure({ merchantId, now }: About, tx: Tx): Promise<MeasuredTimes> {
  const at = now();
  const since = new Date(at.getTime() - MEASURED.days * 24 * 60 * MINUTE_MS).toISOString();
  const ofDay = sql`(extract(epoch from accepted_time) - ${at.getTime() / 1000})`;
  const { rows } = await tx.execute<{ branchId: string; minutes: number[] }>(sql`
    with done as (
      select branch_id, extract(epoch from ready_time - accepted_time)::float8 / 60 as minutes from orders
      where merchant_id = ${merchantId} and created_at >= ${since}::timestamptz and delivery_at is null
        and accepted_time is not null and ready_time > accepted_time
        and abs(${ofDay} - 86400 * round(${ofDay} / 86400)) <= 3600
      order by created_at desc limit ${ORDERS_AT_MOST})
    select branch_id as "branchId", array_agg(minutes) as minutes from done group by branch_id`);
  return new Map(rows.map(({ branchId, minutes }) => [branchId, measuredMinutes(minutes)]));
}

/** What the branches of a merchant needed lately about this hour, measured anew every quarter of an hour (B52). */
export async function measuredTimes(about: About, tx: Tx): Promise<MeasuredTimes> {
  const kept: Kept = keptBy.get(about.db) ?? new LRUCache({ max: KEPT_AT_MOST });
  keptBy.set(about.db, kept);
  const now = about.now().getTime();
  const known = kept.get(about.merchantId);
  if (known && known.until > now && known.until <= now + KEPT_MS) return known.times;
  const times = await measure(about, tx);
  kept.set(about.merchantId, { until: now + KEPT_MS, times });
  return times;
}
