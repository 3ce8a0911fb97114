import { tabOf } from '@dasturxon/core/order';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import { apiError } from '../../http/api-error.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { ownOrder } from '../../orders/model/own-order.ts';
import { type OrderRow, toOrder } from '../../orders/model/to-order.ts';
import { sharedPart, shareMark } from './share-mark.ts';

async function keepPart(ctx: SignedIn, tx: Tx, about: { row: OrderRow; part: string | null }): Promise<void> {
  const { row, part } = about;
  await tx
    .update(orders)
    .set({ data: { ...row.data, share: part } })
    .where(and(eq(orders.merchantId, ctx.merchantId), eq(orders.id, row.id)));
}

/** The link of the caller's own order, the same until it is ended. Throws order.notFound, also for one that is over. */
export function shareOrder(ctx: SignedIn, id: string): Promise<{ mark: string }> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const row = await ownOrder(ctx, tx, id);
    if (tabOf(toOrder(row, []).status) !== 'active') throw apiError('order.notFound');
    const part = sharedPart(row) ?? ctx.newId();
    if (sharedPart(row) === null) await keepPart(ctx, tx, { row, part });
    return { mark: shareMark(ctx, id, part) };
  });
}

/** Ends the link of the caller's own order. Throws order.notFound. */
export function endSharing(ctx: SignedIn, id: string): Promise<null> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const row = await ownOrder(ctx, tx, id);
    if (sharedPart(row) !== null) await keepPart(ctx, tx, { row, part: null });
    return null;
  });
}
