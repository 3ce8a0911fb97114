import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PICTURE_LIMIT, VIDEO_LIMIT } from '@dasturxon/core/content';
import fc from 'fast-check';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { officeHost, staffPerson, type StaffPerson } from '../testing/back-office/back-office-scene.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';
import { clearMp4 } from './clear-mp4.ts';
import { videoFiles } from '../pages/video-files.ts';
import { videoKindOf } from './video-kind.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-media-'));
const stored = join(dataDir, 'pictures');
let osh: Scene;
let manager: StaffPerson;
beforeAll(async () => {
  osh = await aRunningApi({ env: { DATA_DIR: dataDir } });
  manager = await staffPerson(osh, { role: 'MANAGER' });
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

type Answer = {
  status: number;
  code?: string;
  image?: string;
  video?: string;
  width?: number;
  height?: number;
};

async function upload(path: string, bytes: Uint8Array, who = manager): Promise<Answer> {
  const host = officeHost(osh);
  const headers = { host, origin: `https://${host}`, cookie: who.cookie(), 'content-type': 'image/png' };
  const response = await osh.app.request(path, { method: 'POST', headers, body: bytes as BodyInit });
  return { ...((await response.json()) as object), status: response.status };
}

/** A box of an MP4. */
function box(type: string, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}
const PLACE = box('udta', box('©xyz', '+41.3111+069.2797/'));
const film = (...more: Buffer[]) =>
  Buffer.concat([
    box('ftyp', 'isom\0\0\0\0isom'),
    box('moov', box('trak', box('mdia', box('mdhd', 'x')), PLACE), PLACE),
    box('mdat', 'film of the film'),
    ...more,
  ]);
const webm = Buffer.concat([
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x8b, 0x42, 0x82, 0x84]),
  Buffer.from('webm'),
  Buffer.alloc(90, 7),
]);
const wide = () => {
  const red = { create: { width: 600, height: 400, channels: 3, background: '#c00' } } as const;
  const green = { create: { width: 600, height: 400, channels: 3, background: '#0c0' } } as const;
  return sharp({ create: { width: 1_200, height: 400, channels: 3, background: '#000' } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: green, left: 600, top: 0 },
    ])
    .jpeg()
    .withExif({ IFD0: { Copyright: 'CANARY' } })
    .toBuffer();
};

describe('BO-340 pictures of the back office', () => {
  test('BO-340 the chosen part alone is stored, in the size of its kind', async () => {
    const part = '/admin/v1/pictures?kind=banner&x=0.5&y=0&width=0.5&height=0.6563';
    const answer = await upload(part, await wide());
    expect(answer).toMatchObject({ status: 200, width: 600, height: 263 });
    const file = readFileSync(join(stored, answer.image!.slice('/media/'.length)));
    const { channels } = await sharp(file).stats();
    expect(channels[0]!.mean).toBeLessThan(20);
    expect(channels[1]!.mean).toBeGreaterThan(180);
    for (const name of readdirSync(stored))
      expect(readFileSync(join(stored, name)).includes('CANARY')).toBe(false);
  });

  test('BO-340 without a part all of it is stored, up to the side of its kind', async () => {
    expect(await upload('/admin/v1/pictures?kind=banner', await wide())).toMatchObject({
      width: 960,
      height: 320,
    });
    expect(await upload('/admin/v1/pictures?kind=dish', await wide())).toMatchObject({
      width: 480,
      height: 160,
    });
  });

  test('BO-340 any part of any picture is stored or refused by a code', async () => {
    const share = fc.integer({ min: 0, max: 1_000 }).map((value) => String(value / 1_000));
    const picture = await sharp({ create: { width: 31, height: 17, channels: 3, background: '#c60' } })
      .png()
      .toBuffer();
    await fc.assert(
      fc.asyncProperty(share, share, share, share, async (x, y, width, height) => {
        const query = new URLSearchParams({ kind: 'dish', x, y, width, height }).toString();
        expect((await upload(`/admin/v1/pictures?${query}`, picture)).status).toBe(200);
      }),
      { numRuns: 25 },
    );
  });

  test('BO-340 T58 what is no picture, too large or of an unknown part is refused', async () => {
    const call = (query: string, bytes: Uint8Array) => upload(`/admin/v1/pictures?kind=${query}`, bytes);
    expect(await call('dish', film())).toMatchObject({ status: 422, code: 'upload.invalid' });
    expect(await call('dish', Buffer.alloc(PICTURE_LIMIT + 1))).toMatchObject({ code: 'request.tooLarge' });
    expect(await call('poster', await wide())).toMatchObject({ status: 400 });
    expect(await call('dish&x=2&y=0&width=1&height=1', await wide())).toMatchObject({ status: 400 });
  });

  test('BO-340 an operator stores nothing', async () => {
    const operator = await staffPerson(osh, { role: 'OPERATOR' });
    expect((await upload('/admin/v1/pictures?kind=dish', await wide(), operator)).status).toBe(403);
    expect((await upload('/admin/v1/videos', film(), operator)).status).toBe(403);
  });
});

