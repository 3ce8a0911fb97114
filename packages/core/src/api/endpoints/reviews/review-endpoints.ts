import * as reviews from './reviews.ts';
import * as requests from './reviews.requests.ts';

/** The calls about reviews in the back office. */
export const reviewEndpoints = {
  readReviews: { ...reviews.readReviews, ...requests.readReviews },
  replyToReview: { ...reviews.replyToReview, ...requests.replyToReview },
  messageReviewer: { ...reviews.messageReviewer, ...requests.messageReviewer },
  apologiseForReview: { ...reviews.apologiseForReview, ...requests.apologiseForReview },
  hideReview: { ...reviews.hideReview, ...requests.hideReview },
  showReview: { ...reviews.showReview, ...requests.showReview },
  readApologyLimit: { ...reviews.readApologyLimit, ...requests.readApologyLimit },
  setApologyLimit: { ...reviews.setApologyLimit, ...requests.setApologyLimit },
};
