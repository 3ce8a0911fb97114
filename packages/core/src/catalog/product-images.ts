import type { Product } from './product.schema.ts';

type Pictured = Pick<Product, 'image' | 'gallery'>;

/** The picture of a card: the product's own, else the first of its gallery, else the brand's logo (IMP-07). */
export function productImage(product: Pictured, logo: string | null): string | null {
  return product.image || product.gallery.find(Boolean) || logo || null;
}

/** Pictures to swipe through; an empty gallery falls back to the picture, and that to the logo (IMP-07). */
export function productGallery(product: Pictured, logo: string | null): string[] {
  const gallery = product.gallery.filter(Boolean);
  if (gallery.length > 0) return [...new Set(gallery)];
  const image = productImage(product, logo);
  return image ? [image] : [];
}

/** The pictures of a dish's page beside its own one, each once. */
export const morePictures = ({ image, gallery }: Pictured): string[] => [
  ...new Set(gallery.filter((picture) => picture !== '' && picture !== image)),
];

/** The gallery of a dish with these pictures: its own one first. The reverse of `morePictures`. */
export const galleryOf = (image: string | null, more: readonly string[]): string[] => [
  ...new Set([image ?? '', ...more].filter(Boolean)),
];

/** The gallery after a change of the dish's picture: one that shows a picture that the dish has no more is made anew. */
export function currentGallery(product: Pictured, more: readonly string[]): readonly string[] {
  const isStale = product.gallery.some(
    (picture) => picture !== '' && picture !== product.image && !more.includes(picture),
  );
  return isStale ? galleryOf(product.image, more) : product.gallery;
}
