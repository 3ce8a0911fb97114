import { LocalizedText } from '@dasturxon/core/kernel';
import { isUnanswered, keptHandover, Order, OrderHistoryEvent } from '@dasturxon/core/order';
import { asc, eq, and, inArray, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { orderLines, type orderHistory, orders } from '../../db/schema/orders.ts';

type StoredOrder = typeof orders.$inferSelect;

/**
 * An order, or, with `payingPart`, one of the parts that several people pay of it: number, total, state and method of payment are
 * then the part's own (C6). Payments work on both alike.
 */
export type OrderRow = StoredOrder & {
  payingPart?: { part: number; counts: readonly number[]; whole: StoredOrder };
};
/** An event of an order's history as it is stored. */
export type HistoryRow = typeof orderHistory.$inferSelect;

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** The guest's view of an order, without what the till has of it (IMP-17). */
export function toOrder(row: OrderRow, lines: readonly unknown[]): Order {
  const { data, deliveryAt, createdAt, acceptedTime, readyTime, deliveredAt, ladderRung, ...columns } = row;
  const order = v.parse(Order, {
    ...data,
    ...columns,
    posterOrderId: null,
    posterErrorMessage: null,
    isSlowlyAnswered: ladderRung === 'ESCALATE' && isUnanswered(row as Pick<Order, 'status'>),
    isLate: data['lateIn'] === row.status,
    isShared: typeof data['share'] === 'string',
    later: deliveryAt !== null,
    deliveryAt: iso(deliveryAt),
    atTime: iso(deliveryAt),
    acceptedTime: iso(acceptedTime),
    readyTime: iso(readyTime),
    deliveredAt: iso(deliveredAt),
    timestamp: iso(createdAt),
    cartItems: lines,
  });
  // Another way to pay may have been chosen since it was placed.
  return { ...order, ...keptHandover(order, order) };
}

/** Whether it is the test order of a brand's set-up: no till, CRM or webhook gets it (BO-334), and it earns nothing (BO-358). */
export const isTestOrder = ({ data }: Pick<OrderRow, 'data'>): boolean => data['isTest'] === true;

/** The same as a condition: only orders that are no test of the set-up. */
export const isNoTestOrder: SQL = sql`coalesce(${orders.data} ->> 'isTest', '') <> 'true'`;

/** The name of the delivery zone that an order's address lies in; null for none, and before it was kept. */
export const zoneOf = ({ data }: Pick<OrderRow, 'data'>): string | null =>
  typeof data['zone'] === 'string' ? data['zone'] : null;

/** The branch that an order was given by, and when; null for an order of its first branch (C.8). */
export const GivenBy = v.nullable(v.object({ name: LocalizedText, at: v.string() }));
export type GivenBy = v.InferOutput<typeof GivenBy>;

/** What an order's row holds of it. */
export const givenBy = ({ data }: Pick<OrderRow, 'data'>): GivenBy =>
  v.parse(GivenBy, data['givenBy'] ?? null);

/** A line of history as the wire has it. */
export function toHistoryEvent(row: HistoryRow): OrderHistoryEvent {
  const { id, event, toStatus, actorRole, data, at } = row;
  return v.parse(OrderHistoryEvent, {
    ...data,
    id,
    type: event,
    status: toStatus,
    role: actorRole,
    at: at.toISOString(),
  });
}

/** The orders of rows with their lines, in the rows' order. */
export async function withLines(tx: Tx, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const lines = await tx
    .select({ orderId: orderLines.orderId, data: orderLines.data })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.merchantId, rows[0]!.merchantId),
        inArray(
          orderLines.orderId,
          rows.map((row) => row.id),
        ),
      ),
    )
    .orderBy(asc(orderLines.line));
  const byOrder = Map.groupBy(lines, (line) => line.orderId);
  return rows.map((row) =>
    toOrder(
      row,
      (byOrder.get(row.id) ?? []).map((line) => line.data),
    ),
  );
}
