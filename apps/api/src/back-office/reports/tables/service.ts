import type { ReportRow } from '@dasturxon/core/report';
import { sql } from 'drizzle-orm';

import type { Tx } from '../../../db/connect.ts';
import { orderHistory, orders } from '../../../db/schema/orders.ts';
import { isHandedOver } from '../../shifts/handed-over.ts';
import { historyOfOrder, movedIn, type Period } from '../counting/period.ts';
import { tableRows } from './parts.ts';

/**
 * How fast orders were accepted, and how many kept their first promise, by branch and together. A promise is kept where the order was
 * neither noted late (B41) nor delayed by the kitchen; an order for a chosen time has none.
 */
export const countService = (tx: Tx, period: Period): Promise<ReportRow[]> =>
  tableRows(
    tx,
    sql`
    with served as (
      select ${orders.branchId} as branch,
        case when ${orders.acceptedTime} >= ${orders.kitchenSince}
          then extract(epoch from ${orders.acceptedTime} - ${orders.kitchenSince})::float8 end as waited,
        ${orders.deliveryAt} is null as has_promise, ${orders.data} ->> 'lateIn' is not null as is_late,
        coalesce((${orders.data} ->> 'delays')::int, 0) > 0 as is_delayed,
        (${orders.data} ->> 'delayedMinutes')::float8 as delay
      from ${orderHistory} inner join ${orders} on ${historyOfOrder} where ${movedIn(period, isHandedOver)})
    select coalesce(branch, 'all') as key, branch, count(*)::float8 as orders,
      round(percentile_cont(0.5) within group (order by waited))::float8 as "acceptHalf",
      round(percentile_cont(0.9) within group (order by waited))::float8 as "acceptMost",
      count(*) filter (where has_promise)::float8 as promised,
      round(100.0 * count(*) filter (where has_promise and not is_late and not is_delayed)
        / nullif(count(*) filter (where has_promise), 0), 1)::float8 as kept,
      count(*) filter (where is_late)::float8 as late, count(*) filter (where is_delayed)::float8 as delayed,
      round((avg(delay) filter (where is_delayed))::numeric, 1)::float8 as delay
    from served group by grouping sets ((branch), ()) having count(*) > 0 order by grouping(branch) desc, 3 desc, 1`,
  );
