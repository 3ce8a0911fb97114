import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DAY_MS } from '@dasturxon/core/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';

import { products } from '../db/schema/catalog.ts';
import { upkeepRuns } from '../db/schema/merchants.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';
import { picturesOnceAWeek } from './start-picture-upkeep.ts';
import { storePicture } from './store-picture.ts';
import { removeUnusedPictures } from './unused-pictures.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'dasturxon-unused-'));
let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi({ env: { DATA_DIR } });
});
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

let shade = 0;
const draw = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: { r: (shade += 9), g: 90, b: 9 } } })
    .png()
    .toBuffer();
const nameOf = (image: string) => /([0-9a-f]{20})/.exec(image)![1]!;
async function upload(bytes: Buffer) {
  const { image } = await storePicture(osh.deps, bytes);
  return { image: image!, name: nameOf(image!) };
}
async function filesOf(name: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of osh.deps.storage.list(name)) files.push(file);
  return files.toSorted();
}
const show = (image: string | null) =>
  osh.deps.db.inTenant(osh.merchantId, async (tx) => {
    const [one] = await tx.select().from(products).limit(1);
    await tx
      .update(products)
      .set({ data: { ...one!.data, image } })
      .where(eq(products.id, one!.id));
  });
const removeAfter = (days: number) =>
  removeUnusedPictures(osh.deps, new Date(osh.clock.now.getTime() + days * DAY_MS));

test('OPS-22 a picture that nothing has shown for 30 days is removed in all its sizes, one that a dish shows stays', async () => {
  const [shown, unused] = [await upload(await draw()), await upload(await draw())];
  await osh.deps.storage.write(`${unused.name}-w320.webp`, Buffer.from('derived'));
  await osh.deps.storage.write('names-main.json', Buffer.from('a built file'));
  await show(shown.image);
  await removeAfter(0);
  await removeAfter(29.9);
  expect(await filesOf(unused.name)).toHaveLength(5);
  expect(await removeAfter(30.1)).toBe(1);
  expect(await filesOf(unused.name)).toEqual([]);
  expect(await filesOf(shown.name)).toHaveLength(4);
  expect(await filesOf('names-main')).toEqual(['names-main.json']);

  await show(null);
  await removeAfter(40);
  expect(await removeAfter(69)).toBe(0);
  await show(shown.image);
  await removeAfter(69.5);
  await show(null);
  await removeAfter(70);
  // The month begins again with each use.
  expect(await removeAfter(99)).toBe(0);
  expect(await removeAfter(100.5)).toBe(1);
});

test('OPS-22 a picture that is uploaded again before its removal stays, also while removals run', async () => {
  const bytes = await draw();
  const { name } = await upload(bytes);
  await removeAfter(0);
  const uploads = Array.from({ length: 4 }, () => upload(bytes));
  await Promise.all([removeAfter(31), ...uploads]);
  await upload(bytes);
  expect(await filesOf(name)).toHaveLength(4);
  expect(await removeAfter(32)).toBe(0);
  expect(await filesOf(name)).toHaveLength(4);
});

test('OPS-22 one of several processes does it, once a week', async () => {
  const needs = { ...osh.deps, now: () => osh.clock.now };
  const runs = () => osh.deps.db.asPlatform((tx) => tx.select().from(upkeepRuns));
  await Promise.all([picturesOnceAWeek(needs), picturesOnceAWeek(needs)]);
  const [first] = await runs();
  osh.clock.now = new Date(osh.clock.now.getTime() + 6 * DAY_MS);
  await picturesOnceAWeek(needs);
  expect(await runs()).toEqual([first]);
  osh.clock.now = new Date(osh.clock.now.getTime() + 2 * DAY_MS);
  await picturesOnceAWeek(needs);
  expect((await runs())[0]!.at).toEqual(osh.clock.now);
});
