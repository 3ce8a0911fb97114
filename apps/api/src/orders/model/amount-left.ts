import { and, eq, gte, isNotNull, lte, sql } from 'drizzle-orm';

import { stopsInForce } from '../../catalog/stop-list.ts';
import type { Tx } from '../../db/connect.ts';
import { stopList } from '../../db/schema/catalog.ts';
import { apiError } from '../../http/api-error.ts';
import type { Ctx } from './deps.ts';

/** `more` is in the product's unit; less than 0 is given back, by an order that was placed at `since`. */
type AmountMove = { branchId: string; productId: string; more: number; since?: Date };

/**
 * Takes from what a branch has left of a product, or gives it back, if it counts there. The update is conditional: orders
 * at the same time cannot take more than is left (BO-46). An order from before the amount was set gives nothing back.
 * Throws product.notEnough.
 */
export async function moveAmountLeft(
  ctx: Pick<Ctx, 'merchantId' | 'now'>,
  tx: Tx,
  { branchId, productId, more, since }: AmountMove,
): Promise<void> {
  const own = and(
    stopsInForce(ctx),
    eq(stopList.branchId, branchId),
    eq(stopList.productId, productId),
    isNotNull(stopList.amountLeft),
    since && lte(stopList.leftSince, since),
  );
  const moved = await tx
    .update(stopList)
    .set({ amountLeft: sql`round((${stopList.amountLeft} - ${more})::numeric, 6)::double precision` })
    .where(more > 0 ? and(own, gte(stopList.amountLeft, more)) : own)
    .returning({ productId: stopList.productId });
  if (more <= 0 || moved.length > 0) return;
  if ((await tx.$count(stopList, own)) > 0) throw apiError('product.notEnough', { productId });
}
