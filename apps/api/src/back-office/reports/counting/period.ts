import { and, eq, gt, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';

import { orderHistory, orders } from '../../../db/schema/orders.ts';
import { moneyJournal, paymentRefunds } from '../../../db/schema/payments.ts';
import { isNoTestOrder } from '../../../orders/model/to-order.ts';

/** What is counted: the business days of a report as moments, the clock of the restaurant, the branches, null: all, and the guest, if of one alone. */
export type Period = {
  merchantId: string;
  branchIds: readonly string[] | null;
  userId?: string;
  start: Date;
  end: Date;
  zone: string;
};

/** The orders of a period's branches, or of its guest, whenever they were. */
export const ofOrders = ({ merchantId, branchIds, userId }: Period): SQL | undefined =>
  and(
    eq(orders.merchantId, merchantId),
    isNoTestOrder,
    branchIds === null ? undefined : inArray(orders.branchId, [...branchIds]),
    userId === undefined ? undefined : eq(orders.userId, userId),
  );

/** Joins the order of a row of history. */
export const historyOfOrder = and(
  eq(orders.merchantId, orderHistory.merchantId),
  eq(orders.id, orderHistory.orderId),
);

/** Rows of history in the period. An order is written with each of them, so an older one has none. */
export const movedIn = (period: Period, which: SQL | undefined): SQL | undefined =>
  and(
    ofOrders(period),
    eq(orderHistory.merchantId, period.merchantId),
    gte(orders.updatedAt, period.start),
    gte(orderHistory.at, period.start),
    lt(orderHistory.at, period.end),
    which,
  );

/** Joins the order of a line of the journal of money. */
export const journalOfOrder = and(
  eq(orders.merchantId, moneyJournal.merchantId),
  eq(orders.id, moneyJournal.orderId),
);

/** Joins the refund that a line of the journal books. */
export const refundOfEntry = and(
  eq(paymentRefunds.merchantId, moneyJournal.merchantId),
  eq(paymentRefunds.orderId, moneyJournal.orderId),
  sql`${moneyJournal.entryId} = ${paymentRefunds.id} || '.refund'`,
);

/** What was returned in the period for orders that are handed over by now. */
export const returnedIn = (period: Period): SQL | undefined =>
  and(
    ofOrders(period),
    eq(moneyJournal.merchantId, period.merchantId),
    gte(moneyJournal.createdAt, period.start),
    lt(moneyJournal.createdAt, period.end),
    eq(moneyJournal.account, 'orders'),
    gt(moneyJournal.amount, 0),
    inArray(orders.status, ['DELIVERED', 'CLOSED']),
  );
