import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { aSandbox } from '../testing/a-sandbox.ts';

const sandbox = aSandbox();
const CENTRE = { lat: 41.3111, lon: 69.2797 };

/** The tile of the centre by the formula of OpenStreetMap's wiki. */
function tileAt(zoom: number): { x: number; y: number } {
  const lat = (CENTRE.lat * Math.PI) / 180;
  return {
    x: Math.floor(((CENTRE.lon + 180) / 360) * 2 ** zoom),
    y: Math.floor(((1 - Math.asinh(Math.tan(lat)) / Math.PI) / 2) * 2 ** zoom),
  };
}

async function imageOf(path: string) {
  const answer = await sandbox.ask(`/tiles/${path}`);
  expect(answer.status).toBe(200);
  return { answer, image: sharp(Buffer.from(await answer.arrayBuffer())) };
}

async function brightness(path: string): Promise<number> {
  const { image } = await imageOf(path);
  return (await image.stats()).channels[0]?.mean ?? 0;
}

describe('tiles', () => {
  test.each([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19])(
    'zoom %i is a picture of 256 × 256',
    async (zoom) => {
      const { x, y } = tileAt(zoom);
      const { answer, image } = await imageOf(`${zoom}/${x}/${y}.png`);
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=604800');
      expect(await image.metadata()).toMatchObject({ format: 'png', width: 256, height: 256 });
      const { channels } = await image.stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(2);
    },
  );

  test('come as WebP and twice as dense', async () => {
    const { x, y } = tileAt(15);
    const { image } = await imageOf(`15/${x}/${y}@2x.webp`);
    expect(await image.metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  });

  test('are dark by night', async () => {
    const { x, y } = tileAt(15);
    expect(await brightness(`15/${x}/${y}.png`)).toBeGreaterThan(200);
    expect(await brightness(`15/${x}/${y}.png?dark=1`)).toBeLessThan(80);
  });

  test('show the open country where there is no town', async () => {
    const { image } = await imageOf('12/2700/1500.png');
    expect((await image.stats()).channels[0]?.stdev).toBe(0);
  });

  test.each([
    '4/11/5.png',
    '20/726080/392199.png',
    '15/40000/12000.png',
    '15/22688/-1.png',
    '15/22688/12256.jpg',
    '15/22688/12256@3x.png',
    '15/22688/12256.png?dark=2',
    'a/b/c.png',
  ])('%s is not there', async (path) => {
    expect((await sandbox.ask(`/tiles/${path}`)).status).toBe(404);
  });
});
