import { endpoints } from '@dasturxon/core/api';

import type { Deps } from '../../http/serving/context.ts';
import type { Serve } from '../../http/serving/serving.ts';
import { PRIVATE } from '../../guest-pictures/guest-pictures.routes.ts';
import { Reply } from '../../http/answers.ts';
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
}
