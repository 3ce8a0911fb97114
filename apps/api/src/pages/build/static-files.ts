import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';

import { SAFETY_HEADERS } from './page-headers.ts';
import { answerPrepared, prepare, type Prepared } from '../../http/prepared/prepared.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
const FOREVER = 'max-age=31536000, immutable';
/** A name and nothing but a name: no folders up, no hidden files. */
const NAME = /^(?:[\w-]+\/)?[\w-]+(?:\.[\w-]+)*\.(?:js|css|svg|png|webp|avif|woff2?)$/;

/** Files of one folder that are cached in memory; pictures of many brands exceed that. */
const KEEP_AT_MOST = 1_000;

/** `read`: the bytes of a file; null if it is missing. */
type Files = { at: string; read: (name: string) => Promise<Uint8Array | null>; compressed: boolean };

/** Files of a folder. */
export const filesIn = (folder: string) => (name: string) => readFile(join(folder, name)).catch(() => null);

/** Serves files whose names carry the hash of their content: they never change and may be kept for ever. */
export function staticFiles(app: Hono, { at, read, compressed }: Files): void {
  const kept = new LRUCache<string, Promise<Prepared>>({ max: KEEP_AT_MOST });

  async function load(name: string): Promise<Prepared> {
    const bytes = await read(name);
    if (!bytes) throw new Error('no such file');
    const headers = { ...SAFETY_HEADERS, 'Content-Type': TYPES[extname(name)]!, 'Cache-Control': FOREVER };
    if (compressed) {
      // Identical for every visitor, so it may be cached publicly.
      const alike = { ...headers, Vary: 'Accept-Encoding' };
      return prepare(bytes, alike, await read(`${name}.br`));
    }
    const whole = new Uint8Array(bytes);
    return { etag: `"${name}"`, headers, bytes: { identity: whole, br: whole, gzip: whole } };
  }

  app.get(`${at}*`, async (c) => {
    const name = c.req.path.slice(at.length);
    if (!NAME.test(name)) return c.notFound();
    const file = kept.get(name) ?? load(name);
    kept.set(name, file);
    try {
      const prepared = await file;
      if (compressed) return answerPrepared(c.req.raw, prepared);
      return new Response(prepared.bytes.identity, { headers: { ...prepared.headers, ETag: prepared.etag } });
    } catch {
      kept.delete(name);
      return c.notFound();
    }
  });
}
