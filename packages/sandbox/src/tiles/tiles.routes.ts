import { drawTile, MAX_ZOOM, MIN_ZOOM, type TileAddress, type TileLook } from '@dasturxon/demo';
import { Hono } from 'hono';
import sharp from 'sharp';
import * as v from 'valibot';

import { createTileCache } from './tile-cache.ts';

const Whole = v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number));

const TileRequest = v.pipe(
  v.object({
    zoom: v.pipe(Whole, v.minValue(MIN_ZOOM), v.maxValue(MAX_ZOOM)),
    x: Whole,
    y: Whole,
    scale: v.optional(v.literal('@2x')),
    type: v.picklist(['png', 'webp']),
    dark: v.optional(v.picklist(['0', '1']), '0'),
  }),
  v.check(({ zoom, x, y }) => x < 2 ** zoom && y < 2 ** zoom),
);

const FILE = /^(?<y>\d{1,7})(?<scale>@2x)?\.(?<type>png|webp)$/;
const WEEK_SECONDS = 7 * 24 * 60 * 60;
const CAPACITY = 1000;

/** Map tiles `{z}/{x}/{y}.png` and `.webp`, `@2x` for dense screens and `?dark=1` for the night. */
export function tileRoutes(): Hono {
  const routes = new Hono();
  const cached = createTileCache<Uint8Array<ArrayBuffer>>(CAPACITY);
  routes.get('/:zoom/:x/:file', async (c) => {
    const { zoom, x, file } = c.req.param();
    const request = v.safeParse(TileRequest, {
      zoom,
      x,
      ...FILE.exec(file)?.groups,
      dark: c.req.query('dark'),
    });
    if (!request.success) return c.json({ code: 'not_found', message: 'There is no such tile.' }, 404);
    const { dark, scale, type, ...address } = request.output;
    const look: TileLook = { isDark: dark === '1', scale: scale ? 2 : 1 };
    const key = [address.zoom, address.x, address.y, look.scale, type, dark].join('/');
    const image = await cached(key, () => paintTile(address, look, type));
    return c.body(image, 200, {
      'Content-Type': `image/${type}`,
      'Cache-Control': `public, max-age=${WEEK_SECONDS}`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  });
  return routes;
}

async function paintTile(
  address: TileAddress,
  look: TileLook,
  type: 'png' | 'webp',
): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp(Buffer.from(drawTile(address, look)));
  const coded = type === 'png' ? image.png({ compressionLevel: 6 }) : image.webp({ quality: 82, effort: 2 });
  return new Uint8Array(await coded.toBuffer());
}
