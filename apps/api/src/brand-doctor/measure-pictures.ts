import type { CheckedBrand } from '@dasturxon/core/brand-doctor';
import pLimit from 'p-limit';
import sharp from 'sharp';

import type { Storage } from '../gateways/storage/storage.ts';
import { MOST_PIXELS } from '../pictures/picture-kind.ts';
import { originalOf } from '../pictures/picture-name.ts';

const OWN = /^\/media\/([\w-]+)(\.\w+)$/;
const AT_ONCE = 4;

async function measure(storage: Storage, [, name = '', ending = '']: RegExpExecArray) {
  const bytes = (await storage.read(originalOf(name))) ?? (await storage.read(`${name}${ending}`));
  if (!bytes) return null;
  const metadata = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch(() => null);
  return metadata && { width: metadata.width, height: metadata.height };
}

/** The sides of the pictures that the store keeps; null for a lost or broken file. Other addresses are left out. */
export async function measurePictures(
  storage: Storage,
  images: readonly string[],
): Promise<CheckedBrand['pictures']> {
  const limit = pLimit(AT_ONCE);
  const own = images.flatMap((image) => {
    const parts = OWN.exec(image);
    return parts ? [{ image, parts }] : [];
  });
  const measured = own.map(({ image, parts }) =>
    limit(async () => [image, await measure(storage, parts)] as const),
  );
  return new Map(await Promise.all(measured));
}
