import * as v from 'valibot';

import { REVIEW_MAX } from '../../../validation/bounds.ts';
import { IdParam, typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

export const readReviews = request({
  summary: 'Reviews with a text or pictures, newest first',
  query: v.object({
    /** The id of the last review seen; older ones follow. */
    before: v.optional(v.pipe(v.string(), v.maxLength(64))),
    /** WAITING: those without a reply. */
    show: v.optional(v.picklist(['WAITING', 'ALL']), 'WAITING'),
  }),
});

export const replyToReview = request({
  summary: 'Reply to a review',
  params: IdParam,
  body: v.strictObject({ text: v.pipe(typedText(REVIEW_MAX), v.minLength(1)) }),
});
