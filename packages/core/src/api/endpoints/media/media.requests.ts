import * as v from 'valibot';

import { PICTURE_KINDS } from '../../../content/picture-kinds.ts';
import { request } from '../../endpoint.ts';

const Share = v.optional(v.pipe(v.string(), v.regex(/^(?:0|1|0\.\d{1,20})$/), v.transform(Number)));

export const uploadPicture = request({
  summary: 'Store a picture, cut to the shape of what it is for',
  /** The part that stays, in shares of the upright picture; without it all of it. */
  query: v.strictObject({
    kind: v.picklist(PICTURE_KINDS),
    x: Share,
    y: Share,
    width: Share,
    height: Share,
  }),
  body: v.unknown(),
});

export const uploadVideo = request({ summary: 'Store a video of a story', body: v.unknown() });
