import { DAY_MS, MINUTE_MS } from '@dasturxon/core/kernel';
import { GRADABLE_STATUSES } from '@dasturxon/core/order';
import { type GuestFacts, type GuestSegment, SLEEPING_DAYS, TOP_GUESTS } from '@dasturxon/core/promo';
import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';

import type { Handle, Tx } from '../../db/connect.ts';

type About = { db: Handle; merchantId: string; now: () => Date };

/** How long the limit of the best guests is kept: it depends on the orders of all guests. */
const KEPT_MS = 60 * MINUTE_MS;
const KEPT_AT_MOST = 1_000;
const keptBy = new WeakMap<Handle, LRUCache<string, { until: number; topFrom: number | null }>>();

/** An order that a guest has received and that is no test of the set-up (BO-358). */
const isFinished = sql`o.status in (${sql.join(
  GRADABLE_STATUSES.map((status) => sql`${status}`),
  sql`, `,
)}) and coalesce(o.data ->> 'isTest', '') <> 'true'`;
/** What was paid in money for the dishes of an order. */
const paid = sql`greatest(0, o.product_price - o.total_product_discount - o.cashback)`;

const sinceOf = (now: Date) => new Date(now.getTime() - TOP_GUESTS.days * DAY_MS).toISOString();

/** The least that one of the best guests has bought; measured anew every hour. */
async function topFrom({ db, merchantId, now }: About, tx: Tx): Promise<number | null> {
  const kept = keptBy.get(db) ?? new LRUCache({ max: KEPT_AT_MOST });
  keptBy.set(db, kept);
  const at = now().getTime();
  const known = kept.get(merchantId);
  if (known && known.until > at && known.until <= at + KEPT_MS) return known.topFrom;
  const { rows } = await tx.execute<{ bought: string | number }>(sql`
    with bought as (
      select sum(${paid}) as bought from orders o
      where o.merchant_id = ${merchantId} and o.created_at >= ${sinceOf(now())}::timestamptz and ${isFinished}
      group by o.user_id having sum(${paid}) > 0),
    placed as (select bought, row_number() over (order by bought desc) as place, count(*) over () as buyers from bought)
    select bought from placed where place <= ceil(buyers * ${TOP_GUESTS.percent}::int / 100.0) order by place desc limit 1`);
  const measured = rows[0] ? Number(rows[0].bought) : null;
  kept.set(merchantId, { until: at + KEPT_MS, topFrom: measured });
  return measured;
}

type Row = { last: string | number | null; bought: string | number };

/** The orders of a guest that are counted: from when the best guests are, and which at all. */
type Counted = { merchantId: string; userId: SQL; since: SQL; which: SQL };

const factsQuery = ({ merchantId, userId, since, which }: Counted) => sql`
  select extract(epoch from max(o.created_at))::float8 * 1000 as last,
    coalesce(sum(${paid}) filter (where o.created_at >= ${since}), 0) as bought
  from orders o where o.merchant_id = ${merchantId} and o.user_id = ${userId} and ${isFinished} and ${which}`;

const toFacts = ({ last, bought }: Row, least: number | null): GuestFacts => ({
  lastFinishedAt: last === null ? null : new Date(Number(last)),
  bought: Number(bought),
  topFrom: least,
});

/** What a guest's segments follow from: one read of the own orders, by their index. */
export async function readGuestFacts(
  about: About,
  tx: Tx,
  { userId, withTop }: { userId: string; withTop: boolean },
): Promise<GuestFacts> {
  const { merchantId, now } = about;
  const since = sql`${sinceOf(now())}::timestamptz`;
  const query = factsQuery({ merchantId, userId: sql`${userId}`, since, which: sql`true` });
  const { rows } = await tx.execute<Row>(query);
  return toFacts(rows[0]!, withTop ? await topFrom(about, tx) : null);
}

/** What the segments of orders' guests followed from when they ordered, by the order's id; the best guests are those of today. */
export async function readPastGuestFacts(
  about: About,
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, GuestFacts>> {
  const { merchantId } = about;
  const before = factsQuery({
    merchantId,
    userId: sql`w.user_id`,
    since: sql`w.created_at - make_interval(days => ${TOP_GUESTS.days}::int)`,
    which: sql`o.created_at < w.created_at`,
  });
  const { rows } = await tx.execute<Row & { id: string }>(sql`
    select w.id, f.last, f.bought from orders w cross join lateral (${before}) f
    where w.merchant_id = ${merchantId} and w.id in (select jsonb_array_elements_text(${JSON.stringify(orderIds)}::jsonb))`);
  const least = await topFrom(about, tx);
  return new Map(rows.map((row) => [row.id, toFacts(row, least)]));
}

/** The condition that a user is in a segment, by the rule of `isInSegment`. */
export async function inSegment(
  about: About,
  tx: Tx,
  { segment, userId }: { segment: GuestSegment; userId: SQL },
): Promise<SQL> {
  const { merchantId, now } = about;
  const finished = (which: SQL) => sql`(select 1 from orders o
    where o.merchant_id = ${merchantId} and o.user_id = ${userId} and ${isFinished} and ${which})`;
  if (segment === 'NEW') return sql`not exists ${finished(sql`true`)}`;
  if (segment === 'TOP') {
    const least = await topFrom(about, tx);
    if (least === null) return sql`false`;
    return sql`${userId} in (select o.user_id from orders o
      where o.merchant_id = ${merchantId} and o.created_at >= ${sinceOf(now())}::timestamptz and ${isFinished}
      group by o.user_id having sum(${paid}) >= ${least})`;
  }
  const awake = new Date(now().getTime() - SLEEPING_DAYS[segment] * DAY_MS).toISOString();
  return sql`exists ${finished(sql`true`)} and not exists ${finished(sql`o.created_at >= ${awake}::timestamptz`)}`;
}
