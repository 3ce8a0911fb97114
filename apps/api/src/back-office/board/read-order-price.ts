import type { Answered, endpoints } from '@dasturxon/core/api';

import type { SignedIn } from '../../orders/model/deps.ts';
import { explanationOf } from '../../orders/explanation/explanation-of.ts';
import { boardOrder, factsOfOrder } from './read-board.ts';

/** How the total of an order came about (C1). Throws order.notFound for an order that the caller may not see. */
export function readOrderPrice(
  ctx: SignedIn,
  id: string,
): Promise<Answered<typeof endpoints.readOrderPrice>> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await boardOrder(ctx, tx, id);
    const { row, order } = await factsOfOrder(ctx, tx, id);
    return { totalPrice: order.totalPrice, explanation: explanationOf(row, order) };
  });
}
