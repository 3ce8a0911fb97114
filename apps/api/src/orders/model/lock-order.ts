import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import { found } from '../../http/api-error.ts';
import type { OrderRow } from './to-order.ts';

/** The order's row, locked until the transaction ends. Throws order.notFound. */
export async function lockOrder(tx: Tx, merchantId: string, id: string): Promise<OrderRow> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.merchantId, merchantId), eq(orders.id, id)))
    .for('update');
  return found(row, 'order.notFound');
}
