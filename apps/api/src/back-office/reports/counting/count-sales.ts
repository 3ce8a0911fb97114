import { LocalizedText } from '@dasturxon/core/kernel';
import { OrderSource, ServiceType } from '@dasturxon/core/order';
import { PaymentType } from '@dasturxon/core/payment';
import { lowersRevenue, type SalesPart, type SalesReport } from '@dasturxon/core/report';
import { isEndedByRestaurant } from '@dasturxon/core/shift';
import { Role } from '@dasturxon/core/auth';
import { and, count, desc, eq, max, sql, sum } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../../db/connect.ts';
import { orderHistory, orderLines, orders } from '../../../db/schema/orders.ts';
import { moneyJournal, paymentRefunds } from '../../../db/schema/payments.ts';
import { isCanceled, isHandedOver } from '../../shifts/handed-over.ts';
import { historyOfOrder, journalOfOrder, movedIn, type Period, refundOfEntry, returnedIn } from './period.ts';

/** The most dishes that a report lists. */
const DISHES_AT_MOST = 100;

/** What makes orders alike, but the time. */
const KIND = {
  branchId: orders.branchId,
  serviceType: orders.serviceType,
  paymentType: orders.paymentType,
  source: sql<string | null>`${orders.data} ->> 'source'`,
  isAtTable: sql<boolean>`${orders.data} ->> 'tableId' is not null`,
};
/** The beginning of an hour of the restaurant's clock. */
const hourOf = (at: typeof orderHistory.at | typeof moneyJournal.createdAt, { zone }: Period) =>
  sql`date_trunc('hour', ${at}, ${zone})`.mapWith(at);

type Kind = {
  hour: Date;
  branchId: string;
  serviceType: string;
  paymentType: PaymentType;
  source: string | null;
  isAtTable: boolean;
};

const NO_SUMS = { orders: 0, sold: 0, discount: 0, delivery: 0, tips: 0, refunded: 0 };
const partOf = (
  { hour, serviceType, paymentType, source, ...kind }: Kind,
  sums: Partial<typeof NO_SUMS>,
): SalesPart => ({
  branchId: kind.branchId,
  isAtTable: kind.isAtTable,
  at: hour,
  serviceType: v.parse(ServiceType, serviceType),
  paymentType: v.parse(PaymentType, paymentType),
  source: v.parse(v.nullable(OrderSource), source),
  ...NO_SUMS,
  ...sums,
});

const KIND_COLUMNS = [1, 2, 3, 4, 5, 6].map((column) => sql.raw(String(column)));

/** The orders that were handed over in the period. */
export type Sold = {
  /** Those alike in one. */
  parts: SalesPart[];
  /** Within how many seconds half of them were accepted. */
  acceptSeconds: number | null;
};

/** Orders that were handed over in the period: one row for those alike, and one for all. */
export async function countSold(tx: Tx, period: Period): Promise<Sold> {
  const waited = sql`percentile_cont(0.5) within group (order by ${orders.acceptedTime} - ${orders.kitchenSince})`;
  const rows = await tx
    .select({
      hour: hourOf(orderHistory.at, period),
      ...KIND,
      isOfAll: sql<number>`grouping(${orders.branchId})`,
      orders: count(),
      sold: sum(orders.totalPrice),
      discount: sum(orders.totalProductDiscount),
      delivery: sql<string>`sum(${orders.deliveryPrice} - ${orders.deliveryDiscount})`,
      tips: sum(orders.tip),
      waited: sql<
        string | null
      >`extract(epoch from ${waited} filter (where ${orders.acceptedTime} >= ${orders.kitchenSince}))`,
    })
    .from(orderHistory)
    .innerJoin(orders, historyOfOrder)
    .where(movedIn(period, isHandedOver))
    .groupBy(sql`grouping sets ((${sql.join(KIND_COLUMNS, sql`, `)}), ())`);
  const [ofAll] = rows.filter(({ isOfAll }) => isOfAll === 1);
  const parts = rows
    .filter(({ isOfAll }) => isOfAll === 0)
    .map(({ orders: sales, sold, discount, delivery, tips, ...kind }) =>
      partOf(kind, {
        orders: sales,
        sold: Number(sold),
        discount: Number(discount),
        delivery: Number(delivery),
        tips: Number(tips),
      }),
    );
  const median = ofAll?.waited ?? null;
  return { parts, acceptSeconds: median === null ? null : Math.round(Number(median)) };
}

