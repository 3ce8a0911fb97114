import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import pLimit from 'p-limit';
import sharp from 'sharp';

import { type Picture, pictureKey } from './picture.ts';
import { forgetBackgrounds, pictureSource, type Rendered, renderPicture } from './render.ts';
import { forgetSprites } from './sprite.ts';

const INDEX = 'index.json';

/** Where pictures are served from. */
export const MEDIA_PATH = '/media/';

/** Gives the file name of a picture, or the key of its source, by content. */
export type NameOf = (content: string | Uint8Array) => string;

export type PictureFolder = { folder: string; nameOf: NameOf };

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
  const draft = `${path}.${randomUUID()}.part`;
  await writeFile(draft, content);
  await rename(draft, path);
}

async function store({ folder, nameOf }: PictureFolder, rendered: Rendered): Promise<Entry> {
  const name = nameOf(rendered[0]![1]);
  await Promise.all(rendered.map(([ending, bytes]) => writeWhole(join(folder, name + ending), bytes)));
  return rendered.map(([ending]) => name + ending);
}

/** As many pictures at a time as the machine has cores, four at most. */
const limit = pLimit(Math.min(4, availableParallelism()));

/** What a folder holds, what it should hold, and which pictures it lacks. */
async function survey({ folder, nameOf }: PictureFolder, pictures: readonly Picture[]) {
  await mkdir(folder, { recursive: true });
  const [index, files] = [await readIndex(folder), new Set(await readdir(folder))];
  const sources = new Map(pictures.map((picture) => [pictureKey(picture), nameOf(pictureSource(picture))]));
  const entryOf = (picture: Picture) => index[sources.get(pictureKey(picture))!];
  const isThere = (entry: Entry | undefined) => entry !== undefined && entry.every((file) => files.has(file));
  return { index, sources, missing: pictures.filter((picture) => !isThere(entryOf(picture))) };
}

type Survey = Awaited<ReturnType<typeof survey>>;

async function draw(into: PictureFolder, { index, sources, missing }: Survey): Promise<void> {
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  await limit.map(missing, async (picture) => {
    index[sources.get(pictureKey(picture))!] = await store(into, await renderPicture(picture));
  });
  sharp.concurrency(threads);
  forgetSprites();
  forgetBackgrounds();
  await writeWhole(join(into.folder, INDEX), JSON.stringify(index));
}

async function fetchFrom(cache: string, folder: string, { index, sources, missing }: Survey): Promise<void> {
  const kept = await readIndex(cache);
  await limit.map(missing, async (picture) => {
    const source = sources.get(pictureKey(picture))!;
    const entry = kept[source]!;
    await Promise.all(
      entry.map(async (file) => writeWhole(join(folder, file), await readFile(join(cache, file)))),
    );
    index[source] = entry;
  });
  await writeWhole(join(folder, INDEX), JSON.stringify(index));
}

async function isWritable(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

type Filling = PictureFolder & { cache?: string };

async function fill({ cache, ...into }: Filling, pictures: readonly Picture[]): Promise<Survey> {
  const found = await survey(into, pictures);
  if (found.missing.length === 0) return found;
  if (cache !== undefined && (await isWritable(cache))) {
    await fill({ ...into, folder: cache }, pictures);
    await fetchFrom(cache, into.folder, found);
  } else await draw(into, found);
  return found;
}

/**
 * Makes the pictures that `folder` does not have yet and gives the address of each by `pictureKey`.
 * Files are named by their content, so that they may be cached for ever. What `cache` holds, a folder of the same
 * form that other data directories share, is copied and not drawn.
 */
export async function preparePictures(
  into: Filling,
  pictures: readonly Picture[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Map(pictures.map((picture) => [pictureKey(picture), picture]));
  const { index, sources } = await fill(into, [...wanted.values()]);
  return new Map([...sources].map(([key, source]) => [key, MEDIA_PATH + index[source]![0]!]));
}
