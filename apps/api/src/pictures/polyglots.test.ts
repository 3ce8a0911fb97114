import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';

import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { filesIn, staticFiles } from '../pages/build/static-files.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';
import { boundedLimit } from './bounded-limit.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-polyglots-'));
const pictures = join(dataDir, 'pictures');
const EVIL = '<script>alert("CANARY")</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${EVIL}</svg>`;

let osh: Scene;
let manager: Person;
let png: Buffer;
let jpeg: Buffer;
let webp: Buffer;
let avif: Buffer;
beforeAll(async () => {
  osh = await aRunningApi({ env: { DATA_DIR: dataDir } });
  manager = await osh.person({ role: 'MANAGER' });
  const plain = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#c60' } });
  [png, jpeg] = [await plain().png().toBuffer(), await plain().jpeg().toBuffer()];
  [webp, avif] = [await plain().webp().toBuffer(), await plain().avif({ effort: 0 }).toBuffer()];
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function upload(bytes: Uint8Array): Promise<{ status: number; code?: string; image?: string }> {
  const response = await osh.request('/support/v1/uploads/WITH_TOKEN', {
    method: 'POST',
    headers: { authorization: `Bearer ${manager.token}`, 'content-type': 'image/png' },
    body: bytes as BodyInit,
  });
  return { ...(await response.json()), status: response.status };
}

const text = (content: string) => Buffer.from(content, 'latin1');
const after = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? text(part) : part)));

