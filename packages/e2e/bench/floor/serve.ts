import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Serves the floor page and the pictures: `node serve.ts PAGE PICTURES PORT`. Bodies are ready before the first request. */
const [page = '', pictures = '', port = ''] = process.argv.slice(2);

const FOREVER = 'public, max-age=31536000, immutable';
const PICTURE = /^\/media\/([\w-]+\.(?:avif|webp))$/;

type Body = { type: string; bytes: Buffer; etag: string; cache: string; encoding?: string };

const etagOf = (bytes: Buffer) => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
const html = readFileSync(page);
const index: Body = {
  type: 'text/html; charset=utf-8',
  bytes: brotliCompressSync(html),
  etag: etagOf(html),
  cache: 'no-cache',
  encoding: 'br',
};

const kept = new Map<string, Body>();
function picture(name: string): Body | null {
  try {
    const bytes = readFileSync(join(pictures, name));
    const body = { type: `image/${name.split('.').at(-1)}`, bytes, etag: etagOf(bytes), cache: FOREVER };
    kept.set(name, body);
    return body;
  } catch {
    return null;
  }
}

createServer((request, response) => {
  const path = (request.url ?? '/').split('?')[0]!;
  const name = PICTURE.exec(path)?.[1];
  const body = path === '/' ? index : name ? (kept.get(name) ?? picture(name)) : null;
  if (!body) return response.writeHead(404).end();
  const headers = { 'content-type': body.type, etag: body.etag, 'cache-control': body.cache };
  if (request.headers['if-none-match'] === body.etag) return response.writeHead(304, headers).end();
  const encoding = body.encoding ? { 'content-encoding': body.encoding } : {};
  return response
    .writeHead(200, { ...headers, ...encoding, 'content-length': body.bytes.length })
    .end(body.bytes);
}).listen(Number(port), '127.0.0.1');
