import { and, count, eq, inArray, lt, notInArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';

/**
 * By order, which of the guest's orders it is: 1 for the first (BO-151). Drafts and cancelled orders are not counted. An
 * order whose guest has no earlier one is left out.
 */
export async function guestOrders(
  { merchantId }: { merchantId: string },
  tx: Tx,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<string, number>> {
  const earlier = alias(orders, 'earlier');
  const before = and(
    eq(earlier.merchantId, orders.merchantId),
    eq(earlier.userId, orders.userId),
    lt(earlier.createdAt, orders.createdAt),
    notInArray(earlier.status, ['OPEN', 'CANCELED']),
  );
  const ids = rows.map(({ id }) => id);
  const counted = await tx
    .select({ id: orders.id, earlier: count(earlier.id) })
    .from(orders)
    .innerJoin(earlier, before)
    .where(and(eq(orders.merchantId, merchantId), inArray(orders.id, ids)))
    .groupBy(orders.id);
  return new Map(counted.map((row) => [row.id, row.earlier + 1]));
}
