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

/**
 * The three fictional brands of the demo. Draws into `mediaDir` the pictures that are not there yet: some
 * seconds the first time, nothing afterwards.
 */
export async function buildDemoBrands(mediaDir: string): Promise<DemoBrand[]> {
  const addresses = await preparePictures(mediaDir, demoPictures());
  return demoBrandsWith((picture) => addresses.get(pictureKey(picture))!);
}
