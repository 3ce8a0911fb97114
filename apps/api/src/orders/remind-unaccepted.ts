import { and, eq } from 'drizzle-orm';

import { orders } from '../db/schema/orders.ts';
import type { Deps } from '../deps.ts';
import type { OrderRow } from './to-order.ts';

type Needs = Pick<Deps, 'db' | 'log' | 'metrics'>;

/** Tells a merchant's staff that a new order waits for their answer; outside of any transaction. */
export type TellStaff = (order: OrderRow) => Promise<void>;

/**
 * The job that reminds the staff of an order nobody has answered for three minutes. One that was answered meanwhile
 * is left alone. A failure of `tell` has the job tried again.
 */
export async function remindUnaccepted(
  deps: Needs,
  about: { merchantId: string; orderId: string },
  tell: TellStaff = () => Promise.resolve(),
): Promise<void> {
  const { merchantId, orderId } = about;
  const [row] = await deps.db.inTenant(merchantId, (tx) =>
    tx
      .select()
      .from(orders)
      .where(and(eq(orders.merchantId, merchantId), eq(orders.id, orderId))),
  );
  if (row?.status !== 'CREATED') return;
  deps.metrics.count('orders_unaccepted_total');
  deps.log.warn({ merchantId, orderId, number: row.number }, 'order not accepted for three minutes');
  await tell(row);
}
