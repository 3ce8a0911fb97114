import type { OrderLine } from '@dasturxon/core/order';
import { and, eq, isNotNull, sql } from 'drizzle-orm';

import { stopsInForce } from '../../catalog/stop-list.ts';
import type { Tx } from '../../db/connect.ts';
import { products, stopList } from '../../db/schema/catalog.ts';
import { stockOfOrder } from '../../orders/model/order-stock.ts';
import type { AggregatorCtx } from '../model/client.ts';

/**
 * Takes from the stock what an order uses, as far as there is any: the aggregator's guest has paid, so that a dish which has
 * run out does not stop the order.
 */
export async function takeWhatIsThere(
  ctx: AggregatorCtx,
  tx: Tx,
  { lines, branchId }: { lines: readonly OrderLine[]; branchId: string },
): Promise<void> {
  const { merchantId } = ctx;
  for (const [productId, quantity] of stockOfOrder(lines)) {
    await tx
      .update(products)
      .set({
        amount: sql`greatest(0, round((${products.amount} - ${quantity})::numeric, 6))::double precision`,
      })
      .where(
        and(eq(products.merchantId, merchantId), eq(products.id, productId), isNotNull(products.amount)),
      );
    await tx
      .update(stopList)
      .set({
        amountLeft: sql`greatest(0, round((${stopList.amountLeft} - ${quantity})::numeric, 6))::double precision`,
      })
      .where(
        and(
          stopsInForce(ctx),
          eq(stopList.branchId, branchId),
          eq(stopList.productId, productId),
          isNotNull(stopList.amountLeft),
        ),
      );
  }
}
