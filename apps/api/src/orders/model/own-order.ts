import type { Tx } from '../../db/connect.ts';
import type { SignedIn } from './deps.ts';
import { apiError } from '../../http/api-error.ts';
import { lockOrder } from './lock-order.ts';
import { visibleOrder } from './read-orders.ts';
import type { OrderRow } from './to-order.ts';

/** The caller's own order, locked; staff, who may see it, do not own it. Throws order.notFound. */
export async function ownOrder(ctx: SignedIn, tx: Tx, id: string): Promise<OrderRow> {
  const seen = await visibleOrder(ctx, tx, id);
  if (seen.userId !== ctx.caller.userId) throw apiError('order.notFound');
  return lockOrder(tx, ctx.merchantId, id);
}
