import type { Role } from '@dasturxon/core/auth';
import { isSettledOutside } from '@dasturxon/core/order';
import { type PaymentType, toTiyin } from '@dasturxon/core/payment';
import { addSums, isEndedByRestaurant, type ShiftSums } from '@dasturxon/core/shift';
import { and, eq, gte, or, sql, type SQL } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { courierCash } from '../../db/schema/deliveries.ts';
import { orderHistory, orders } from '../../db/schema/orders.ts';
import { moneyJournal, paymentAttempts } from '../../db/schema/payments.ts';
import { isNoTestOrder } from '../../orders/model/to-order.ts';
import { isCanceled, isHandedOver } from './handed-over.ts';

/** What is counted: the rows of a branch from a moment on, and again those from a later moment on. */
type Span = { merchantId: string; branchId: string; from: Date; overlapFrom: Date };
/** Sums from `from` on, and the part of them from `overlapFrom` on. Both come from one statement, so from one snapshot. */
type Both = { sums: ShiftSums; overlap: ShiftSums };

const NOTHING: Both = { sums: {}, overlap: {} };
const both = (one: Both, other: Both): Both => ({
  sums: addSums(one.sums, other.sums),
  overlap: addSums(one.overlap, other.overlap),
});
/** The orders of a branch, but no test order of its set-up: no money has moved for one (BO-334). */
const ofBranch = ({ merchantId, branchId }: Span): SQL | undefined =>
  and(eq(orders.merchantId, merchantId), eq(orders.branchId, branchId), isNoTestOrder);

/** A sum, and its part in the overlap. */
const sumOf = (what: SQL, isInOverlap: SQL) => ({
  all: sql<string>`coalesce(sum(${what}), 0)`,
  late: sql<string>`coalesce(sum(${what}) filter (where ${isInOverlap}), 0)`,
});

type Row = { all: string; late: string };
const keyed = <Key extends string>(key: Key, { all, late }: Row): Both => ({
  sums: { [key]: Number(all) },
  overlap: { [key]: Number(late) },
});

/** Payments and refunds by way to pay. Cash that own couriers received reaches the till when they hand it in. */
async function countMoney(tx: Tx, span: Span): Promise<Both> {
  const isRefund = sql<boolean>`${moneyJournal.amount} < 0`;
  const isWithCourier = sql<boolean>`exists (select 1 from ${courierCash} where ${courierCash.merchantId} = ${orders.merchantId}
    and ${courierCash.orderId} = ${orders.id} and ${courierCash.kind} = 'RECEIVED')`;
  const rows = await tx
    .select({
      type: paymentAttempts.provider,
      isRefund,
      isWithCourier,
      ...sumOf(sql`abs(${moneyJournal.amount})`, gte(moneyJournal.createdAt, span.overlapFrom)),
    })
    .from(moneyJournal)
    .innerJoin(
      orders,
      and(eq(orders.merchantId, moneyJournal.merchantId), eq(orders.id, moneyJournal.orderId)),
    )
    .innerJoin(
      paymentAttempts,
      and(
        eq(paymentAttempts.merchantId, moneyJournal.merchantId),
        eq(paymentAttempts.id, moneyJournal.attemptId),
      ),
    )
    .where(
      and(
        ofBranch(span),
        eq(moneyJournal.merchantId, span.merchantId),
        gte(moneyJournal.createdAt, span.from),
        sql`${moneyJournal.account} like 'at.%'`,
      ),
    )
    .groupBy(paymentAttempts.provider, sql`2`, sql`3`);
  return rows.map(ofMoney).reduce(both, NOTHING);
}

function ofMoney({
  type,
  isRefund,
  isWithCourier,
  ...row
}: Row & { type: PaymentType; isRefund: boolean; isWithCourier: boolean }): Both {
  const byWay = keyed(isRefund ? `refunded.${type}` : `received.${type}`, row);
  if (type !== 'CASH' || (isWithCourier && !isRefund)) return byWay;
  return both(byWay, keyed(isRefund ? 'till.refunded' : 'till.received', row));
}

/** Cash that couriers handed in at the branch. */
async function countHandedIn(tx: Tx, { merchantId, branchId, from, overlapFrom }: Span): Promise<Both> {
  const [row] = await tx
    .select(sumOf(sql`${courierCash.amount} * 100`, gte(courierCash.createdAt, overlapFrom)))
    .from(courierCash)
    .where(
      and(
        eq(courierCash.merchantId, merchantId),
        eq(courierCash.branchId, branchId),
        eq(courierCash.kind, 'HANDED_IN'),
        gte(courierCash.createdAt, from),
      ),
    );
  return row ? keyed('till.handedIn', row) : NOTHING;
}

/** Orders that were handed over or cancelled, each counted once: CLOSED counts only without a DELIVERED before it. */
async function countOrders(tx: Tx, span: Span): Promise<Both> {
  const { toStatus, at, actorRole, data } = orderHistory;
  const rows = await tx
    .select({
      to: toStatus,
      role: actorRole,
      reason: sql<string | null>`${data} ->> 'reason'`,
      serviceType: orders.serviceType,
      paymentType: orders.paymentType,
      totalPrice: orders.totalPrice,
      isLate: sql<boolean>`${gte(at, span.overlapFrom)}`,
    })
    .from(orderHistory)
    .innerJoin(
      orders,
      and(eq(orders.merchantId, orderHistory.merchantId), eq(orders.id, orderHistory.orderId)),
    )
    .where(
      and(ofBranch(span), gte(orders.updatedAt, span.from), gte(at, span.from), or(isHandedOver, isCanceled)),
    );
  return rows.map(ofOrder).reduce(both, NOTHING);
}

type EndedOrder = {
  to: string | null;
  role: string | null;
  reason: string | null;
  serviceType: string;
  paymentType: PaymentType;
  totalPrice: number;
  isLate: boolean;
};

function ofOrder({ to, role, reason, totalPrice, isLate, ...order }: EndedOrder): Both {
  const count = (kind: 'sold' | 'outside' | 'rejected' | 'canceled'): Both => {
    const sums: ShiftSums = { [`${kind}Count`]: 1, [`${kind}Amount`]: toTiyin(totalPrice) };
    return { sums, overlap: isLate ? sums : {} };
  };
  // A role of a history row was a role of a user.
  const actorRole = role as Role | null;
  if (to === 'CANCELED') return count(isEndedByRestaurant({ actorRole, reason }) ? 'rejected' : 'canceled');
  return isSettledOutside(order) ? both(count('sold'), count('outside')) : count('sold');
}

/** Counts the books of a branch. */
export async function countShift(tx: Tx, span: Span): Promise<Both> {
  const parts = [await countMoney(tx, span), await countHandedIn(tx, span), await countOrders(tx, span)];
  return parts.reduce(both, NOTHING);
}
