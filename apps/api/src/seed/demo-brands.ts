import { join } from 'node:path';

import { packageRoot } from '../kernel/package-root.ts';
import type { DemoBrand } from './brand.ts';
import { burger } from './brands/burger/burger.ts';
import { osh } from './brands/osh/osh.ts';
import { qahva } from './brands/qahva/qahva.ts';
import { type Art, MEDIA_PATH, type Picture, pictureKey, preparePictures } from './pictures.ts';

const BRANDS = [osh, burger, qahva];

/** The demo brands with addresses from `art`, which is asked once for every use of a picture. */
export function demoBrandsWith(art: Art): DemoBrand[] {
  return BRANDS.map((brand) => brand(art));
}

/** Every picture that the demo brands show. */
export function demoPictures(): Picture[] {
  const pictures: Picture[] = [];
  demoBrandsWith((picture) => {
    pictures.push(picture);
    return `${MEDIA_PATH}pending.webp`;
  });
  return pictures;
}

/** Where drawn pictures are kept for the next empty data directory. */
const sharedPictures = () => join(packageRoot(), 'node_modules', '.cache', 'pictures');

/**
 * The three fictional brands of the demo. Puts into `mediaDir` the pictures that are not there yet: some seconds
 * of drawing the first time on a machine, a copy for a further data directory, nothing at a second start.
 */
export async function buildDemoBrands(mediaDir: string, cache = sharedPictures()): Promise<DemoBrand[]> {
  const addresses = await preparePictures(mediaDir, demoPictures(), cache);
  return demoBrandsWith((picture) => addresses.get(pictureKey(picture))!);
}
