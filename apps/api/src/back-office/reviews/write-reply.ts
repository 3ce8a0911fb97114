import type { GuestReview } from '@dasturxon/core/staff';
import { eq } from 'drizzle-orm';

import { writeAudit } from '../../audit/write-audit.ts';
import { reviews } from '../../db/schema/promos.ts';
import { found } from '../../http/api-error.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { replyToReview } from '../../grades/configure-reviews.ts';
import { findReviews } from './read-reviews.ts';

/** Stores the reply to a review, which its guest receives. Throws review.notFound. */
export async function writeReply(
  ctx: SignedIn,
  { id, text }: { id: string; text: string },
): Promise<GuestReview> {
  const { merchantId } = ctx;
  const review = await ctx.db.inTenant(merchantId, async (tx) => {
    const [seen] = await findReviews(ctx, tx, { where: eq(reviews.id, id), limit: 1 });
    const { branchId } = found(seen, 'review.notFound');
    const before = await replyToReview(ctx, tx, { merchantId, id, text });
    if (before !== text)
      await writeAudit(ctx, tx, {
        action: 'review.reply',
        subject: 'review',
        subjectId: id,
        branchId,
        before: { reply: before ?? null },
        after: { reply: text },
      });
    return { ...seen!, reply: text };
  });
  ctx.wakeJobs();
  return review;
}
