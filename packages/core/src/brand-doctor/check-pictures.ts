import type { CheckedBrand, LoadedBrand } from './checked-brand.ts';
import { finding, type Finding, type FindingPlace } from './finding.ts';
import { placeOf } from './names.ts';

/** The shorter side of a picture, in pixels, under which it is blurred on a phone's card. */
const SMALLEST_SIDE = 320;

type Shown = {
  kind: FindingPlace;
  id: string;
  name: Parameters<typeof placeOf>[2]['name'];
  images: string[];
  /** Shown as a small circle. */
  cover?: string;
  categoryId?: string | null;
};

/** Every thing of a brand that shows pictures. */
function shownOf({ menu, banners, stories }: LoadedBrand): Shown[] {
  return [
    ...menu.products
      .filter(({ active }) => active)
      .map(({ id, name, image, gallery, categoryId }) => ({
        kind: 'product' as const,
        id,
        name,
        categoryId,
        images: [...new Set([image ?? '', ...gallery])].filter(Boolean),
      })),
    ...menu.categories.map(({ id, name, image }) => ({
      kind: 'category' as const,
      id,
      name,
      images: image ? [image] : [],
    })),
    ...banners.map(({ id, title, image }) => ({ kind: 'banner' as const, id, name: title, images: [image] })),
    ...stories.map(({ id, title, image, slides }) => ({
      kind: 'story' as const,
      id,
      name: title,
      cover: image,
      images: [image, ...slides.map((slide) => slide.image)],
    })),
  ];
}

/** The addresses of every picture that the doctor looks at. */
export const picturesOf = (brand: LoadedBrand): string[] => [
  ...new Set(shownOf(brand).flatMap(({ images }) => images)),
];

function checkFiles(brand: CheckedBrand, shown: Shown): Finding[] {
  const where = placeOf(brand, shown.kind, shown);
  return shown.images.flatMap((image) => {
    const size = brand.pictures.get(image);
    if (size === null) return finding('picture.lost', where, { image });
    const side = size && Math.min(size.width, size.height);
    return side && image !== shown.cover && side < SMALLEST_SIDE
      ? finding('picture.small', where, { side: String(side) })
      : [];
  });
}

/** Dishes without a picture, lost and small files, and one picture for several dishes of a category. */
export function checkPictures(brand: CheckedBrand): Finding[] {
  const all = shownOf(brand);
  const dishes = all.filter(({ kind }) => kind === 'product');
  const keyOf = ({ categoryId, images }: Shown) => JSON.stringify([categoryId, images[0]]);
  const firstOf = new Map<string, Shown>();
  for (const dish of dishes) firstOf.set(keyOf(dish), firstOf.get(keyOf(dish)) ?? dish);
  return [
    ...all.flatMap((shown) => checkFiles(brand, shown)),
    ...dishes.flatMap((dish) => {
      const where = placeOf(brand, 'product', dish);
      if (dish.images.length === 0) return finding('picture.none', where);
      const first = firstOf.get(keyOf(dish))!;
      return first.id === dish.id
        ? []
        : finding('picture.shared', where, { other: placeOf(brand, 'product', first).name });
    }),
  ];
}
