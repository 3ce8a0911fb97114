import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Answered, endpoints } from '@dasturxon/core/api';
import sharp, { type Sharp } from 'sharp';

import type { Deps } from '../deps.ts';
import { refusal } from '../http/refusal.ts';

/** What is taken: no SVG, which is a program, and nothing exotic (T58). */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);
const MOST_PIXELS = 25_000_000;
const SIDE = 480;
const SMALL_SIDE = 240;
const AT_A_TIME = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** At most two pictures are decoded at once, so that uploads do not slow everybody down. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_A_TIME) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

async function writeWhole(path: string, bytes: Buffer) {
  const draft = `${path}.${crypto.randomUUID()}.part`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}

/** The picture upright and without its metadata, never larger than it came. */
async function decode(bytes: Uint8Array): Promise<Sharp> {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
  const { format } = await image.metadata();
  if (!FORMATS.has(format ?? '')) throw new Error(`${format} is not taken`);
  return image.rotate();
}

const fitted = (image: Sharp, side: number) =>
  image.clone().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

/**
 * Decodes a picture and stores it anew under the hash of its bytes: 480 px WebP, with AVIF in two sizes beside it
 * (HTTP-05). Throws upload.invalid for what is no picture, too large or of a kind that is not taken.
 */
export async function storePicture(
  deps: Pick<Deps, 'env' | 'log'>,
  bytes: unknown,
): Promise<Answered<typeof endpoints.uploadImage>> {
  if (!(bytes instanceof Uint8Array) || bytes.byteLength === 0) throw refusal('upload.invalid');
  return inTurn(async () => {
    try {
      const image = await decode(bytes);
      const whole = await fitted(image, SIDE).webp({ quality: 80 }).toBuffer({ resolveWithObject: true });
      const avif = (side: number) => fitted(image, side).avif({ quality: 52, effort: 1 }).toBuffer();
      const name = createHash('sha256').update(whole.data).digest('hex').slice(0, 32);
      const folder = join(deps.env.DATA_DIR, 'pictures');
      await mkdir(folder, { recursive: true });
      await writeWhole(join(folder, `${name}-240.avif`), await avif(SMALL_SIDE));
      await writeWhole(join(folder, `${name}.avif`), await avif(SIDE));
      await writeWhole(join(folder, `${name}.webp`), whole.data);
      return { image: `/media/${name}.webp`, width: whole.info.width, height: whole.info.height };
    } catch (err) {
      deps.log.info({ err }, 'picture refused');
      throw refusal('upload.invalid');
    }
  });
}