let crcTable: number[] | undefined;
function crc(bytes: Buffer): number {
  crcTable ??= Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  return (
    (bytes.reduce((c, byte) => crcTable![(c ^ byte) & 0xff]! ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0
  );
}
function chunk(type: string, data: Buffer): Buffer {
  const body = after(type, data);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}
/** A PNG with one more chunk behind its header. */
const withChunk = (type: string, data: Buffer) =>
  after(png.subarray(0, 33), chunk(type, data), png.subarray(33));
/** A PNG that declares this size, over a stream of zeros. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(4_000_000));
  return after(
    png.subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  );
}
/** A JPEG with a comment behind its first marker. */
function withComment(comment: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return after(jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, comment, jpeg.subarray(2));
}

const files: [string, () => Buffer | Promise<Buffer>][] = [
  ['an SVG', () => text(SVG)],
  ['an SVG behind a declaration', () => text(`<?xml version="1.0"?>${SVG}`)],
  ['an SVG behind spaces', () => text(`${' '.repeat(200)}${SVG}`)],
  ['an SVG that reads a file', () => text(SVG.replace('<script', '<image href="/etc/passwd"/><script'))],
  [
    'an SVG that asks the network',
    () => text(SVG.replace('<script', '<image href="http://169.254.169.254/"/><script')),
  ],
  ['a gzipped SVG', async () => (await import('node:zlib')).gzipSync(SVG)],
  ['HTML', () => text(`<!doctype html>${EVIL}`)],
  ['JavaScript', () => text(`/*${EVIL}*/`)],
  ['a GIF', () => text(`GIF89a/*${EVIL}*/=1;`)],
  ['a real GIF', () => sharp(png).gif().toBuffer()],
  ['a TIFF', () => sharp(png).tiff().toBuffer()],
  ['a PDF', () => text(`%PDF-1.4 ${EVIL}`)],
  ['PostScript', () => text(`%!PS-Adobe-3.0 ${EVIL}`)],
  ['an ImageMagick script', () => text(`push graphic-context\nfill 'url(http://x/${EVIL})'`)],
  ['a zip', () => after('PK\x03\x04', EVIL)],
  ['a BMP', () => after('BM', Buffer.alloc(60), EVIL)],
  ['an icon', () => after(Buffer.from([0, 0, 1, 0, 1, 0]), EVIL)],
  ['an address to fetch', () => text('http://169.254.169.254/latest/meta-data/')],
  ['the start of a JPEG before HTML', () => after(jpeg.subarray(0, 3), EVIL)],
  ['the start of a PNG before HTML', () => after(png.subarray(0, 8), EVIL)],
  ['the start of a PNG before an SVG', () => after(png.subarray(0, 8), SVG)],
  ['the start of a WebP before HTML', () => after('RIFF\x40\0\0\0WEBP', EVIL)],
  ['the start of an AVIF before HTML', () => after('\0\0\0\x1cftypavif', EVIL)],
  ['a HEIC', () => after('\0\0\0\x1cftypheic', avif.subarray(12))],
  ['a bomb of 16,384 by 16,384', () => bomb(16_384, 16_384)],
  ['a bomb of 2 billion by 2 billion', () => bomb(2_000_000_000, 2_000_000_000)],
  ['a PNG without width', () => bomb(0, 9)],
  ['a zip behind a PNG', () => after(png, 'PK\x03\x04', EVIL)],
  ['HTML behind a JPEG', () => after(jpeg, EVIL)],
  ['HTML behind a WebP', () => after(webp, EVIL)],
  ['HTML behind an AVIF', () => after(avif, EVIL)],
  ['HTML in the comment of a JPEG', () => withComment(EVIL)],
  ['JavaScript around a JPEG', () => withComment(`*/=1;alert("CANARY");/*`)],
  ['an SVG in the comment of a JPEG', () => withComment(SVG)],
  ['HTML in the text of a PNG', () => withChunk('tEXt', text(`Comment\0${EVIL}`))],
  [
    'a text of a PNG that unpacks to a hundred megabytes',
    () => withChunk('zTXt', after('Comment\0\0', deflateSync(Buffer.alloc(100_000_000)))),
  ],
];

test.each(files)('T58 T59 %s is refused, or removed from the picture', async (_, make) => {
  const before = process.memoryUsage().rss;
  const { status, code, image } = await upload(await make());
  if (status !== 200) return expect([status, code]).toEqual([422, 'upload.invalid']);
  const name = image!.slice('/media/'.length, -'.webp'.length);
  const stored = readdirSync(pictures).filter((file) => file.startsWith(name));
  expect(stored).toHaveLength(4);
  for (const file of stored) expect(readFileSync(join(pictures, file)).includes('CANARY')).toBe(false);
  expect(process.memoryUsage().rss - before).toBeLessThan(250_000_000);
});

test('T58 each of the four formats is accepted, whatever the declared type', async () => {
  for (const bytes of [jpeg, png, webp, avif]) expect((await upload(bytes)).status).toBe(200);
});

test('T58 two are decoded at once, some wait, and the rest get a retryable error', async () => {
  const limit = boundedLimit({ concurrency: 2, queue: 3 });
  let [now, most] = [0, 0];
  const gate = Promise.withResolvers<void>();
  const work = async () => {
    now += 1;
    most = Math.max(most, now);
    await gate.promise;
    now -= 1;
  };
  const all = Array.from({ length: 7 }, () => limit(work).catch((error: { code: string }) => error.code));
  gate.resolve();
  expect(await Promise.all(all)).toEqual([
    ...Array.from({ length: 5 }, () => undefined),
    'request.rateLimited',
    'request.rateLimited',
  ]);
  expect(most).toBe(2);
});

test('T60 no name escapes the folder, and no address creates a file', async () => {
  const { image } = await upload(png);
  const app = new Hono();
  staticFiles(app, { at: '/media/', read: filesIn(pictures), compressed: false });
  const served = await app.request(image!);
  expect(served.headers.get('cache-control')).toContain('immutable');
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');

  const files = readdirSync(pictures).length;
  const ups = ['../', '..%2f', '%2e%2e/', '..\\', '....//', '/', '%00', './../', '..;/', '%252e%252e%252f'];
  const ends = [
    'secret.key',
    'etc/passwd',
    'index.json',
    'x.webp',
    '.webp',
    '.hidden.webp',
    'a.php',
    'a.svg%00.webp',
  ];
  let asked = 0;
  for (const up of ups)
    for (const end of ends)
      for (let depth = 1; depth <= 13; depth += 1) {
        const { status } = await app.request(`http://localhost/media/${up.repeat(depth)}${end}`);
        expect(status).toBe(404);
        asked += 1;
      }
  expect(asked).toBeGreaterThan(1_000);
  for (const query of ['?width=1', '?width=99999&height=99999&format=bmp'])
    expect((await app.request(image + query)).status).toBe(200);
  expect(readdirSync(pictures)).toHaveLength(files);
});
