import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { type Picture, pictureKey } from './picture.ts';
import { forgetBackgrounds, pictureSource, type Rendered, renderPicture } from './render.ts';
import { forgetSprites } from './sprite.ts';

const INDEX = 'index.json';

const sha = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 32);

/** Where pictures are served from. */
export const MEDIA_PATH = '/media/';

/** What the index keeps of a picture: the file its address names and those beside it. */
type Entry = readonly string[];

function isIndex(json: unknown): json is Record<string, Entry> {
  return (
    typeof json === 'object' && json !== null && Object.values(json).every((entry) => Array.isArray(entry))
  );
}

async function readIndex(folder: string): Promise<Record<string, Entry>> {
  try {
    const json: unknown = JSON.parse(await readFile(join(folder, INDEX), 'utf8'));
    return isIndex(json) ? json : {};
  } catch {
    return {};
  }
}

/** A reader of the folder never sees half a file. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const draft = `${path}.${process.pid}.part`;
  await writeFile(draft, content);
  await rename(draft, path);
}

async function store(folder: string, rendered: Rendered): Promise<Entry> {
  const name = sha(rendered[0]![1]);
  await Promise.all(rendered.map(([ending, bytes]) => writeWhole(join(folder, name + ending), bytes)));
  return rendered.map(([ending]) => name + ending);
}

/** Runs a job for every item, as many at a time as the machine has cores. */
async function forEach<Item>(items: readonly Item[], job: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await job(item);
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
}

/**
 * Makes the pictures that `folder` does not have yet and gives the address of each by `pictureKey`.
 * Files are named by their content, so that they may be cached for ever.
 */
export async function preparePictures(
  folder: string,
  pictures: readonly Picture[],
): Promise<ReadonlyMap<string, string>> {
  await mkdir(folder, { recursive: true });
  const [index, files] = [await readIndex(folder), new Set(await readdir(folder))];
  const wanted = new Map(pictures.map((picture) => [pictureKey(picture), picture]));
  const sources = new Map([...wanted].map(([key, picture]) => [key, sha(pictureSource(picture))]));
  const isThere = (entry: Entry | undefined) => entry !== undefined && entry.every((file) => files.has(file));
  const missing = [...wanted].filter(([key]) => !isThere(index[sources.get(key)!]));
  if (missing.length > 0) {
    const threads = sharp.concurrency();
    sharp.concurrency(1);
    await forEach(missing, async ([key, picture]) => {
      index[sources.get(key)!] = await store(folder, await renderPicture(picture));
    });
    sharp.concurrency(threads);
    forgetSprites();
    forgetBackgrounds();
    await writeWhole(join(folder, INDEX), JSON.stringify(index));
  }
  return new Map([...sources].map(([key, source]) => [key, MEDIA_PATH + index[source]![0]!]));
}
