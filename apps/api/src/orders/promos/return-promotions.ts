import { and, eq, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { promos, promoUses } from '../../db/schema/promos.ts';
import type { OrderRow } from '../model/to-order.ts';

/** Gives the uses of an order's promotions back, and their budgets; again is nothing (I22). */
export async function returnPromotions(
  tx: Tx,
  { merchantId, id: orderId }: Pick<OrderRow, 'merchantId' | 'id'>,
): Promise<void> {
  const returned = await tx
    .delete(promoUses)
    .where(and(eq(promoUses.merchantId, merchantId), eq(promoUses.orderId, orderId)))
    .returning({ promoId: promoUses.promoId, amount: promoUses.amount });
  for (const { promoId, amount } of returned.toSorted((a, b) => (a.promoId < b.promoId ? -1 : 1)))
    await tx
      .update(promos)
      .set({
        uses: sql`greatest(${promos.uses} - 1, 0)`,
        spent: sql`greatest(${promos.spent} - ${amount}, 0)`,
      })
      .where(and(eq(promos.merchantId, merchantId), eq(promos.id, promoId)));
}
