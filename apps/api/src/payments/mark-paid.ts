import { isPaidBeforehand } from '@dasturxon/core/order';
import { and, eq } from 'drizzle-orm';

import { tellOfOrder } from '../bot/tell-of-order.ts';
import { orderHistory, orders } from '../db/schema/orders.ts';
import type { Caller, Ctx } from '../deps.ts';
import { found, refusal } from '../http/refusal.ts';
import { lockOrder } from '../orders/change-status.ts';
import { detailsOf, type OrderDetails } from '../orders/read-orders.ts';
import { office } from '../users/office.ts';
import { payByHand } from './pay-by-hand.ts';

/** The office took the money of an order that is paid on the spot (D83). Again is 200 and changes nothing. Throws forbidden. */
export async function markPaid(ctx: Ctx & { caller: Caller }, orderId: string): Promise<OrderDetails> {
  const { merchantId, caller } = ctx;
  office(ctx);
  const details = await ctx.db.inTenant(merchantId, async (tx) => {
    const row = await lockOrder(tx, merchantId, orderId);
    if (row.isPaid) return detailsOf(ctx, tx, row);
    if (row.status === 'CANCELED') throw refusal('payment.closed');
    if (isPaidBeforehand(row.paymentType)) throw refusal('payment.unavailable');
    await payByHand(ctx, tx, row);
    const own = and(eq(orders.merchantId, merchantId), eq(orders.id, orderId));
    const at = ctx.now();
    const [paid] = await tx.update(orders).set({ isPaid: true, updatedAt: at }).where(own).returning();
    await tx.insert(orderHistory).values({
      merchantId,
      orderId,
      event: 'PAID',
      fromStatus: row.status,
      toStatus: row.status,
      actorId: caller.userId,
      actorRole: caller.role,
      data: { paymentType: row.paymentType, courierStatus: row.data['courierStatus'] },
      at,
    });
    await tellOfOrder(ctx, tx, row);
    return detailsOf(ctx, tx, found(paid, 'order.notFound'));
  });
  ctx.orderEvents.announce(merchantId, orderId);
  return details;
}
