import { demoBrandsWith } from '../demo-brands.ts';
import { pictureKey } from '../pictures/picture.ts';

/** The demo brands with addresses of pictures that do not exist. */
export const brands = demoBrandsWith((picture) => `/media/${encodeURIComponent(pictureKey(picture))}.webp`);

/** Each brand with its name, as `test.each` takes them. */
export const everyBrand = brands.map((brand) => [brand.merchant.sub, brand] as const);

/** Ids of the entries that fail a check. */
export const wrong = <Entry extends { id: string }>(
  list: readonly Entry[],
  isRight: (entry: Entry) => boolean,
) => list.filter((entry) => !isRight(entry)).map(({ id }) => id);
