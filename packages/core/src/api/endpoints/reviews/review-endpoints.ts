import * as reviews from './reviews.ts';
import * as requests from './reviews.requests.ts';

/** The calls about reviews in the back office. */
export const reviewEndpoints = {
  readReviews: { ...reviews.readReviews, ...requests.readReviews },
  replyToReview: { ...reviews.replyToReview, ...requests.replyToReview },
};
