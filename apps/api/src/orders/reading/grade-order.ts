import { isGradable } from '@dasturxon/core/order';
import { and, eq } from 'drizzle-orm';

import { orders } from '../../db/schema/orders.ts';
import { reviews } from '../../db/schema/promos.ts';
import { freePictures, givePictures } from '../../guest-pictures/guest-pictures.ts';
import type { SignedIn } from '../model/deps.ts';
import { found, apiError } from '../../http/api-error.ts';
import { ownOrder } from '../model/own-order.ts';
import { detailsOf, type OrderDetails } from '../model/read-orders.ts';

/** Rates the caller's own order, from its delivery on, and once (T43), with the pictures that they have sent for it (B34). Throws order.notGradable. */
export function gradeOrder(
  ctx: SignedIn,
  id: string,
  { pictures, ...given }: { grade: number; comment: string | null; pictures: readonly string[] },
): Promise<OrderDetails> {
  const { merchantId, caller } = ctx;
  return ctx.db.inTenant(merchantId, async (tx) => {
    const row = await ownOrder(ctx, tx, id);
    if (!isGradable(row.status)) throw apiError('order.notGradable');
    const review = { merchantId, id: ctx.newId(), userId: caller.userId, orderId: id, ...given };
    const [written] = await tx.insert(reviews).values(review).onConflictDoNothing().returning();
    if (!written) throw apiError('order.notGradable');
    const ids = await freePictures(ctx, tx, { kind: 'REVIEW', ids: pictures });
    await givePictures(ctx, tx, { ids, orderId: id });
    const [graded] = await tx
      .update(orders)
      .set({ data: { ...row.data, grade: given.grade }, updatedAt: ctx.now() })
      .where(and(eq(orders.merchantId, merchantId), eq(orders.id, id)))
      .returning();
    return detailsOf(ctx, tx, found(graded, 'order.notFound'));
  });
}
