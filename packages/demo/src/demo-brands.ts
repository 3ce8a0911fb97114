import type { BrandContent } from '@dasturxon/core/content';

import { burger } from './brands/burger/burger.ts';
import { osh } from './brands/osh/osh.ts';
import { qahva } from './brands/qahva/qahva.ts';
import { type Art, type Picture, pictureKey } from './pictures/picture.ts';
import { MEDIA_PATH, type PictureFolder, preparePictures } from './pictures/picture-store.ts';

const BRANDS = [osh, burger, qahva];

/** The demo brands with addresses from `art`, which is asked once for every use of a picture. */
export function demoBrandsWith(art: Art): BrandContent[] {
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

/** Where the pictures of the demo go, and how their files are named. */
export type DemoPictures = PictureFolder & {
  /** Drawn pictures that further data directories copy. */
  cache: string;
};

/**
 * The three fictional brands of the demo. Puts into the folder the pictures that are not there yet: some seconds
 * of drawing the first time on a machine, a copy for a further data directory, nothing at a second start.
 */
export async function buildDemoBrands(into: DemoPictures): Promise<BrandContent[]> {
  const addresses = await preparePictures(into, demoPictures());
  return demoBrandsWith((picture) => addresses.get(pictureKey(picture))!);
}
