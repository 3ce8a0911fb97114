import { endpoints } from '@dasturxon/core/api';

import type { Deps } from '../../http/serving/context.ts';
import type { Serve } from '../../http/serving/serving.ts';
import { readReviews } from './read-reviews.ts';
import { writeReply } from './write-reply.ts';

/** What guests wrote, and what the restaurant replies. */
export function reviewsRoutes<D extends Deps>(serve: Serve<D>) {
  serve(endpoints.readReviews, (ctx, { query }) => readReviews(ctx, query));
  serve(endpoints.replyToReview, (ctx, { params, body }) => writeReply(ctx, { ...params, ...body }));
}
