import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

import type { Deps } from '../http/serving/context.ts';
import { boundedLimit } from './bounded-limit.ts';
import { encodeAvif } from './encode-avif.ts';
import { LONGEST_S, MOST_PIXELS } from './picture-kind.ts';
import { originalOf } from './picture-name.ts';

/** The widths that are made of a picture when they are asked for, in pixels. */
const WIDTHS = [160, 320, 480, 960, 1600];
const DERIVED = /^([\w-]+)-w([1-9]\d{2,3})\.(avif|webp)$/;
const MISSES_AT_MOST = 10_000;
const MISSED_FOR_MS = 60_000;

/** Two at once: a page of new sizes does not slow other requests. Further ones than these are missing for a while. */
const limit = boundedLimit({ concurrency: 2, queue: 40 });

type Derived = { name: string; width: number; kind: 'avif' | 'webp' };

/** `plov-w960.avif` in parts; null for another name or width. */
function readDerived(file: string): Derived | null {
  const [, name = '', width, kind] = DERIVED.exec(file) ?? [];
  return WIDTHS.includes(Number(width))
    ? { name, width: Number(width), kind: kind as Derived['kind'] }
    : null;
}

function encode(source: Buffer, { width, kind }: Derived): Promise<Buffer> {
  const image = sharp(source, { limitInputPixels: MOST_PIXELS, pages: 1 }).resize({
    width,
    withoutEnlargement: true,
  });
  const encoded = kind === 'avif' ? encodeAvif(image, 52) : image.webp({ quality: 80 });
  return encoded.timeout({ seconds: LONGEST_S }).toBuffer();
}

/**
 * Reads a stored picture. A width of it, `name-w960.avif`, is made of its original by its first reader and stored; it is
 * never wider than the original. Null if it is missing.
 */
export function pictureReader({ storage, log }: Pick<Deps, 'storage' | 'log'>) {
  const missing = new LRUCache<string, true>({ max: MISSES_AT_MOST, ttl: MISSED_FOR_MS });
  const underway = new Map<string, Promise<Buffer | null>>();

  async function derive(file: string, derived: Derived): Promise<Buffer | null> {
    const { name } = derived;
    const source = (await storage.read(originalOf(name))) ?? (await storage.read(`${name}.webp`));
    if (!source) return null;
    const bytes = await limit(() => encode(source, derived));
    // The reader gets it in any case; without a stored copy the next one makes it again.
    await storage.write(file, bytes).catch((err: unknown) => log.warn({ err }, 'picture not stored'));
    return bytes;
  }

  async function find(file: string): Promise<Buffer | null> {
    const stored = await storage.read(file);
    if (stored) return stored;
    const derived = readDerived(file);
    const made = derived && (await derive(file, derived));
    if (!made) missing.set(file, true);
    return made;
  }

  return (file: string): Promise<Buffer | null> => {
    if (missing.has(file)) return Promise.resolve(null);
    const work = underway.get(file) ?? find(file).finally(() => underway.delete(file));
    underway.set(file, work);
    return work;
  };
}
