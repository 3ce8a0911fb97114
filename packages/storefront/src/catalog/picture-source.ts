import type { PictureSource } from '@dasturxon/ui/picture';

const OWN = /^(\/media\/[\w-]+)\.webp$/;

/** Where a product's picture is. Our own pictures have an AVIF beside the 480 px WebP; others are used as they are (HTTP-05). */
export function toPicture(image: string | null): PictureSource | null {
  if (!image) return null;
  const own = OWN.exec(image)?.[1];
  return { src: image, avif: own ? `${own}.avif` : null, width: 480, height: 480 };
}
