import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

import { localStorage } from '../gateways/storage/local-storage.ts';
import { createLog } from '../kernel/log.ts';
import { aDatabase } from '../testing/database.ts';
import { pictureReader } from './read-picture.ts';
import { storePicture } from './store-picture.ts';

const folder = mkdtempSync(join(tmpdir(), 'dasturxon-widths-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const storage = localStorage(folder);
const deps = { db: await aDatabase(), storage, log: createLog('silent') };

async function aPicture(width: number, height: number): Promise<string> {
  const noise = { type: 'gaussian', mean: 120, sigma: 20 } as const;
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer();
  const { image } = await storePicture(deps, bytes);
  return /([0-9a-f]{20})/.exec(image!)![1]!;
}
const widthOf = async (bytes: Buffer | null) => (await sharp(bytes!).metadata()).width;

test('OPS-04 the original is kept up to 2,560 px, upright and without metadata', async () => {
  const name = await aPicture(3_000, 1_000);
  const original = await sharp((await storage.read(`${name}-original.webp`))!).metadata();
  expect([original.width, original.height, original.exif]).toEqual([2_560, 853, undefined]);
});

test('OPS-04 a width is made when it is first asked for, stored, and never wider than the original', async () => {
  const name = await aPicture(700, 300);
  const read = pictureReader(deps);
  expect(await storage.read(`${name}-w320.webp`)).toBeNull();
  const [one, other] = await Promise.all([read(`${name}-w320.webp`), read(`${name}-w320.webp`)]);
  expect(await widthOf(one)).toBe(320);
  // Asked twice at once, made once.
  expect(other).toBe(one);
  expect(await storage.read(`${name}-w320.webp`)).toEqual(one);
  expect(await widthOf(await read(`${name}-w160.avif`))).toBe(160);
  expect(await widthOf(await read(`${name}-w1600.webp`))).toBe(700);
});

test('OPS-04 a picture without an original gives the sizes it has', async () => {
  const bytes = await sharp({ create: { width: 480, height: 480, channels: 3, background: '#c60' } })
    .webp()
    .toBuffer();
  await storage.write('drawn.webp', bytes);
  expect(await widthOf(await pictureReader(deps)('drawn-w160.webp'))).toBe(160);
});

test.each(['w161.webp', 'w99999.webp', 'w160.png', 'w0160.webp'])(
  'T60 no other size is made: %s',
  async (ending) => {
    await storage.write('some.webp', Buffer.from('picture'));
    expect(await pictureReader(deps)(`some-${ending}`)).toBeNull();
  },
);

test('OPS-04 a store that takes no writes still shows the picture', async () => {
  const name = await aPicture(400, 400);
  const full = { ...storage, write: () => Promise.reject(new Error('full')) };
  expect(await widthOf(await pictureReader({ ...deps, storage: full })(`${name}-w160.webp`))).toBe(160);
});