/** What was returned in the period for orders that are handed over by now, without tips and what was paid twice. */
export async function countRefunded(tx: Tx, period: Period): Promise<SalesPart[]> {
  const rows = await tx
    .select({
      hour: hourOf(moneyJournal.createdAt, period),
      ...KIND,
      reason: paymentRefunds.reason,
      refunded: sum(moneyJournal.amount),
    })
    .from(moneyJournal)
    .innerJoin(orders, journalOfOrder)
    .leftJoin(paymentRefunds, refundOfEntry)
    .where(returnedIn(period))
    .groupBy(...KIND_COLUMNS, paymentRefunds.reason);
  return rows
    .filter(({ reason }) => lowersRevenue(reason))
    .map(({ refunded, ...kind }) => partOf(kind, { refunded: Number(refunded) }));
}

/** The dishes that were sold for most, with the name of the last order. */
export async function countDishes(tx: Tx, period: Period): Promise<SalesReport['dishes']> {
  const most = tx
    .select({
      productId: orderLines.productId,
      count: sum(orderLines.count).as('count'),
      amount: sum(orderLines.price).as('amount'),
      lastAt: max(orderHistory.at).as('last_at'),
    })
    .from(orderHistory)
    .innerJoin(orders, historyOfOrder)
    .innerJoin(
      orderLines,
      and(eq(orderLines.merchantId, orders.merchantId), eq(orderLines.orderId, orders.id)),
    )
    .where(movedIn(period, isHandedOver))
    .groupBy(orderLines.productId)
    .orderBy(desc(sum(orderLines.price)), orderLines.productId)
    .limit(DISHES_AT_MOST)
    .as('most');
  const lastName = tx
    .select({ name: sql`${orderLines.data} -> 'name'` })
    .from(orderHistory)
    .innerJoin(
      orderLines,
      and(eq(orderLines.merchantId, orderHistory.merchantId), eq(orderLines.orderId, orderHistory.orderId)),
    )
    .where(
      and(
        eq(orderHistory.merchantId, period.merchantId),
        eq(orderHistory.at, most.lastAt),
        isHandedOver,
        eq(orderLines.productId, most.productId),
      ),
    )
    .limit(1);
  const rows = await tx
    .select({
      productId: most.productId,
      count: most.count,
      amount: most.amount,
      name: sql<unknown>`(${lastName})`,
    })
    .from(most)
    .orderBy(desc(most.amount), most.productId);
  return rows.map((row) => ({
    productId: row.productId,
    name: v.parse(v.nullable(LocalizedText), row.name),
    count: Number(row.count),
    amount: Number(row.amount),
  }));
}

/** Orders that were cancelled in the period, by who ended them and why, the most lost first. */
export async function countCancels(tx: Tx, period: Period): Promise<SalesReport['cancels']> {
  const reason = sql<string | null>`${orderHistory.data} ->> 'reason'`;
  const rows = await tx
    .select({ role: orderHistory.actorRole, reason, count: count(), amount: sum(orders.totalPrice) })
    .from(orderHistory)
    .innerJoin(orders, historyOfOrder)
    .where(movedIn(period, isCanceled))
    .groupBy(orderHistory.actorRole, sql`2`);
  const lines = rows.map((row) => {
    const actorRole = v.parse(v.nullable(Role), row.role);
    const by = isEndedByRestaurant({ actorRole, reason: row.reason }) ? 'RESTAURANT' : 'GUEST';
    return { by, reason: row.reason, count: row.count, amount: Number(row.amount) } as const;
  });
  const alike = Map.groupBy(lines, (line) => `${line.by} ${line.reason}`);
  return [...alike.values()]
    .map((own) => ({
      ...own[0]!,
      count: own.reduce((all, line) => all + line.count, 0),
      amount: own.reduce((all, line) => all + line.amount, 0),
    }))
    .toSorted((one, other) => other.amount - one.amount);
}
