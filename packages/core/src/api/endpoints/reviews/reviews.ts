import * as v from 'valibot';

import { ApologyLimit, GuestReview } from '../../../staff/people/guest-review.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './reviews.requests.ts';

/** The size of a page of reviews; a shorter page is the last. */
export const REVIEW_PAGE = 30;

/** Reviews with a text or pictures of orders of the caller's branches. */
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

/** Writes to the guest of a review alone, as a notification (BO-496); the same text again sends nothing. Throws as the reply. */
export const messageReviewer = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/reviews/{id}/message',
    auth: 'staff',
    host: 'backOffice',
    permission: 'reviews.reply',
    answer: GuestReview,
  },
  accepts<typeof requests.messageReviewer>(),
);

/** Gives the guest of a review points, once, by a line of the ledger (BO-497); again changes nothing. Throws review.apologyLimit beyond
 * the owner's limit. */
export const apologiseForReview = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/reviews/{id}/apology',
    auth: 'staff',
    host: 'backOffice',
    permission: 'customers.adjust',
    answer: GuestReview,
  },
  accepts<typeof requests.apologiseForReview>(),
);

/** Hides a review from guests: no list and no average has it (BO-498). Again changes the reason. */
export const hideReview = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/reviews/{id}/hide',
    auth: 'staff',
    host: 'backOffice',
    permission: 'reviews.reply',
    answer: GuestReview,
  },
  accepts<typeof requests.hideReview>(),
);

/** Shows a hidden review to guests again. */
export const showReview = endpoint(
  {
    method: 'DELETE',
    path: '/admin/v1/reviews/{id}/hide',
    auth: 'staff',
    host: 'backOffice',
    permission: 'reviews.reply',
    answer: GuestReview,
  },
  accepts<typeof requests.showReview>(),
);

/** The most points of an apology. */
export const readApologyLimit = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/apology-limit',
    auth: 'staff',
    host: 'backOffice',
    permission: 'reviews.reply',
    answer: ApologyLimit,
  },
  accepts<typeof requests.readApologyLimit>(),
);

/** Sets the most points of an apology; 0 allows none. Owners alone. */
export const setApologyLimit = endpoint(
  {
    method: 'PUT',
    path: '/admin/v1/apology-limit',
    auth: 'staff',
    host: 'backOffice',
    permission: 'settings.publish',
    answer: ApologyLimit,
  },
  accepts<typeof requests.setApologyLimit>(),
);
