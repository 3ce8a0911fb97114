import * as v from 'valibot';

import { APOLOGY_AT_MOST, HIDE_REASONS } from '../../../staff/people/review-care.ts';
import { REVIEW_MAX } from '../../../validation/bounds.ts';
import { IdParam, typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

export const readReviews = request({
  summary: 'Reviews with a text or pictures',
  query: v.object({
    /** The id of the last review seen; older ones follow. */
    before: v.optional(v.pipe(v.string(), v.maxLength(64))),
    /** WAITING: those without a reply or message that guests see. */
    show: v.optional(v.picklist(['WAITING', 'ALL']), 'WAITING'),
    /** LOWEST: the fewest stars first, of as many the newest first. */
    sort: v.optional(v.picklist(['NEWEST', 'LOWEST']), 'NEWEST'),
  }),
});

export const replyToReview = request({
  summary: 'Reply to a review',
  params: IdParam,
  body: v.strictObject({ text: v.pipe(typedText(REVIEW_MAX), v.minLength(1)) }),
});

export const messageReviewer = request({
  summary: 'Write to the guest of a review alone',
  params: IdParam,
  body: v.strictObject({ text: v.pipe(typedText(REVIEW_MAX), v.minLength(1)) }),
});

export const apologiseForReview = request({
  summary: 'Give the guest of a review points as an apology',
  params: IdParam,
  body: v.strictObject({ amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
});

export const hideReview = request({
  summary: 'Hide a review from guests, with a reason',
  params: IdParam,
  body: v.strictObject({ reason: v.picklist(HIDE_REASONS) }),
});

export const showReview = request({ summary: 'Show a hidden review to guests again', params: IdParam });

export const readApologyLimit = request({ summary: 'The most points of an apology' });

export const setApologyLimit = request({
  summary: 'Set the most points of an apology',
  body: v.strictObject({
    limit: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(APOLOGY_AT_MOST)),
  }),
});
