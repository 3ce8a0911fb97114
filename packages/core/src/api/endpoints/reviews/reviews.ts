import * as v from 'valibot';

import { GuestReview } from '../../../staff/people/guest-review.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './reviews.requests.ts';

/** The size of a page of reviews; a shorter page is the last. */
export const REVIEW_PAGE = 30;

/** Reviews with a text or pictures of orders of the caller's branches, newest first. */
export const readReviews = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/reviews',
    auth: 'staff',
    host: 'backOffice',
    permission: 'reviews.reply',
    answer: v.array(GuestReview),
  },
  accepts<typeof requests.readReviews>(),
);

/**
 * Stores the reply to a review, which all guests read, and notifies its guest; the same text again changes nothing. A review
 * that is gone or of another branch is `review.notFound`.
 */
export const replyToReview = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/reviews/{id}/reply',
    auth: 'staff',
    host: 'backOffice',
    permission: 'reviews.reply',
    answer: GuestReview,
  },
  accepts<typeof requests.replyToReview>(),
);
