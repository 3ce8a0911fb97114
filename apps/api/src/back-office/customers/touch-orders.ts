import { ARCHIVE_STATUSES } from '@dasturxon/core/order';
import { and, eq, notInArray, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';

/** Writes the open orders of a guest as they are: the boards read an order again when its row is written. Returns their ids. */
export async function touchOrders(
  tx: Tx,
  { merchantId, userId }: { merchantId: string; userId: string },
): Promise<string[]> {
  const rows = await tx
    .update(orders)
    .set({ updatedAt: sql`${orders.updatedAt}` })
    .where(
      and(
        eq(orders.merchantId, merchantId),
        eq(orders.userId, userId),
        notInArray(orders.status, [...ARCHIVE_STATUSES]),
      ),
    )
    .returning({ id: orders.id });
  return rows.map(({ id }) => id);
}
