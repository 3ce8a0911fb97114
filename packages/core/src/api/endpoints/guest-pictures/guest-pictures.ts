import * as v from 'valibot';

import { GUEST_PICTURE_LIMIT } from '../../../content/guest-picture.ts';
import { Id } from '../../../kernel/wire.ts';
import { Nothing } from '../../body-fields.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './guest-pictures.requests.ts';

/** The picture itself as a data address: it has no address of its own that could be passed on. */
const PictureContent = v.object({ image: v.string() });

const staff = { method: 'GET', auth: 'staff', host: 'backOffice', answer: PictureContent } as const;

/**
 * Stores a picture of the guest, drawn anew without metadata, for a review or an order to name within a day (B34, B60).
 * What is no JPEG, PNG or WebP is `upload.invalid`, more than `GUEST_PICTURE_LIMIT` `request.tooLarge`.
 */
export const sendGuestPicture = endpoint(
  {
    method: 'POST',
    path: '/pictures/v1/own',
    auth: 'customer',
    bodyType: 'binary',
    bodyLimit: GUEST_PICTURE_LIMIT,
    answer: v.object({ id: Id }),
  },
  accepts<typeof requests.sendGuestPicture>(),
);

/** A picture of the caller; any other is `picture.notFound`. */
export const readOwnPicture = endpoint(
  { method: 'GET', path: '/pictures/v1/own/{id}', auth: 'customer', answer: PictureContent, silent: true },
  accepts<typeof requests.readOwnPicture>(),
);

/** Removes a picture of the caller that no order has yet; any other is left as it is. */
export const removeOwnPicture = endpoint(
  {
    method: 'DELETE',
    path: '/pictures/v1/own/{id}',
    auth: 'customer',
    answer: Nothing,
    answerType: 'empty',
    silent: true,
  },
  accepts<typeof requests.removeOwnPicture>(),
);

/** A picture of a review of the caller's branches (B34); any other is `picture.notFound`. */
export const readReviewPicture = endpoint(
  { ...staff, path: '/admin/v1/review-pictures/{id}', permission: 'reviews.reply' },
  accepts<typeof requests.readReviewPicture>(),
);

/** The entrance of an order whose guest the caller may see (B60), otherwise `picture.notFound`. */
export const readEntrancePicture = endpoint(
  { ...staff, path: '/admin/v1/orders/{id}/entrance', permission: 'orders.guest' },
  accepts<typeof requests.readEntrancePicture>(),
);
