import type { ProductGrade, Review } from '@dasturxon/core/catalog';
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';

import { findProduct } from '../catalog/find-product.ts';
import { users } from '../db/schema/customers.ts';
import { reviews } from '../db/schema/promos.ts';
import type { Ctx } from '../http/serving/context.ts';

/** API-06: the average grade of every product that has one, to a tenth. */
export async function listGrades(ctx: Ctx): Promise<ProductGrade[]> {
  const average = sql<number>`round(avg(${reviews.grade}), 1)::double precision`;
  return ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx
      .select({ productId: reviews.productId, grade: average })
      .from(reviews)
      .where(and(eq(reviews.merchantId, ctx.merchantId), ne(reviews.productId, ''), isNull(reviews.hiddenAt)))
      .groupBy(reviews.productId)
      .orderBy(reviews.productId),
  );
}

/** Reviews of a product, newest first; of who wrote one only the first name. Throws product.notFound. */
export async function listReviews(
  ctx: Ctx,
  productId: string,
  { page, size }: { page: number; size: number },
): Promise<Review[]> {
  const author = and(eq(users.merchantId, reviews.merchantId), eq(users.id, reviews.userId));
  const rows = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await findProduct(ctx, tx, productId);
    return tx
      .select({ review: reviews, firstName: users.firstName })
      .from(reviews)
      .innerJoin(users, author)
      .where(
        and(
          eq(reviews.merchantId, ctx.merchantId),
          eq(reviews.productId, productId),
          isNull(reviews.hiddenAt),
        ),
      )
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(size)
      .offset(page * size);
  });
  return rows.map(({ review, firstName }) => toReview(review, firstName));
}

/** A review as the wire has it. */
export function toReview(row: typeof reviews.$inferSelect, firstName: string | null): Review {
  const { id, productId, grade, comment, reply, createdAt } = row;
  return { id, productId, grade, comment, reply, firstName, createdDate: createdAt.toISOString() };
}
