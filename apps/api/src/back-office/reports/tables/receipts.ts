import type { ReportRow } from '@dasturxon/core/report';
import { sql } from 'drizzle-orm';

import type { Tx } from '../../../db/connect.ts';
import { orders } from '../../../db/schema/orders.ts';
import { paymentAttempts } from '../../../db/schema/payments.ts';
import { ofOrders, type Period } from '../counting/period.ts';
import { isIn, tableRows } from './parts.ts';

const receiptOf = (operation: 'PERFORM' | 'CANCEL') =>
  sql`${paymentAttempts.data} -> 'fiscal' -> ${operation}::text is not null`;

/** The payments of the period by provider, and how many of them and of their refunds have a fiscal receipt. */
export const countReceipts = (tx: Tx, period: Period): Promise<ReportRow[]> =>
  tableRows(
    tx,
    sql`
    select ${paymentAttempts.provider} as key, ${paymentAttempts.provider} as provider, count(*)::float8 as payments,
      round(sum(${paymentAttempts.amount}) / 100)::float8 as amount,
      count(*) filter (where ${receiptOf('PERFORM')})::float8 as receipts,
      count(*) filter (where not ${receiptOf('PERFORM')})::float8 as missing,
      count(*) filter (where ${paymentAttempts.refunded} > 0)::float8 as refunds,
      count(*) filter (where ${receiptOf('CANCEL')})::float8 as "refundReceipts"
    from ${paymentAttempts} inner join ${orders}
      on ${orders.merchantId} = ${paymentAttempts.merchantId} and ${orders.id} = ${paymentAttempts.orderId}
    where ${ofOrders(period)} and ${paymentAttempts.state} in ('PAID', 'REFUNDED')
      and ${paymentAttempts.provider} not in ('CASH', 'TERMINAL', 'OTHER')
      and ${isIn(sql`${paymentAttempts.paidAt}`, period)}
    group by ${paymentAttempts.provider} order by 3 desc, 1`,
  );