describe('BO-340 videos of stories', () => {
  test('BO-340 an MP4 is stored without the place that the camera wrote, its film where it was', async () => {
    const { status, video } = await upload('/admin/v1/videos', film());
    expect([status, video]).toEqual([200, expect.stringMatching(/^\/media\/[0-9a-f]{20}\.mp4$/)]);
    const file = readFileSync(join(stored, video!.slice('/media/'.length)));
    expect(file.includes('+41.3111')).toBe(false);
    expect(file.length).toBe(film().length);
    expect(file.indexOf('film of the film')).toBe(film().indexOf('film of the film'));
  });

  test('BO-340 a WebM is stored as it is', async () => {
    const { video } = await upload('/admin/v1/videos', webm);
    expect(video).toMatch(/\.webm$/);
    expect(readFileSync(join(stored, video!.slice('/media/'.length))).equals(webm)).toBe(true);
  });

  test.each<[string, () => Buffer]>([
    ['HTML', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['QuickTime', () => Buffer.concat([box('ftyp', 'qt  \0\0\0\0'), box('moov'), box('mdat')])],
    ['HTML behind a film', () => Buffer.concat([film(), Buffer.from('<script>alert(1)</script>')])],
    ['a film without an index', () => Buffer.concat([box('ftyp', 'isom'), box('mdat', 'x')])],
    ['half a film', () => film().subarray(0, -3)],
    ['a Matroska', () => Buffer.from(webm.toString('latin1').replace('webm', 'matr'), 'latin1')],
    ['nothing', () => Buffer.alloc(0)],
  ])('T58 BO-340 %s is refused', async (_, make) => {
    expect(await upload('/admin/v1/videos', make())).toMatchObject({
      status: 422,
      code: 'upload.invalidVideo',
    });
  });

  test('T58 BO-340 a video of more than the limit is refused before it is read', async () => {
    const answer = await upload('/admin/v1/videos', Buffer.alloc(VIDEO_LIMIT + 1));
    expect(answer).toMatchObject({ status: 413, code: 'request.tooLarge' });
  });

  test('T58 BO-340 a file of any bytes behind the head of an MP4 is cleared or refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const file = Buffer.concat([film(), bytes]);
        expect(videoKindOf(file)).toBe('mp4');
        try {
          expect(clearMp4(file).length).toBe(file.length);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('BO-340 a video is served whole and in parts, as a video and nothing else', async () => {
    const { video } = await upload('/admin/v1/videos', film());
    const app = new Hono();
    videoFiles(app, osh.deps.storage);
    const get = (range?: string) => app.request(video!, range ? { headers: { range } } : {});
    const whole = await get();
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
    const size = film().length;
    expect((await whole.arrayBuffer()).byteLength).toBe(size);
    for (const [range, expected, length] of [
      ['bytes=0-1', `bytes 0-1/${size}`, 2],
      ['bytes=4-', `bytes 4-${size - 1}/${size}`, size - 4],
      ['bytes=-5', `bytes ${size - 5}-${size - 1}/${size}`, 5],
      ['bytes=0-99999', `bytes 0-${size - 1}/${size}`, size],
    ] as const) {
      const part = await get(range);
      expect([part.status, part.headers.get('content-range')]).toEqual([206, expected]);
      expect((await part.arrayBuffer()).byteLength).toBe(length);
    }
    expect((await get(`bytes=${size}-`)).status).toBe(416);
    expect((await app.request('/media/00000000000000000000.mp4')).status).toBe(404);
    expect((await app.request('/media/..%2Fsecret.mp4')).status).toBe(404);
  });
});
