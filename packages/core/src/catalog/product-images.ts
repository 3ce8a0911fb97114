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
