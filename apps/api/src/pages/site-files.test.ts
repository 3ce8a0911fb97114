import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Hono } from 'hono';
import sharp from 'sharp';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';

import { branches } from '../db/schema/places.ts';
import { merchants } from '../db/schema/merchants.ts';
import { settings } from '../testing/order-bodies.ts';
import { pagesWithoutRendering } from '../testing/pages-without-rendering.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';

const RED_LOGO = sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } });

let scene: Scene;
let pages: Hono;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-files-'));
  await mkdir(join(folder, 'pictures'));
  await writeFile(join(folder, 'pictures', 'logo.webp'), await RED_LOGO.webp({ lossless: true }).toBuffer());
  scene = await aRunningApi({
    env: { DATA_DIR: folder },
    brand: { settings: settings({ logo: '/media/logo.webp', ruActive: true }) },
  });
  pages = await pagesWithoutRendering(scene);
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  pages.request(`http://${headers.host ?? scene.host}${path}`, { headers: { host: scene.host, ...headers } });

test('robots.txt names the sitemap of its host and keeps crawlers out of the checkout', async () => {
  const answer = await ask('/robots.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain(`Sitemap: http://${scene.host}/sitemap.xml`);
  expect(text).toMatch(/^User-agent: \*\n(?:Disallow: \/\S+\n)+/);
  expect(text).toContain('Disallow: /checkout');
});

test('C7 llms.txt names the calls for assistants at the brand’s own host, and that a person confirms', async () => {
  const answer = await ask('/llms.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain(`http://${scene.host}/agents/v1/mcp`);
  expect(text).toContain(`http://${scene.host}/agents/v1/openapi.json`);
  expect(text).toContain('A person confirms');
});

test('sitemap.xml lists the menu, its categories and dishes by whole addresses', async () => {
  const answer = await ask('/sitemap.xml');
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at!);
  expect(listed).toContain(`http://${scene.host}/`);
  expect(listed.filter((at) => at.includes('/product/')).length).toBeGreaterThan(0);
  expect(listed.filter((at) => at.includes('/category?id=')).length).toBeGreaterThan(0);
  for (const at of listed) expect(new URL(at.replaceAll('&amp;', '&')).host).toBe(scene.host);
});

test('sitemap.xml names every page in each language of the site', async () => {
  const text = await (await ask('/sitemap.xml')).text();
  expect(text).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  const at = `http://${scene.host}/category?id=`;
  const [, category] = new RegExp(`<url><loc>${at.replace('?', '[?]')}([^<]+)</loc>.*?</url>`).exec(text)!;
  const entry = text.split('<url>').find((url) => url.includes(`<loc>${at}${category}</loc>`))!;
  const links = [...entry.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
  expect(links.map(([, tag, href]) => [tag, href])).toEqual([
    ['uz-Latn-UZ', `${at}${category}&amp;lang=uz`],
    ['ru-RU', `${at}${category}&amp;lang=ru`],
    ['x-default', `${at}${category}`],
  ]);
});

const Manifest = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  short_name: v.string(),
  lang: v.string(),
  dir: v.picklist(['ltr', 'rtl']),
  start_url: v.literal('/'),
  scope: v.literal('/'),
  display: v.literal('standalone'),
  theme_color: v.pipe(v.string(), v.hexColor()),
  icons: v.pipe(
    v.array(
      v.object({ src: v.string(), sizes: v.string(), type: v.optional(v.string()), purpose: v.string() }),
    ),
    v.minLength(1),
  ),
});

test('the web app manifest is the brand’s, in the language that is asked for, and its icons exist', async () => {
  const answer = await ask('/manifest.webmanifest?lang=ru');
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  const manifest = v.parse(Manifest, await answer.json());
  expect(manifest.lang).toBe('ru-RU');
  const icon = await ask(manifest.icons.find(({ type }) => type === 'image/svg+xml')!.src);
  expect(icon.status).toBe(200);
  expect(icon.headers.get('content-type')).toContain('image/svg+xml');
  expect(await icon.text()).toMatch(/^<svg xmlns=.*<\/svg>$/);
});

test.each([192, 512])('the manifest has an opaque PNG icon of %d px with the logo', async (side) => {
  const manifest = v.parse(Manifest, await (await ask('/manifest.webmanifest')).json());
  const { src, type } = manifest.icons.find(({ sizes }) => sizes === `${side}x${side}`)!;
  expect(type).toBe('image/png');
  const answer = await ask(src);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const { data, info } = await sharp(await answer.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: side, height: side, channels: 3 });
  const colourAt = (x: number, y: number) => [...data.subarray((y * side + x) * 3, (y * side + x) * 3 + 3)];
  expect(colourAt(0, 0)).toEqual([255, 255, 255]);
  expect(colourAt(side / 2, side / 2)).toEqual([255, 0, 0]);
});

test('a logo that cannot be read is replaced by the letter of the brand', async () => {
  const plain = await aRunningApi({ brand: { settings: settings({ logo: '/media/gone.webp' }) } });
  const app = await pagesWithoutRendering(plain);
  const answer = await app.request(`http://${plain.host}/icon-192.png`, { headers: { host: plain.host } });
  expect(answer.status).toBe(200);
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 192 });
});

test('a second visit gets 304', async () => {
  const first = await ask('/sitemap.xml');
  const again = await ask('/sitemap.xml', { 'if-none-match': first.headers.get('etag')! });
  expect(again.status).toBe(304);
});

test.each(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/icon.svg', '/icon-192.png'])(
  'T02 %s of an unknown host contains nothing of any brand',
  async (path) => {
    const answer = await ask(path, { host: 'unknown.example' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('');
  },
);

test('a changed branch changes the brand’s pages', async () => {
  const changed: string[] = [];
  const stop = await scene.deps.db.listen(
    'page_changes',
    (merchantId) => void changed.push(merchantId),
    () => {},
  );
  await scene.deps.db.inTenant(scene.merchantId, (tx) => tx.update(branches).set({ priority: 7 }));
  await expect.poll(() => changed).toContain(scene.merchantId);
  await stop();
});

test('a brand that is not active has no site files', async () => {
  const gone = await aRunningApi();
  const app = await pagesWithoutRendering(gone);
  await gone.deps.db.asPlatform((tx) => tx.update(merchants).set({ isActive: false }));
  gone.deps.tenants.forget();
  expect(
    (await app.request(`http://${gone.host}/sitemap.xml`, { headers: { host: gone.host } })).status,
  ).toBe(404);
});
