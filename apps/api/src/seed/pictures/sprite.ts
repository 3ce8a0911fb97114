import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

import { DRAWINGS } from './drawn/drawings.ts';

/** Uncompressed RGBA. */
export type Pixels = { data: Buffer; width: number; height: number };

/** Something on the table: an emoji or a drawing, `hue` degrees away from its own colours. */
export type SpriteCode = { name: string; hue: number };

const EMOJIS = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);

/** 'glass.mango', '🍔' or '🫖@225'. */
export function parseSprite(code: string): SpriteCode {
  const [name = '', hue = '0'] = code.split('@');
  return { name, hue: Number(hue) };
}

function emojiFile(emoji: string): string {
  const points = [...emoji].map((point) => point.codePointAt(0)?.toString(16));
  return join(EMOJIS, `${points.join('-')}.webp`);
}

/** What a sprite is made of, for the key of a picture: the drawing itself, or the emoji's name. */
export function spriteSource({ name, hue }: SpriteCode): string {
  return `${DRAWINGS.get(name)?.() ?? name}@${hue}`;
}

async function load({ name, hue }: SpriteCode): Promise<Pixels> {
  const drawn = DRAWINGS.get(name);
  const image = drawn
    ? sharp(Buffer.from(drawn()), { density: 144 })
    : sharp(await readFile(emojiFile(name)));
  const turned = hue === 0 ? image : image.modulate({ hue });
  const { data, info } = await turned
    .ensureAlpha()
    .trim({ background: '#00000000', threshold: 8 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const loaded = new Map<string, Promise<Pixels>>();

function whole(code: SpriteCode): Promise<Pixels> {
  const key = `${code.name}@${code.hue}`;
  const known = loaded.get(key) ?? load(code);
  loaded.set(key, known);
  return known;
}

/** Forgets the decoded emojis and drawings, some 250 kB each. */
export function forgetSprites(): void {
  loaded.clear();
}

/** A sprite without its empty edges, fitted into a square of `size`; an emoji grows by a fifth at most. */
export async function renderSprite(code: SpriteCode, size: number, degrees = 0): Promise<Pixels> {
  const source = await whole(code);
  const limit = DRAWINGS.has(code.name) ? 1 : 1.2;
  const scale = Math.min(limit, size / Math.max(source.width, source.height));
  const { data, info } = await sharp(source.data, {
    raw: { width: source.width, height: source.height, channels: 4 },
  })
    .resize(Math.round(source.width * scale), Math.round(source.height * scale))
    .rotate(degrees, { background: '#00000000' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
