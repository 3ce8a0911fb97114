import type { Answered, endpoints } from '@dasturxon/core/api';
import type { Crop } from '@dasturxon/core/content';
import sharp, { type Sharp } from 'sharp';

import type { Deps } from '../http/serving/context.ts';
import { apiError } from '../http/api-error.ts';
import { boundedLimit } from './bounded-limit.ts';
import { encodeAvif } from './encode-avif.ts';
import { LONGEST_S, MOST_PIXELS, pictureKindOf, type PictureKind } from './picture-kind.ts';
import { originalOf, pictureName } from './picture-name.ts';
import { keepPicture } from './unused-pictures.ts';

const SIDE = 480;
const SMALL_SIDE = 240;
/** The largest side of what is kept for later sizes, in pixels. */
const ORIGINAL_SIDE = 2_560;

/** At most two pictures are decoded at once, so that uploads do not slow other requests. */
const limit = boundedLimit({ concurrency: 2, queue: 20 });

/** How sharp names what it has opened. */
const OPENED_AS: Record<PictureKind, readonly string[]> = {
  jpeg: ['jpeg'],
  png: ['png'],
  webp: ['webp'],
  avif: ['heif', 'avif'],
};

/** How a picture is stored: the longer side that guests get at most, in pixels, and the part that stays of it upright. */
export type Cut = { side: number; crop: Crop | null };
const WHOLE: Cut = { side: SIDE, crop: null };

type Encoded = { original: Buffer; webp: Buffer; avif: Buffer; small: Buffer; width: number; height: number };

const fitted = (image: Sharp, side: number) =>
  image.clone().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
const avif = (image: Sharp, side: number) =>
  encodeAvif(fitted(image, side), 52).timeout({ seconds: LONGEST_S }).toBuffer();

/** The part that stays of a picture, upright. Each part has a pixel at least. */
async function cutOut(source: Sharp, { x, y, width, height }: Crop): Promise<Sharp> {
  const { data, info } = await source
    .rotate()
    .webp({ lossless: true, effort: 0 })
    .timeout({ seconds: LONGEST_S })
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [Math.floor(x * (info.width - 1)), Math.floor(y * (info.height - 1))];
  return sharp(data, { limitInputPixels: MOST_PIXELS }).extract({
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * info.width), info.width - left)),
    height: Math.max(1, Math.min(Math.round(height * info.height), info.height - top)),
  });
}

/** Draws the picture anew, upright, without metadata, never larger than it came. */
async function encode(bytes: Uint8Array, kind: PictureKind, { side, crop }: Cut): Promise<Encoded> {
  const source = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
  const { format } = await source.metadata();
  if (!OPENED_AS[kind].includes(format ?? '')) throw new Error(`${kind} opened as ${format}`);
  const image = crop ? await cutOut(source, crop) : source.rotate();
  const webp = await fitted(image, side)
    .webp({ quality: 80 })
    .timeout({ seconds: LONGEST_S })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = webp.info;
  const original = fitted(image, ORIGINAL_SIDE).webp({ quality: 90 }).timeout({ seconds: LONGEST_S });
  return {
    original: await original.toBuffer(),
    webp: webp.data,
    avif: await avif(image, side),
    small: await avif(image, SMALL_SIDE),
    width,
    height,
  };
}

/**
 * Decodes a picture and stores it anew under the hash of its bytes: WebP of 480 px or `cut.side`, with AVIF in two sizes beside it
 * (HTTP-05) and the original up to 2,560 px, of which other widths are made when they are asked for. Throws upload.invalid for what is no picture, too large or of a kind that is not taken.
 */
export async function storePicture(
  deps: Pick<Deps, 'db' | 'storage' | 'log'>,
  bytes: unknown,
  cut: Cut = WHOLE,
): Promise<Answered<typeof endpoints.uploadImage>> {
  const kind = bytes instanceof Uint8Array ? pictureKindOf(bytes) : null;
  if (kind === null) throw apiError('upload.invalid');
  const encoded = await limit(() => encode(bytes as Uint8Array, kind, cut)).catch((err: unknown) => {
    if (err instanceof Error && 'code' in err) throw err;
    deps.log.info({ err }, 'picture refused');
    throw apiError('upload.invalid');
  });
  const name = pictureName(encoded.webp);
  const { original, webp, avif: large, small } = encoded;
  await keepPicture(deps.db, name);
  await deps.storage.write(originalOf(name), original);
  await deps.storage.write(`${name}-240.avif`, small);
  await deps.storage.write(`${name}.avif`, large);
  // Last: a picture that is found is complete.
  await deps.storage.write(`${name}.webp`, webp);
  return { image: `/media/${name}.webp`, width: encoded.width, height: encoded.height };
}
