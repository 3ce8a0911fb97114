import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';

import { SAFETY_HEADERS } from './build/page-headers.ts';
import type { Storage } from '../gateways/storage/storage.ts';

const NAME = /^[0-9a-f]{20}\.(mp4|webm)$/;
const RANGE = /^bytes=(\d*)-(\d*)$/;
/** Videos in memory, in bytes: the stories that guests watch now. */
const KEPT_BYTES = 96e6;

/** First and last byte of the wanted part; null for one that the file does not have. */
function partOf(range: string, size: number): { first: number; last: number } | null {
  const [, from = '', to = ''] = RANGE.exec(range) ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : null;
}

/** Serves stored videos, whole or in parts: Safari plays none that it cannot ask for in parts (BO-340). */
export function videoFiles(app: Hono, storage: Storage): void {
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  app.get('/media/:name{[0-9a-f]+\\.(?:mp4|webm)}', async (c) => {
    const name = c.req.param('name');
    const kind = NAME.exec(name)?.[1];
    const bytes = kind ? (kept.get(name) ?? (await storage.read(name))) : null;
    if (!bytes) return c.notFound();
    kept.set(name, bytes);
    const headers = {
      ...SAFETY_HEADERS,
      'Content-Type': `video/${kind}`,
      'Cache-Control': 'max-age=31536000, immutable',
      'Accept-Ranges': 'bytes',
      ETag: `"${name}"`,
    };
    const asked = c.req.header('range');
    if (asked === undefined) return new Response(new Uint8Array(bytes), { headers });
    const part = partOf(asked, bytes.byteLength);
    if (!part)
      return new Response(null, {
        status: 416,
        headers: { ...headers, 'Content-Range': `bytes */${bytes.byteLength}` },
      });
    const { first, last } = part;
    return new Response(new Uint8Array(bytes.subarray(first, last + 1)), {
      status: 206,
      headers: { ...headers, 'Content-Range': `bytes ${first}-${last}/${bytes.byteLength}` },
    });
  });
}
