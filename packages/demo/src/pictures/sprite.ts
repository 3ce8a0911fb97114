import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

import { DRAWINGS } from './drawn/drawings.ts';
import type { Pixels } from './pixels.ts';

/** Something on the table: an emoji or a drawing, `hue` degrees away from its own colours. */
export type SpriteCode = { name: string; hue: number };

/** Resolved from this package, because a bundle of it runs from another one's folder. */
const packageFile = createRequire(import.meta.url).resolve('@dasturxon/demo/package.json');
const EMOJIS = join(
  dirname(createRequire(packageFile).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);

/** 'glass.mango', '🍔' or '🫖@225'. */
export function parseSprite(code: string): SpriteCode {
  const [name = '', hue = '0'] = code.split('@');
  return { name, hue: Number(hue) };
}

/** The file of an emoji in its package. */
export function emojiFile(emoji: string): string {
  const points = [...emoji].map((point) => point.codePointAt(0)?.toString(16));
  return join(EMOJIS, `${points.join('-')}.webp`);
}

/** The source of a sprite, for the key of a picture: the drawing itself, or the emoji's name. */
export function spriteSource({ name, hue }: SpriteCode): string {
  return `${DRAWINGS.get(name)?.() ?? name}@${hue}`;
}

/** Drawings are drawn half as large again, so that most are scaled down. */
const DENSITY = 108;
const BARELY_SEEN = 8;

type Box = { left: number; top: number; width: number; height: number };

/** The smallest box that holds what can be seen. (libvips' own trim takes five times as long.) */
function boundsOf({ data, width, height }: Pixels): Box {
  const isSeen = (x: number, y: number) => data[(y * width + x) * 4 + 3]! > BARELY_SEEN;
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isSeen(x, y)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

type Loaded = { pixels: Pixels; bounds: Box };

async function load({ name, hue }: SpriteCode): Promise<Loaded> {
  const drawn = DRAWINGS.get(name);
  const image = drawn
    ? sharp(Buffer.from(drawn()), { density: DENSITY })
    : sharp(await readFile(emojiFile(name)));
  const turned = hue === 0 ? image : image.modulate({ hue });
  const { data, info } = await turned.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  return { pixels, bounds: boundsOf(pixels) };
}

const loaded = new Map<string, Promise<Loaded>>();

function whole(code: SpriteCode): Promise<Loaded> {
  const key = `${code.name}@${code.hue}`;
  const known = loaded.get(key) ?? load(code);
  loaded.set(key, known);
  return known;
}

/** Frees the decoded emojis and drawings, some 250 kB each. */
export function forgetSprites(): void {
  loaded.clear();
}

/** A sprite without its empty edges, fitted into a square of `size`; it grows by a fifth at most. */
export async function renderSprite(code: SpriteCode, size: number, degrees = 0): Promise<Pixels> {
  const { pixels, bounds } = await whole(code);
  const scale = Math.min(1.2, size / Math.max(bounds.width, bounds.height));
  const { data: input, width: from, height: tall } = pixels;
  const fitted = sharp(input, { raw: { width: from, height: tall, channels: 4 } })
    .extract(bounds)
    .resize(Math.round(bounds.width * scale), Math.round(bounds.height * scale));
  const turned = degrees === 0 ? fitted : fitted.rotate(degrees, { background: '#00000000' });
  const { data, info } = await turned.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
