import { OrderTill } from '@dasturxon/core/staff';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { tillOrders } from '../../db/schema/connections/tills.ts';
import { orders } from '../../db/schema/orders.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';

export type TillOrderRow = typeof tillOrders.$inferSelect;

const ownRow = (merchantId: string, orderId: string) =>
  and(eq(tillOrders.merchantId, merchantId), eq(tillOrders.orderId, orderId));

/** The order's row, locked after the order itself; null before its moment has come. */
export async function lockTillOrder(tx: Tx, { merchantId, id }: OrderRow): Promise<TillOrderRow | null> {
  const [row] = await tx.select().from(tillOrders).where(ownRow(merchantId, id)).for('update');
  return row ?? null;
}

/** The rows of some orders by order. */
export async function tillOrdersOf(
  tx: Tx,
  merchantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TillOrderRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(tillOrders)
    .where(and(eq(tillOrders.merchantId, merchantId), inArray(tillOrders.orderId, [...ids])));
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** What staff see of a row. */
export const toOrderTill = ({ tillOrderId, message, ...row }: TillOrderRow): OrderTill =>
  v.parse(OrderTill, { ...row, posterOrderId: tillOrderId, posterErrorMessage: message });

/**
 * Writes a row of a locked order. Where staff see another state afterwards the order is written too, so that boards read
 * it; its `posterOrderId` and `posterErrorMessage` are those of the row. Returns whether that was so.
 */
export async function saveTillOrder(
  tx: Tx,
  before: TillOrderRow,
  set: Partial<TillOrderRow>,
): Promise<boolean> {
  const after = { ...before, ...set };
  await tx.update(tillOrders).set(set).where(ownRow(before.merchantId, before.orderId));
  const isSeen = JSON.stringify(toOrderTill(before)) !== JSON.stringify(toOrderTill(after));
  if (isSeen) await writeSeen(tx, after);
  return isSeen;
}

/** Writes the state into the order: its version grows, and boards read it again. */
export async function writeSeen(tx: Tx, row: TillOrderRow): Promise<void> {
  const { merchantId, orderId, tillOrderId, message, state } = row;
  const seen = { posterOrderId: tillOrderId, posterErrorMessage: message, tillState: state };
  await tx
    .update(orders)
    .set({ data: sql`${orders.data} || ${JSON.stringify(seen)}::jsonb` })
    .where(and(eq(orders.merchantId, merchantId), eq(orders.id, orderId)));
}
