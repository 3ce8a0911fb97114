import { demoBrandsWith } from '../seed/demo-brands.ts';
import { pictureKey } from '../seed/pictures.ts';

/** The demo brands as they are seeded, with the addresses of pictures that nobody has drawn. */
export const brands = demoBrandsWith((picture) => `/media/${encodeURIComponent(pictureKey(picture))}.webp`);

/** Each under its name, as a table of tests takes them. */
export const everyBrand = brands.map((brand) => [brand.merchant.sub, brand] as const);

/** Ids of the entries that are not as they should be. */
export const wrong = <Entry extends { id: string }>(
  list: readonly Entry[],
  isRight: (entry: Entry) => boolean,
) => list.filter((entry) => !isRight(entry)).map(({ id }) => id);
