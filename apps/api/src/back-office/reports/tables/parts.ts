import { REFUND_IN_TOTAL, type ReportRow, ReportRows } from '@dasturxon/core/report';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../../db/connect.ts';
import { orderHistory, orderLines, orders } from '../../../db/schema/orders.ts';
import { moneyJournal, paymentRefunds } from '../../../db/schema/payments.ts';
import { isHandedOver } from '../../shifts/handed-over.ts';
import {
  historyOfOrder,
  journalOfOrder,
  movedIn,
  ofOrders,
  type Period,
  refundOfEntry,
  returnedIn,
} from '../counting/period.ts';

/** The rows of a statement: its column `key`, and the others as the values of the table. */
export async function tableRows(tx: Tx, statement: SQL): Promise<ReportRow[]> {
  const { rows } = await tx.execute<Record<string, unknown>>(statement);
  return v.parse(ReportRows, { rows: rows.map(({ key, ...values }) => ({ key, values })) }).rows;
}

/** The orders handed over in the period, with what each brought before refunds. */
export const soldOrders = (period: Period): SQL => sql`
  select ${orders.id} as order_id, ${orders.userId} as user_id, ${orderHistory.at} as at,
    ${orders.totalPrice} - (${orders.deliveryPrice} - ${orders.deliveryDiscount}) - ${orders.tip} as revenue
  from ${orderHistory} inner join ${orders} on ${historyOfOrder} where ${movedIn(period, isHandedOver)}`;

/** The orders and the revenue of a period, as the report of sales has them: a refund lowers it on its own day. Whole so'm. */
export const soldAndReturned = (period: Period): SQL => sql`
  select order_id, user_id, at, 1 as orders, revenue from (${soldOrders(period)}) sold
  union all
  select ${orders.id}, ${orders.userId}, ${moneyJournal.createdAt}, 0, - ${moneyJournal.amount} / 100
  from ${moneyJournal} inner join ${orders} on ${journalOfOrder} left join ${paymentRefunds} on ${refundOfEntry}
  where ${returnedIn(period)} and ${paymentRefunds.reason} is distinct from ${REFUND_IN_TOTAL}`;

/** When each guest's first order at the period's branches was handed over, ever. */
export const firstOrders = (period: Period): SQL => sql`
  select ${orders.userId} as user_id, min(${orderHistory.at}) as at
  from ${orderHistory} inner join ${orders} on ${historyOfOrder}
  where ${ofOrders(period)} and ${orderHistory.merchantId} = ${period.merchantId} and ${isHandedOver}
  group by 1`;

/** The lines of the orders handed over in the period. */
export const soldLines = (period: Period): SQL => sql`
  select ${orders.branchId} as branch_id, ${orderLines.productId} as product_id, ${orderLines.count} as count, ${orderLines.price} as price,
    ${orderLines.data} as data, ${orderHistory.at} as at
  from ${orderHistory} inner join ${orders} on ${historyOfOrder}
  inner join ${orderLines} on ${orderLines.merchantId} = ${orders.merchantId} and ${orderLines.orderId} = ${orders.id}
  where ${movedIn(period, isHandedOver)}`;

/** A moment as text that PostgreSQL reads. */
export const momentOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** The condition that a moment is in the period. */
export const isIn = (at: SQL | typeof orders.createdAt, { start, end }: Period): SQL =>
  sql`${at} >= ${momentOf(start)} and ${at} < ${momentOf(end)}`;
