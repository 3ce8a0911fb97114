import { and, eq } from 'drizzle-orm';

import { guestPictures } from '../../db/schema/guests/guest-pictures.ts';
import { reviews } from '../../db/schema/promos.ts';
import { contentOf, keptPicture } from '../../guest-pictures/guest-pictures.ts';
import { apiError } from '../../http/api-error.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { findReviews } from './read-reviews.ts';

/** A picture of a review that the caller reads (B34). Throws picture.notFound. */
export async function readReviewPicture(ctx: SignedIn, id: string): Promise<{ image: string }> {
  await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const [picture] = await tx
      .select({ orderId: guestPictures.orderId })
      .from(guestPictures)
      .where(keptPicture(ctx, 'REVIEW', id));
    const where = and(eq(reviews.orderId, picture?.orderId ?? ''), eq(reviews.productId, ''));
    const seen = picture ? await findReviews(ctx, tx, { where, limit: 1 }) : [];
    if (seen.length === 0) throw apiError('picture.notFound');
  });
  return contentOf(ctx, id);
}
