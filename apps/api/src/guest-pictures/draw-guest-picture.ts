import { GUEST_PICTURE_SIDE } from '@dasturxon/core/content';
import sharp from 'sharp';

import { apiError } from '../http/api-error.ts';
import { boundedLimit } from '../pictures/bounded-limit.ts';
import { LONGEST_S, MOST_PIXELS, pictureKindOf } from '../pictures/picture-kind.ts';

/** A phone's photo has up to 50 million pixels; one is decoded at a time, apart from the pictures of the menu. */
const PHOTO_PIXELS = 2 * MOST_PIXELS;
const limit = boundedLimit({ concurrency: 1, queue: 20 });

/**
 * Draws a guest's photo anew: upright, at most `GUEST_PICTURE_SIDE`, as WebP without metadata, so without the place where
 * it was taken. Throws upload.invalid for what is no JPEG, PNG or WebP.
 */
export async function drawGuestPicture(bytes: unknown): Promise<Buffer> {
  const kind = bytes instanceof Uint8Array ? pictureKindOf(bytes) : null;
  if (kind === null || kind === 'avif') throw apiError('upload.invalid');
  const draw = async () => {
    const source = sharp(bytes as Uint8Array, { limitInputPixels: PHOTO_PIXELS, failOn: 'error', pages: 1 });
    const { format } = await source.metadata();
    if (format !== kind) throw apiError('upload.invalid');
    return source
      .rotate()
      .resize({
        width: GUEST_PICTURE_SIDE,
        height: GUEST_PICTURE_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 75 })
      .timeout({ seconds: LONGEST_S })
      .toBuffer();
  };
  return limit(draw).catch((err: unknown) => {
    if (err instanceof Error && 'code' in err) throw err;
    throw apiError('upload.invalid');
  });
}
