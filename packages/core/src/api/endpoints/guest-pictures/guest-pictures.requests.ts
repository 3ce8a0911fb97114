import * as v from 'valibot';

import { GUEST_PICTURE_KINDS } from '../../../content/guest-picture.ts';
import { IdParam } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

export const sendGuestPicture = request({
  summary: 'Store a private picture of the guest',
  query: v.strictObject({ kind: v.picklist(GUEST_PICTURE_KINDS) }),
  body: v.unknown(),
});

export const readOwnPicture = request({ summary: 'A private picture of the guest', params: IdParam });

export const removeOwnPicture = request({
  summary: 'Remove a private picture that no order has yet',
  params: IdParam,
});

export const readReviewPicture = request({ summary: 'A picture of a review', params: IdParam });

export const readEntrancePicture = request({
  summary: 'The picture of the entrance of an order',
  params: IdParam,
});
