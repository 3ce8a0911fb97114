import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { endpoints, type Endpoint } from '@dasturxon/core/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { PageSource } from '../pages/build/page-source.ts';
import { mountPages } from '../pages/pages.routes.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';
import { requestLimit } from './limits/request-limit.ts';

const folder = mkdtempSync(join(tmpdir(), 'dasturxon-headers-'));
let osh: Scene;
beforeAll(async () => {
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'pictures', 'plov.webp'), 'picture');
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'main-abc.js'), 'export {}');
  osh = await aRunningApi({ env: { DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1' } });
  const source = (): PageSource =>
    ({
      at: '/assets/web/',
      assets: { script: '/main.js', preload: [], styles: '', inlined: [], build: 'test' },
      assetsFolder: join(folder, 'assets'),
      renderer: () => Promise.reject(new Error('no page is drawn here')),
      finish: async (html: string) => html,
      isBuilt: true,
      // No page is drawn here, which the other parts are for.
    }) as unknown as PageSource;
  (await mountPages(async () => source())(osh.deps))(osh.app);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MENU = '/products/v1/overalls?type=WEB';
const ME = '/users/v1/users/me';
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
};

type Kind = [what: string, status: number, path: string, init?: RequestInit];
const kinds: Kind[] = [
  ['a menu', 200, MENU],
  [
    'an error of a body',
    400,
    '/users/v1/auth/phone',
    { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
  ],
  [
    'a body that is no JSON',
    415,
    '/users/v1/auth/phone',
    { method: 'POST', body: 'a=1', headers: { 'content-type': 'text/plain' } },
  ],
  [
    'a body that is too large',
    413,
    '/users/v1/auth/phone',
    { method: 'POST', body: 'x'.repeat(70_000), headers: { 'content-type': 'application/json' } },
  ],
  ['a call without a token', 401, ME],
  ['a call that does not exist', 404, '/users/v1/nothing'],
  ['a method that does not exist', 405, ME, { method: 'PATCH' }],
  ['a preflight', 405, ME, { method: 'OPTIONS', headers: { origin: 'https://evil.uz' } }],
  ['an unknown host', 421, ME, { headers: { host: 'evil.uz' } }],
  ['a page at an unknown host', 421, '/', { headers: { host: 'evil.uz' } }],
  ['a redirect', 302, '/ru/basket'],
  ['life', 200, '/healthz'],
  ['readiness', 200, '/readyz'],
  ['the contract', 200, '/openapi.json'],
  ['the build', 200, '/build.json'],
  ['an asset', 200, '/assets/web/assets/main-abc.js'],
  ['an unknown asset', 404, '/assets/web/assets/other.js'],
  ['a picture', 200, '/media/plov.webp'],
  ['an unknown picture', 404, '/media/..%2fsecret.key'],
  ['the rest of no menu', 404, '/menu-rest/none'],
];

describe('T55 T71 trust §1.5 headers of every kind of answer', () => {
  test.each(kinds)('%s, %i', async (_, status, path, init) => {
    const { headers, ...answer } = await head(path, init);
    expect(answer.status).toBe(status);
    expect(headers).toMatchObject(ALWAYS);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors');
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  test('304 too', async () => {
    const { headers } = await head(MENU);
    const again = await head(MENU, { headers: { 'if-none-match': headers['etag']! } });
    expect(again.status).toBe(304);
    expect(again.headers).toMatchObject(ALWAYS);
  });
});

async function head(path: string, init?: RequestInit) {
  const response = await osh.request(path, init);
  await response.body?.cancel();
  return { status: response.status, headers: Object.fromEntries(response.headers) };
}

test('T56 no origin is allowed: not null, not a similar one, not ours', async () => {
  const own = `https://${osh.host}`;
  const origins = [
    'null',
    own,
    `${own}.evil.uz`,
    `http://${osh.host}`,
    `https://evil-${osh.host}`,
    'https://evil.uz',
  ];
  const calls = (Object.values(endpoints) as Endpoint[]).slice(0, 20);
  for (const origin of origins)
    for (const { path, method } of calls)
      for (const verb of [method, 'OPTIONS']) {
        const headers = {
          origin,
          'Access-Control-Request-Method': method,
          'content-type': 'application/json',
        };
        const answer = await head(path.replace(/\{\w+\}/g, 'x'), { method: verb, headers });
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
});

describe('T11 T64 calls of one address', () => {
  test('are counted by the unforgeable hop, and refused with the seconds to wait', async () => {
    const small = await aRunningApi({ env: { REQUEST_RATE: '1', TRUSTED_PROXIES: '127.0.0.1' } });
    const from = (address: string, forged: string) =>
      small.request(ME, { headers: { 'x-forwarded-for': `${forged}, ${address}` } });
    const asked = await Promise.all(Array.from({ length: 40 }, (_, n) => from('10.1.1.1', `10.2.${n}.1`)));
    const refused = asked.filter(({ status }) => status === 429);
    expect(asked.length - refused.length).toBeLessThan(20);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('10.1.1.2', '10.1.1.1')).status).toBe(401);
  });

  test('are those of a whole /64 in IPv6', () => {
    const limit = requestLimit(5, () => 0);
    const asked = Array.from({ length: 60 }, (_, n) => limit(`2001:db8:1:2::${n.toString(16)}`));
    expect(asked.filter((wait) => wait === 0)).toHaveLength(50);
    expect(limit('2001:db8:1:3::1')).toBe(0);
  });

  test('refill second by second, and a tool on this machine is not counted', () => {
    let now = 0;
    const limit = requestLimit(5, () => now);
    const asked = Array.from({ length: 60 }, () => limit('10.0.0.1'));
    expect([asked.filter((wait) => wait === 0).length, asked.at(-1)]).toEqual([50, 1]);
    now += 1000;
    expect(Array.from({ length: 6 }, () => limit('10.0.0.1')).filter((wait) => wait === 0)).toHaveLength(5);
    expect(Array.from({ length: 100 }, () => limit('127.0.0.1')).every((wait) => wait === 0)).toBe(true);
  });
});
