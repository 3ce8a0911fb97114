import { MINUTE_MS } from '@dasturxon/core/kernel';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';

import type { Handle, Tx } from '../db/connect.ts';
import type { Ctx } from '../http/serving/context.ts';

const KEPT_MS = 15 * MINUTE_MS;
const KEPT_AT_MOST = 1_000;

type Kept = LRUCache<string, { until: number; minutes: number }>;
const keptBy = new WeakMap<Handle, Kept>();

/** The cooking minutes of the middle dish of a menu, looked up every quarter of an hour; dishes without a time are left out. */
export async function usualCookingMinutes(
  { db, merchantId, now }: Pick<Ctx, 'db' | 'merchantId' | 'now'>,
  tx: Tx,
): Promise<number> {
  const kept: Kept = keptBy.get(db) ?? new LRUCache({ max: KEPT_AT_MOST });
  keptBy.set(db, kept);
  const at = now().getTime();
  const known = kept.get(merchantId);
  if (known && known.until > at && known.until <= at + KEPT_MS) return known.minutes;
  const { rows } = await tx.execute<{ minutes: number | null }>(sql`
    select percentile_disc(0.5) within group (order by minutes)::int as minutes
    from (select coalesce((data ->> 'timeCookingMax')::float8, (data ->> 'timeCookingMin')::float8) as minutes
      from products where merchant_id = ${merchantId} and active and type = 'NONE') as dishes
    where minutes > 0`);
  const minutes = rows[0]?.minutes ?? 0;
  kept.set(merchantId, { until: at + KEPT_MS, minutes });
  return minutes;
}
