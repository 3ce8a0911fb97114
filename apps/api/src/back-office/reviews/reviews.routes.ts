import { endpoints } from '@dasturxon/core/api';

import type { Deps } from '../../http/serving/context.ts';
import type { Serve } from '../../http/serving/serving.ts';
import { PRIVATE } from '../../guest-pictures/guest-pictures.routes.ts';
import { Reply } from '../../http/answers.ts';
import { apologyLimit, setApologyLimit } from './apology-limit.ts';
import { apologiseForReview, hideReview, messageReviewer, showReview } from './care-for-review.ts';
import { readReviewPicture } from './read-review-picture.ts';
import { readReviews } from './read-reviews.ts';
import { writeReply } from './write-reply.ts';

/** What guests wrote and photographed, and what the restaurant replies. */
export function reviewsRoutes<D extends Deps>(serve: Serve<D>) {
  serve(endpoints.readReviews, (ctx, { query }) => readReviews(ctx, query));
  serve(
    endpoints.readReviewPicture,
    async (ctx, { params }) => new Reply(await readReviewPicture(ctx, params.id), PRIVATE),
  );
  serve(endpoints.replyToReview, (ctx, { params, body }) => writeReply(ctx, { ...params, ...body }));
  serve(endpoints.messageReviewer, (ctx, { params, body }) => messageReviewer(ctx, { ...params, ...body }));
  serve(endpoints.apologiseForReview, (ctx, { params, body }) =>
    apologiseForReview(ctx, { ...params, ...body }),
  );
  serve(endpoints.hideReview, (ctx, { params, body }) => hideReview(ctx, { ...params, ...body }));
  serve(endpoints.showReview, (ctx, { params }) => showReview(ctx, params.id));
  serve(endpoints.readApologyLimit, (ctx) =>
    ctx.db.inTenant(ctx.merchantId, async (tx) => ({ limit: await apologyLimit(tx) })),
  );
  serve(endpoints.setApologyLimit, (ctx, { body }) => setApologyLimit(ctx, body.limit));
}
