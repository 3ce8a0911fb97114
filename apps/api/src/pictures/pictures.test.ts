import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-pictures-'));
let osh: Scene;
let manager: Person;
beforeAll(async () => {
  osh = await aRunningApi({ env: { DATA_DIR: dataDir } });
  manager = await osh.person({ role: 'MANAGER' });
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const upload = (bytes: Uint8Array | string, token = manager.token) =>
  osh.request('/support/v1/uploads/WITH_TOKEN', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body: bytes as BodyInit,
  });
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c60' } });

test('D84 T58 a picture is made anew under the hash of its content, upright and without metadata', async () => {
  const photo = await plain(900, 600)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'CANARY' } })
    .toBuffer();
  const answer = (await (await upload(photo)).json()) as { image: string; width: number; height: number };
  expect(answer).toMatchObject({
    image: expect.stringMatching(/^\/media\/[0-9a-f]{20}\.webp$/),
    width: 480,
    height: 320,
  });
  const stored = join(dataDir, 'pictures', answer.image.slice('/media/'.length));
  expect(readFileSync(stored).includes('CANARY')).toBe(false);
  expect(existsSync(stored.replace('.webp', '.avif'))).toBe(true);
  const again = (await (await upload(photo)).json()) as { image: string };
  expect(again.image).toBe(answer.image);
});

test('a small picture is not made larger', async () => {
  const answer = (await (await upload(await plain(100, 50).png().toBuffer())).json()) as { width: number };
  expect(answer.width).toBe(100);
});

test.each<[string, () => Promise<Uint8Array | string>]>([
  [
    'SVG',
    async () =>
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  ],
  ['HTML', async () => '<html></html>'],
  ['nothing', async () => ''],
  ['half a picture', async () => (await plain(300, 300).png().toBuffer()).subarray(0, 60)],
  ['26 megapixels', async () => plain(5_200, 5_000).png().toBuffer()],
  ['a GIF', async () => plain(10, 10).gif().toBuffer()],
])('T58 %s is refused', async (_, make) => {
  const response = await upload(await make());
  expect([response.status, (await response.json()).code]).toEqual([422, 'upload.invalid']);
});

test('T58 more than 5 MB is refused before it is read', async () => {
  const response = await upload(new Uint8Array(5 * 1024 * 1024 + 1));
  expect([response.status, (await response.json()).code]).toEqual([413, 'request.tooLarge']);
});

test('customers and couriers upload nothing', async () => {
  for (const role of ['CLIENT', 'COURIER'] as const) {
    const { token } = await osh.person({ role });
    expect((await upload(await plain(9, 9).png().toBuffer(), token)).status).toBe(403);
  }
});
