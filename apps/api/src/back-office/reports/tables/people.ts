import type { ReportRow } from '@dasturxon/core/report';
import { type SQL, sql } from 'drizzle-orm';

import type { Tx } from '../../../db/connect.ts';
import { courierCash, deliveries } from '../../../db/schema/deliveries.ts';
import { orderEdits, orderHistory, orders } from '../../../db/schema/orders.ts';
import { auditLog } from '../../../db/schema/staff.ts';
import { historyOfOrder, movedIn, ofOrders, type Period } from '../counting/period.ts';
import { isIn, tableRows } from './parts.ts';

/** The name of a person by the id of a row; of one who left, too. */
const nameOf = (id: SQL, { merchantId }: Period): SQL => sql`(
  select nullif(concat_ws(' ', first_name, last_name), '') from users
  where users.merchant_id = ${merchantId} and users.id = ${id})`;

const isAccepted = sql`${orderHistory.toStatus} = 'ACCEPTED' and ${orderHistory.fromStatus} is distinct from 'ACCEPTED'
  and ${orderHistory.actorId} is not null`;

const ofBranches = (branch: typeof auditLog.branchId | typeof courierCash.branchId, { branchIds }: Period) =>
  branchIds === null
    ? sql`true`
    : sql`${branch} in (select jsonb_array_elements_text(${JSON.stringify(branchIds)}::jsonb))`;

/** What each member of staff accepted in the period and how fast, the edits that they proposed and the refunds that they made. */
export const countStaff = (tx: Tx, period: Period): Promise<ReportRow[]> =>
  tableRows(
    tx,
    sql`
    with work as (
      select ${orderHistory.actorId} as id, 'accept' as kind,
        case when ${orders.acceptedTime} >= ${orders.kitchenSince}
          then extract(epoch from ${orders.acceptedTime} - ${orders.kitchenSince})::float8 end as value
      from ${orderHistory} inner join ${orders} on ${historyOfOrder} where ${movedIn(period, isAccepted)}
      union all
      select ${orderEdits.proposedBy}, 'edit', null
      from ${orderEdits} inner join ${orders}
        on ${orders.merchantId} = ${orderEdits.merchantId} and ${orders.id} = ${orderEdits.orderId}
      where ${ofOrders(period)} and ${orderEdits.proposedBy} is not null
        and ${isIn(sql`${orderEdits.createdAt}`, period)}
      union all
      select ${auditLog.userId}, 'refund', (${auditLog.after} ->> 'refund')::float8
      from ${auditLog}
      where ${auditLog.merchantId} = ${period.merchantId} and ${auditLog.action} = 'order.refund'
        and ${ofBranches(auditLog.branchId, period)} and ${isIn(sql`${auditLog.at}`, period)})
    select id as key, coalesce(${nameOf(sql`work.id`, period)}, id) as person, count(*) filter (where kind = 'accept')::float8 as accepted,
      round((percentile_cont(0.5) within group (order by value) filter (where kind = 'accept')))::float8 as "acceptHalf",
      count(*) filter (where kind = 'edit')::float8 as edits, count(*) filter (where kind = 'refund')::float8 as refunds,
      coalesce(sum(value) filter (where kind = 'refund'), 0)::float8 as refunded
    from work group by id order by 3 desc, 2`,
  );

/** The runs of each own courier and courier service that ended in the period, their length, and the cash of own couriers. */
export const countCouriers = (tx: Tx, period: Period): Promise<ReportRow[]> =>
  tableRows(
    tx,
    sql`
    with work as (
      select coalesce(${deliveries.courierUserId}, ${deliveries.provider}) as id, 'run' as kind,
        extract(epoch from ${deliveries.finishedAt} - ${deliveries.createdAt})::float8 / 60 as value
      from ${deliveries} inner join ${orders}
        on ${orders.merchantId} = ${deliveries.merchantId} and ${orders.id} = ${deliveries.orderId}
      where ${ofOrders(period)} and ${orders.status} in ('DELIVERED', 'CLOSED')
        and ${isIn(sql`${deliveries.finishedAt}`, period)}
      union all
      select ${courierCash.courierId}, ${courierCash.kind}, ${courierCash.amount}::float8
      from ${courierCash}
      where ${courierCash.merchantId} = ${period.merchantId} and ${ofBranches(courierCash.branchId, period)}
        and ${isIn(sql`${courierCash.createdAt}`, period)})
    select id as key, coalesce(${nameOf(sql`work.id`, period)}, id) as courier, count(*) filter (where kind = 'run')::float8 as runs,
      round((avg(value) filter (where kind = 'run'))::numeric)::float8 as "onWay",
      coalesce(sum(value) filter (where kind = 'RECEIVED'), 0)::float8 as received,
      coalesce(sum(value) filter (where kind = 'HANDED_IN'), 0)::float8 as "handedIn"
    from work group by id order by 3 desc, 2`,
  );
