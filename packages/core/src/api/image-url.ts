/** A thumbnail as the resizing service is asked for it (HTTP-05). */
export const THUMBNAIL = { width: 480, height: 480, quality: 100, format: 'webp' } as const;

const FULL_URL = /^(?:https?:)?\/\/|^data:image\//i;

/** The address of a stored picture; a full URL is used as it is (HTTP-05). */
export function imageUrl(image: string, cdnBase = ''): string {
  return FULL_URL.test(image) ? image : `${cdnBase.replace(/\/$/, '')}/${image.replace(/^\/+/, '')}`;
}

/** The address of a picture 480 × 480, quality 100, webp (HTTP-05). A full URL is used as it is. */
export function thumbnailUrl(image: string, cdnBase = ''): string {
  if (FULL_URL.test(image)) return image;
  const { width, height, quality, format } = THUMBNAIL;
  return `${imageUrl(image, cdnBase)}?width=${width}&height=${height}&quality=${quality}&format=${format}`;
}
