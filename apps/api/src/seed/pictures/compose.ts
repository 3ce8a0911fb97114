import sharp, { type OverlayOptions, type Sharp } from 'sharp';

import { type Place } from './layout.ts';
import { renderShadow } from './shadow.ts';
import { parseSprite, type Pixels, renderSprite } from './sprite.ts';

const raw = ({ width, height }: Pixels) => ({ width, height, channels: 4 as const });

/** `overlay` with what would hang over the edges cut off, since libvips refuses it; null when nothing is left. */
async function inside(
  pixels: Pixels,
  corner: { left: number; top: number },
  canvas: { width: number; height: number },
): Promise<OverlayOptions | null> {
  const left = Math.max(0, -corner.left);
  const top = Math.max(0, -corner.top);
  const width = Math.min(pixels.width - left, canvas.width - Math.max(0, corner.left));
  const height = Math.min(pixels.height - top, canvas.height - Math.max(0, corner.top));
  if (width <= 0 || height <= 0) return null;
  const place = { left: Math.max(0, corner.left), top: Math.max(0, corner.top) };
  if (width === pixels.width && height === pixels.height)
    return { input: pixels.data, raw: raw(pixels), ...place };
  const cut = await sharp(pixels.data, { raw: raw(pixels) })
    .extract({ left, top, width, height })
    .raw()
    .toBuffer();
  return { input: cut, raw: { width, height, channels: 4 }, ...place };
}

/** A sprite with its shadow, as layers for a canvas. `unit` is the length that a place's numbers are parts of. */
async function layersOf(
  place: Place,
  canvas: { width: number; height: number },
  unit: number,
): Promise<OverlayOptions[]> {
  const sprite = await renderSprite(parseSprite(place.code), Math.round(place.size * unit), place.turn);
  const shadow = await renderShadow(sprite);
  const left = Math.round(place.x * canvas.width - sprite.width / 2);
  const top = Math.round(place.y * canvas.height - sprite.height / 2);
  const drop = Math.round(place.size * unit * 0.05);
  const layers = await Promise.all([
    inside(shadow, { left: left - shadow.margin, top: top - shadow.margin + drop }, canvas),
    inside(sprite, { left, top }, canvas),
  ]);
  return layers.filter((layer) => layer !== null);
}

/** Sprites on a background drawn as SVG; the result is RGB without an alpha channel. */
export async function compose(
  background: Buffer,
  places: readonly Place[],
  canvas: { width: number; height: number; unit?: number },
): Promise<Sharp> {
  const unit = canvas.unit ?? Math.min(canvas.width, canvas.height);
  const layers = (await Promise.all(places.map((place) => layersOf(place, canvas, unit)))).flat();
  const { data, info } = await sharp(background)
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}
