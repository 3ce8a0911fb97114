import { isInScope } from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import { found } from '../../http/api-error.ts';
import type { SignedIn } from '../../http/serving/context.ts';
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

/** The same for a member of staff, who finds orders of their own branches alone. Throws order.notFound. */
export async function lockStaffOrder(
  { merchantId, caller }: Pick<SignedIn, 'merchantId' | 'caller'>,
  tx: Tx,
  id: string,
): Promise<OrderRow> {
  const row = await lockOrder(tx, merchantId, id);
  return found(isInScope(caller.branchIds, row.branchId) ? row : null, 'order.notFound');
}
