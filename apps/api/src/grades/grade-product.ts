import type { Review } from '@dasturxon/core/catalog';
import { GRADABLE_STATUSES } from '@dasturxon/core/order';
import { and, desc, eq, inArray } from 'drizzle-orm';

import { findProduct } from '../catalog/find-product.ts';
import type { Tx } from '../db/connect.ts';
import { orderLines, orders } from '../db/schema/orders.ts';
import { reviews } from '../db/schema/promos.ts';
import type { SignedIn } from '../http/serving/context.ts';
import { found } from '../http/api-error.ts';
import { userById } from '../users/find-user.ts';
import { toReview } from './grades.ts';

/** The caller's newest delivered or closed order with the product in it. */
async function orderWith(ctx: SignedIn, tx: Tx, productId: string): Promise<{ id: string } | undefined> {
  const line = and(eq(orderLines.merchantId, orders.merchantId), eq(orderLines.orderId, orders.id));
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, line)
    .where(
      and(
        eq(orders.merchantId, ctx.merchantId),
        eq(orders.userId, ctx.caller.userId),
        inArray(orders.status, GRADABLE_STATUSES),
        eq(orderLines.productId, productId),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return order;
}

/** The order of the caller’s earlier review: a second review replaces the first. */
async function orderOfReview(ctx: SignedIn, tx: Tx, productId: string): Promise<{ id: string } | undefined> {
  const [review] = await tx
    .select({ id: reviews.orderId })
    .from(reviews)
    .where(
      and(
        eq(reviews.merchantId, ctx.merchantId),
        eq(reviews.userId, ctx.caller.userId),
        eq(reviews.productId, productId),
      ),
    );
  return review;
}

/**
 * Stores a buyer's review of a product (T43). Throws product.notFound and, for a customer who has not bought it,
 * order.notGradable.
 */
export function gradeProduct(
  ctx: SignedIn,
  given: { productId: string; grade: number; comment: string | null },
): Promise<Review> {
  const { merchantId, caller } = ctx;
  const { productId, grade, comment } = given;
  return ctx.db.inTenant(merchantId, async (tx) => {
    await findProduct(ctx, tx, productId);
    const order = (await orderOfReview(ctx, tx, productId)) ?? (await orderWith(ctx, tx, productId));
    const orderId = found(order, 'order.notGradable').id;
    const content = { grade, comment, reply: null, repliedAt: null, message: null, createdAt: ctx.now() };
    const [review] = await tx
      .insert(reviews)
      .values({ merchantId, id: ctx.newId(), userId: caller.userId, orderId, productId, ...content })
      .onConflictDoUpdate({ target: [reviews.merchantId, reviews.orderId, reviews.productId], set: content })
      .returning();
    const author = await userById(ctx, tx, caller.userId);
    return toReview(found(review, 'order.notGradable'), author?.firstName ?? null);
  });
}
