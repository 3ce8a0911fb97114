import { analyticsScripts, mapSources, parseSettings, YANDEX_MAPS_URL } from '@dasturxon/core/merchant';
import { Hono } from 'hono';
import { expect, test } from 'vitest';

import { pageHeaders } from './page-headers.ts';
import { pictureHosts } from './picture-hosts.ts';
import { serviceWorker } from './service-worker.ts';

const page = { style: 'a{}', script: '1' };
const policyOf = (headers: Record<string, string>) => headers['Content-Security-Policy']!;

test('SET-26 T68 a page allows the scripts that are on, and without any it allows its own alone', () => {
  const settings = parseSettings({ googleTagManager: { active: true, id: 'GTM-ABC123' } });
  const open = policyOf(pageHeaders(page, { foreign: analyticsScripts(settings.analytics) }));
  expect(open).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/www\.googletagmanager\.com/);
  expect(open).not.toContain('unsafe-inline');
  expect(policyOf(pageHeaders(page))).not.toContain('https:');
});

test('SET-32 T68 a page allows the hosts of its map alone, by what each is for', () => {
  const policy = policyOf(pageHeaders(page, { map: mapSources('YANDEX_V3', YANDEX_MAPS_URL) }));
  const directive = (name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `));
  expect(directive('script-src')).toMatch(
    /^script-src 'self' 'sha256-[^']+' https:\/\/api-maps\.yandex\.ru https:\/\/\*\.api-maps\.yandex\.ru https:\/\/yastatic\.net$/,
  );
  expect(directive('img-src')).toContain('https://*.maps.yandex.net');
  expect(directive('connect-src')).toContain('https://*.maps.yandex.net');
  expect(directive('worker-src')).toBe(
    "worker-src 'self' https://api-maps.yandex.ru https://*.api-maps.yandex.ru https://yastatic.net data:",
  );
  expect(policy).not.toMatch(/unsafe|frame-src/);
  const older = policyOf(pageHeaders(page, { map: mapSources('YANDEX', YANDEX_MAPS_URL) }));
  expect(older).toContain('frame-src https://api-maps.yandex.ru;');
  expect(older).toMatch(/style-src 'self' 'sha256-[^']+' blob:;/);
});

test('SET-27 HTTP-05 a page shows the icon, logo and pictures that a merchant has elsewhere', () => {
  const brand = {
    settings: parseSettings({ favicon: 'https://cdn.brand.uz/f.png', logo: '/media/l.webp' }),
    overall: { products: [{ image: 'https://img.pos.uz:8443/a.jpg' }, { image: null }, { image: 'a.webp' }] },
    stories: [{ items: [{ image: 'https://img.pos.uz:8443/b.jpg', link: 'https://elsewhere.uz/' }] }],
  };
  const pictures = pictureHosts(brand);
  expect(policyOf(pageHeaders(page, { pictures }))).toContain(
    "img-src 'self' data: blob: https://cdn.brand.uz https://img.pos.uz:8443;",
  );
});

test.each(['http://cdn.uz/a.png', 'javascript:alert(1)', 'https://a;script-src/a.png', "https://a'b/a.png"])(
  'T13 the address %s adds nothing to the policy',
  (image) => {
    expect(pictureHosts({ image })).toEqual([]);
  },
);

test('F17 where the worker has been taken out of the build, one that removes itself is in its place', async () => {
  const app = new Hono();
  serviceWorker(app, '/no/such/folder/assets');
  const answer = await app.request('/sw.js');
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.text()).toContain('registration.unregister()');
});
