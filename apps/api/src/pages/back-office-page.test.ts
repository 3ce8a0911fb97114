import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { backOfficeHost } from '@dasturxon/core/merchant';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { pagesWithoutRendering } from '../testing/pages-without-rendering.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';
import { backOfficePage, backOfficeWorker } from './back-office-page.ts';

const build = mkdtempSync(join(tmpdir(), 'dasturxon-office-'));
let osh: Scene;
let pages: Hono;
beforeAll(async () => {
  writeFileSync(join(build, 'index.html'), '<meta property="csp-nonce" nonce="NONCE"><div id="root"></div>');
  osh = await aRunningApi();
  pages = await pagesWithoutRendering(osh);
});
afterAll(() => rmSync(build, { recursive: true, force: true }));

const page = (host: string, path = '/') =>
  backOfficePage(new Request(`http://${host}${path}`, { headers: { host } }), osh.deps, build);

test('the page allows no third-party script, style or connection and is not cached', async () => {
  const [one, other] = [
    await page(backOfficeHost(osh.host)),
    await page(backOfficeHost(osh.host), '/orders'),
  ];
  const policy = one!.headers.get('content-security-policy')!;
  const [, nonce] = /'nonce-([^']+)'/.exec(policy)!;
  expect(await one!.text()).toContain(`nonce="${nonce}"`);
  expect(other!.headers.get('content-security-policy')).not.toContain(nonce);
  const named = policy.replace(`'nonce-${nonce}'`, 'NONCE').replace(`https://${osh.host}`, 'OWN SITE');
  expect(named.split('; ').toSorted()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The preview of the storefront.
    'frame-src OWN SITE',
    "img-src 'self' data: blob:",
    // Videos of stories, stored and just chosen.
    "media-src 'self' blob:",
    "script-src 'self'",
    "style-src 'self' NONCE",
  ]);
  expect(one!.headers.get('cache-control')).toBe('no-store');
  expect(one!.headers.get('x-robots-tag')).toBe('noindex');
});

test('BO-75 the service worker is on the host of the back office alone; one without a build removes itself', async () => {
  const worker = (host: string) =>
    backOfficeWorker(new Request(`http://${host}/office-worker.js`, { headers: { host } }), osh.deps, build);
  const removing = await worker(backOfficeHost(osh.host));
  expect(await removing!.text()).toContain('unregister');
  writeFileSync(join(build, 'office-worker.js'), 'self.built = true;');
  const built = await worker(backOfficeHost(osh.host));
  expect(await built!.text()).toBe('self.built = true;');
  expect(built!.headers.get('cache-control')).toBe('no-cache');
  expect(built!.headers.get('content-security-policy')).toContain("connect-src 'self'");
  expect(await worker(osh.host)).toBeNull();
});

test('the page is on the host of the back office alone', async () => {
  expect(await page(osh.host)).toBeNull();
  expect(await page('localhost', `/?vendor=${osh.merchantId}`)).toBeNull();
  expect(await page('nobody.example')).toBeNull();
});

test.each(['/', '/basket', '/tg/', '/click/', '/blocked'])(
  'the storefront’s %s is not on the host of the back office',
  async (path) => {
    const response = await pages.request(path, { headers: { host: backOfficeHost(osh.host) } });
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('location')).toBeNull();
  },
);

test.each(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/icon.svg'])(
  '%s of the storefront is not found on the host of the back office',
  async (path) => {
    const at = async (host: string) => (await pages.request(path, { headers: { host } })).status;
    expect([await at(osh.host), await at(backOfficeHost(osh.host))]).toEqual([200, 404]);
  },
);
