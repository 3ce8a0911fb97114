import sharp, { type Sharp } from 'sharp';

import { compose } from './compose.ts';
import { drawMark } from './drawn/mark.ts';
import { isMark, type Picture } from './picture.ts';
import { type SceneParts, setScene } from './scenes.ts';
import type { Canvas } from './pixels.ts';
import { parseSprite, spriteSource } from './sprite.ts';

/** Encoded forms of one picture by file-name ending; the first is the one its address names. */
export type Rendered = readonly (readonly [ending: string, bytes: Buffer])[];

/** Sides of the AVIF pictures in pixels: on a card, and where a card is small. */
const MEDIUM_SIDE = 360;
const SMALL_SIDE = 240;

/** Raise when the same parts are put together or encoded in another way. */
const RECIPE = 4;

const webp = (image: Sharp) => image.clone().webp({ quality: 80, effort: 2 }).toBuffer();

/** AVIF by sharp takes seconds at higher efforts; at this one some 20 ms for 360 px. */
const avif = (image: Sharp, side?: number): Promise<Buffer> =>
  (side ? image.clone().resize(side) : image.clone())
    .avif({ quality: 52, effort: 1, chromaSubsampling: '4:2:0' })
    .toBuffer();

const backgrounds = new Map<string, Promise<Canvas>>();

async function rasterise(svg: string): Promise<Canvas> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Many dishes share a table: it is drawn once. */
function background(svg: string): Promise<Canvas> {
  const known = backgrounds.get(svg) ?? rasterise(svg);
  backgrounds.set(svg, known);
  return known;
}

/** Frees the drawn backgrounds, some 900 kB each. */
export function forgetBackgrounds(): void {
  backgrounds.clear();
}

async function compound(parts: SceneParts): Promise<Sharp> {
  return compose(await background(parts.svg), parts.places, parts.unit);
}

async function square(image: Sharp, side: number): Promise<Rendered> {
  const small = await avif(image, SMALL_SIDE);
  return [
    ['.webp', await webp(image)],
    ['.avif', side === SMALL_SIDE ? small : await avif(image, side)],
    ['-240.avif', small],
  ];
}

/** Draws a picture and encodes it: WebP under its address, AVIF beside it, squares at 240 px as well. */
export async function renderPicture(picture: Picture): Promise<Rendered> {
  if (isMark(picture)) {
    const svg = Buffer.from(drawMark(picture.mark, picture.ground, picture.ink));
    if (picture.kind === 'logo') return square(sharp(svg), MEDIUM_SIDE);
    return [['.png', await sharp(svg).resize(64).png({ compressionLevel: 9 }).toBuffer()]];
  }
  const image = await compound(setScene(picture));
  if (picture.kind === 'dish') return square(image, MEDIUM_SIDE);
  if (picture.kind === 'chip') return square(image, SMALL_SIDE);
  return [
    ['.webp', await webp(image)],
    ['.avif', await avif(image)],
  ];
}

/** Everything that a picture is made from: while this stays the same, so does the picture. */
export function pictureSource(picture: Picture): string {
  if (isMark(picture)) {
    return JSON.stringify([RECIPE, picture.kind, drawMark(picture.mark, picture.ground, picture.ink)]);
  }
  const { places, ...scene } = setScene(picture);
  const standing = places.map((place) => [place, spriteSource(parseSprite(place.code))]);
  return JSON.stringify([RECIPE, picture.kind, scene, standing]);
}
