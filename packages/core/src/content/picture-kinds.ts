/** What a picture of the back office is for. */
export const PICTURE_KINDS = ['dish', 'banner', 'story', 'slide', 'logo', 'branch'] as const;
/** What a picture of the back office is for. */
export type PictureKind = (typeof PICTURE_KINDS)[number];

/**
 * Of each kind: width to height, and the longer side that guests get at most, in pixels (BO-340). Larger originals are kept
 * for other sizes.
 */
export const PICTURE_SHAPES: Readonly<Record<PictureKind, { width: number; height: number; side: number }>> =
  {
    dish: { width: 1, height: 1, side: 480 },
    banner: { width: 16, height: 7, side: 960 },
    story: { width: 1, height: 1, side: 480 },
    slide: { width: 9, height: 16, side: 1_280 },
    /** Square: every place of the storefront that has the logo is. */
    logo: { width: 1, height: 1, side: 480 },
    branch: { width: 4, height: 3, side: 960 },
  };

/** Below so many pixels of its longer side a cut picture looks blurred. */
export const SMALL_PICTURE = 800;
/** The largest picture that is taken, in bytes (BO-340). */
export const PICTURE_LIMIT = 8 * 1024 * 1024;
/** The largest video of a story, in bytes (BO-340). */
export const VIDEO_LIMIT = 20 * 1024 * 1024;

/** A part of an upright picture, in shares of its width and height. */
export type Crop = { x: number; y: number; width: number; height: number };

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

/**
 * The part of a picture that has the shape of its kind around a focal point, as close to it as the edges permit (BO-340).
 * `zoom` 1 is the largest part; `focus` in shares of width and height.
 */
export function cropAround(
  picture: { width: number; height: number },
  kind: PictureKind,
  { zoom, focus }: { zoom: number; focus: { x: number; y: number } },
): Crop {
  const shape = PICTURE_SHAPES[kind];
  const wanted = shape.width / shape.height / (picture.width / picture.height);
  const largest = wanted > 1 ? { width: 1, height: 1 / wanted } : { width: wanted, height: 1 };
  const scale = 1 / Math.max(1, zoom);
  const [width, height] = [largest.width * scale, largest.height * scale];
  return {
    x: within(focus.x - width / 2, 0, 1 - width),
    y: within(focus.y - height / 2, 0, 1 - height),
    width,
    height,
  };
}
