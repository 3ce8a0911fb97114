import type { ReportRow } from '@dasturxon/core/report';
import { DAY_ENDS_AT_HOUR } from '@dasturxon/core/time';
import { type SQL, sql } from 'drizzle-orm';

import type { Tx } from '../../../db/connect.ts';
import { users } from '../../../db/schema/customers.ts';
import { orderHistory, orders } from '../../../db/schema/orders.ts';
import { cashbackLedger } from '../../../db/schema/promos.ts';
import { isHandedOver } from '../../shifts/handed-over.ts';
import { historyOfOrder, ofOrders, type Period } from '../counting/period.ts';
import { firstOrders, isIn, momentOf, soldAndReturned, tableRows } from './parts.ts';

/** Guests with their first order in the period, and those who ordered before it. */
export const countGuests = (tx: Tx, period: Period): Promise<ReportRow[]> =>
  tableRows(
    tx,
    sql`
    with guests as (
      select user_id, sum(orders) as orders, sum(revenue) as revenue from (${soldAndReturned(period)}) money group by user_id),
    first as (${firstOrders(period)})
    select kind as key, kind, count(*) filter (where orders > 0)::float8 as guests, sum(orders)::float8 as orders,
      sum(revenue)::float8 as revenue
    from (select guests.*, case when first.at >= ${momentOf(period.start)} then 'NEW' else 'RETURNING' end as kind
      from guests left join first on first.user_id = guests.user_id) seen
    group by kind order by kind`,
  );

/** The month of the business day of a moment, in months since the year 0. */
const monthOf = (at: SQL, zone: string): SQL => {
  const day = sql`(${at} - make_interval(hours => ${DAY_ENDS_AT_HOUR})) at time zone ${zone}`;
  return sql`(extract(year from ${day}) * 12 + extract(month from ${day}) - 1)::int`;
};

const MONTHS_AFTER = [1, 2, 3, 4, 5, 6] as const;

/** The guests of each of the last twelve months who ordered for the first time, and how many of them ordered again later. */
export function countCohorts(tx: Tx, period: Period): Promise<ReportRow[]> {
  const last = monthOf(sql`${momentOf(period.end)} - interval '1 second'`, period.zone);
  const again = MONTHS_AFTER.map(
    (months) =>
      sql`case when month + ${sql.raw(String(months))} <= last then
        round(100.0 * count(distinct user_id) filter (where later = ${sql.raw(String(months))}) / count(distinct user_id), 1)::float8
        end as ${sql.raw(`after${months}`)}`,
  );
  return tableRows(
    tx,
    sql`
    with visits as (
      select distinct ${orders.userId} as user_id, ${monthOf(sql`${orderHistory.at}`, period.zone)} as at_month
      from ${orderHistory} inner join ${orders} on ${historyOfOrder}
      where ${ofOrders(period)} and ${orderHistory.merchantId} = ${period.merchantId} and ${isHandedOver}
        and ${orderHistory.at} < ${momentOf(period.end)}),
    first as (
      select user_id, at_month - min(at_month) over (partition by user_id) as later,
        min(at_month) over (partition by user_id) as month, ${last} as last from visits)
    select month::text as key, to_char(make_date(month / 12, month % 12 + 1, 1), 'YYYY-MM-DD') as month,
      count(distinct user_id)::float8 as guests, ${sql.join(again, sql`, `)}
    from first where first.month > last - 12 group by first.month, last order by first.month desc`,
  );
}

/** The points of the brand: what moved in the period by kind, and what is owed at this moment. None for some branches alone. */
export function countPoints(tx: Tx, period: Period): Promise<ReportRow[]> {
  if (period.branchIds !== null) return Promise.resolve([]);
  return tableRows(
    tx,
    sql`
    select ${cashbackLedger.kind} as key, ${cashbackLedger.kind} as points, count(distinct ${cashbackLedger.userId})::float8 as guests,
      sum(${cashbackLedger.amount})::float8 as amount
    from ${cashbackLedger}
    where ${cashbackLedger.merchantId} = ${period.merchantId} and ${isIn(sql`${cashbackLedger.createdAt}`, period)}
    group by ${cashbackLedger.kind}
    union all
    select 'OWED', 'OWED', count(*)::float8, coalesce(sum(${users.cashback}), 0)::float8
    from ${users} where ${users.merchantId} = ${period.merchantId} and ${users.cashback} > 0`,
  );
}
