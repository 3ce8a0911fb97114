import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { demoPictures } from '../demo-brands.ts';
import { type Picture, pictureKey } from './picture.ts';
import { preparePictures } from './picture-store.ts';
import { renderPicture } from './render.ts';
import { DRAWINGS } from './drawn/drawings.ts';
import { layOut } from './layout.ts';
import { setScene } from './scenes.ts';
import { emojiFile, parseSprite } from './sprite.ts';

const FEW: readonly Picture[] = [
  { kind: 'dish', tint: 'saffron', show: 'plov.wedding 🧄' },
  { kind: 'dish', tint: 'wheat', show: '🥟×3' },
  { kind: 'chip', tint: 'jade', show: '🫖@225' },
  { kind: 'logo', mark: 'cup', ground: '#E8A87C', ink: '#3B2115' },
  { kind: 'favicon', mark: 'lagan', ground: '#FCE000', ink: '#2B1A0F' },
];

const nameOf = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 20);

let folder = '';
let addresses: ReadonlyMap<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  addresses = await preparePictures({ folder, nameOf }, FEW);
});

afterAll(() => rm(folder, { recursive: true }));

const fileOf = (picture: Picture, ending?: string) => {
  const name = addresses.get(pictureKey(picture))!.replace('/media/', '');
  return join(folder, ending ? name.replace(/\.webp$/, ending) : name);
};

test('a dish is a 480 px WebP with AVIF of 360 and 240 px beside it', async () => {
  const side = async (ending: string) => (await sharp(fileOf(FEW[0]!, ending)).metadata()).width;
  expect(await side('.webp')).toBe(480);
  expect(await side('.avif')).toBe(360);
  expect(await side('-240.avif')).toBe(240);
  expect((await stat(fileOf(FEW[0]!, '.avif'))).size).toBeLessThan(16_000);
});

test('an address is the content’s: the same picture drawn again has the same bytes', async () => {
  for (const address of addresses.values()) expect(address).toMatch(/^\/media\/[0-9a-f]{20}\.(?:webp|png)$/);
  const [once, again] = [await renderPicture(FEW[1]!), await renderPicture(FEW[1]!)];
  expect(once[0]![1].equals(again[0]![1])).toBe(true);
});

test('what is in the folder is not drawn again, and what was lost is', async () => {
  const before = await stat(fileOf(FEW[0]!));
  await rm(fileOf(FEW[1]!, '.avif'));
  expect(await preparePictures({ folder, nameOf }, FEW)).toEqual(addresses);
  expect((await stat(fileOf(FEW[0]!))).mtimeMs).toBe(before.mtimeMs);
  expect(existsSync(fileOf(FEW[1]!, '.avif'))).toBe(true);
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

const isKnown = ({ name, hue }: ReturnType<typeof parseSprite>) =>
  (DRAWINGS.has(name) || existsSync(emojiFile(name))) && Number.isFinite(hue);

test('a second data directory gets copies, and a cache that cannot be written is done without', async () => {
  const second = await mkdtemp(join(tmpdir(), 'pictures-'));
  const copied = await preparePictures({ folder: join(second, 'a'), nameOf, cache: folder }, FEW);
  expect(copied).toEqual(addresses);
  expect((await readdir(join(second, 'a'))).sort()).toEqual((await readdir(folder)).sort());
  const drawn = await preparePictures(
    { folder: join(second, 'b'), nameOf, cache: join(folder, 'index.json', 'cache') },
    FEW.slice(3),
  );
  expect(drawn.size).toBe(2);
  await rm(second, { recursive: true });
});

test('every picture of the demo brands names drawings and emojis that exist', () => {
  const shown = demoPictures().filter((picture) => 'show' in picture);
  const codes = new Set(shown.flatMap((picture) => setScene(picture).places.map(({ code }) => code)));
  expect([...codes].filter((code) => !isKnown(parseSprite(code)))).toEqual([]);
  expect(codes.size).toBeGreaterThan(150);
});

test('the products of a brand do not all look the same', () => {
  const dishes = demoPictures().filter(({ kind }) => kind === 'dish');
  expect(new Set(dishes.map(pictureKey)).size).toBeGreaterThan(180);
});

test('the main object is in the middle, garnish in front of it and inside the picture', () => {
  expect(layOut('🍔')).toHaveLength(1);
  expect(layOut('🥟×3 🧄').map(({ code }) => code)).toEqual(['🥟', '🥟', '🥟', '🧄']);
  for (const { x, y, size } of layOut('🍔 🍟 🥤').slice(1)) {
    expect(x + size / 2).toBeLessThan(1);
    expect(x - size / 2).toBeGreaterThan(0);
    expect(y + size / 2).toBeLessThan(1);
  }
});
