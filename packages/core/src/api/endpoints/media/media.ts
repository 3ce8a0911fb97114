import * as v from 'valibot';

import { PICTURE_LIMIT, VIDEO_LIMIT } from '../../../content/picture-kinds.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import { UploadedImage } from '../content.ts';
import type * as requests from './media.requests.ts';

const file = {
  auth: 'staff',
  host: 'backOffice',
  permission: 'content.edit',
  method: 'POST',
  bodyType: 'binary',
} as const;

/** BO-340. What is no JPEG, PNG, WebP or AVIF is `upload.invalid`, more than `PICTURE_LIMIT` `request.tooLarge`. */
export const uploadPicture = endpoint(
  { ...file, path: '/admin/v1/pictures', bodyLimit: PICTURE_LIMIT, answer: UploadedImage },
  accepts<typeof requests.uploadPicture>(),
);

/** BO-340. What is no MP4 or WebM is `upload.invalidVideo`, more than `VIDEO_LIMIT` `request.tooLarge`. */
export const uploadVideo = endpoint(
  {
    ...file,
    path: '/admin/v1/videos',
    bodyLimit: VIDEO_LIMIT,
    mediaType: 'application/octet-stream',
    answer: v.object({ video: v.string() }),
  },
  accepts<typeof requests.uploadVideo>(),
);
