import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES, LOCALES } from '@dasturxon/core/kernel';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import PO from 'pofile';
import { beforeAll, expect, test } from 'vitest';

import { merchants } from '../db/schema/merchants.ts';
import { packageRoot } from '../kernel/package-root.ts';
import { pagesWithoutRendering, UNRENDERED } from '../testing/pages-without-rendering.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';
import { mountPages } from './pages.routes.ts';
import { PAGE_MESSAGES } from './plain/page-messages.ts';

let scene: Scene;
let pages: Hono;

beforeAll(async () => {
  scene = await aRunningApi();
  pages = await pagesWithoutRendering(scene);
});

const visit = (path: string, host = scene.host, asked = '') =>
  pages.request(path, { headers: { host, ...(asked && { 'accept-language': asked }) } });

async function become(change: { isActive?: boolean; deleted?: boolean }) {
  await scene.deps.db.asPlatform((tx) =>
    tx.update(merchants).set(change).where(eq(merchants.merchantId, scene.merchantId)),
  );
  scene.deps.tenants.forget();
}

test('D60 an unknown host is 421', async () => {
  expect((await visit('/', 'unknown.example')).status).toBe(421);
});

test.each([
  [{ SANDBOX: '1' }, 'localhost', 200],
  [{ SANDBOX: '0' }, 'localhost', 421],
  [{ SANDBOX: '0' }, '127.0.0.1', 421],
  [{ SANDBOX: '0' }, '[::1]', 421],
  [{ SANDBOX: '0', DEV_HOSTS: 'dev.example' }, 'localhost', 421],
  [{ SANDBOX: '0', DEV_HOSTS: 'dev.example' }, 'dev.example', 200],
])('T02 TEN-02 with %j the host %s lists the brands: %i', async (env, host, status) => {
  const there = await aRunningApi({ env });
  const app = await pagesWithoutRendering(there);
  const page = await app.request('/', { headers: { host } });
  expect(page.status).toBe(status);
  expect((await page.text()).includes(there.merchantId)).toBe(status === 200);
});

test('NAV-10 TEN-02 a merchant that is not active: every page leads to /blocked, which explains it', async () => {
  await become({ isActive: false });
  const moved = await visit('/basket?x=1');
  expect(moved.status).toBe(302);
  expect(moved.headers.get('location')).toBe('/blocked?x=1');
  const page = await visit('/blocked');
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('Temporarily closed');
  expect(page.headers.get('clear-site-data')).toBeNull();
  await become({ isActive: true });
});

test('NAV-13 the page of a deleted merchant names the contact', async () => {
  await become({ deleted: true });
  const page = await followed('/');
  expect(page.status).toBe(410);
  expect(await page.text()).toContain(
    'System deleted by admin. If this site belongs to you, contact your manager',
  );
  await become({ deleted: false });
});

test('NAV-11 D59 a merchant that does not exist: storage and cookies are wiped with the page', async () => {
  const page = await followed('/?vendor=unknown', 'localhost');
  expect(page.status).toBe(404);
  expect(page.headers.get('clear-site-data')).toBe('"cookies", "storage"');
});

test('D59 a failed lookup deletes no stored data', async () => {
  const broken = {
    ...scene.deps,
    tenants: { ...scene.deps.tenants, byHost: () => Promise.reject(new Error('db')) },
  };
  const app = new Hono().onError((_error, c) => c.text('', 500));
  (await mountPages(async () => UNRENDERED)(broken))(app);
  const answer = await app.request('/', { headers: { host: scene.host } });
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect(answer.headers.get('clear-site-data')).toBeNull();
});

test('T11 pages of one address are counted, so that drawing made-up paths does not take the whole process', async () => {
  const small = await aRunningApi({ env: { REQUEST_RATE: '1', TRUSTED_PROXIES: '127.0.0.1' } });
  const app = await pagesWithoutRendering(small);
  const from = async (address: string, path: string) =>
    app.request(path, { headers: { host: 'unknown.example', 'x-forwarded-for': address } });
  const asked = await Promise.all(Array.from({ length: 40 }, (_, n) => from('10.1.1.1', `/made-up-${n}`)));
  const refused = asked.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(20);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await from('10.1.1.2', '/')).status).toBe(421);
});

async function followed(path: string, host = scene.host): Promise<Response> {
  const first = await visit(path, host);
  const to = first.headers.get('location');
  return first.status === 302 && to ? visit(to, host) : first;
}

test.each([
  ['no header', undefined, '/blocked', 'Temporarily closed'],
  ['a browser’s list', 'fr-CH, ru;q=0.9, en;q=0.8', '/blocked', 'Временно закрыто'],
  ['a word of ours in the address', 'ru', '/blocked?lang=ar', 'dir="rtl"'],
  ['Uzbek', 'uz-UZ', '/blocked', 'Vaqtincha yopiq'],
])(
  'D76 NAV-10 a page without a brand is in the visitor’s language: %s',
  async (_, asked, path, headingAndText) => {
    await become({ isActive: false });
    const page = await visit(path, undefined, asked);
    expect(await page.text()).toContain(headingAndText);
    await become({ isActive: true });
  },
);

test.each(LANGUAGES)('D60 NAV-13 nothing of a page without a brand is missing in %s', async (language) => {
  const file = join(packageRoot(), 'locales', 'pages', `${LOCALES[language]}.po`);
  const items = PO.parse(readFileSync(file, 'utf8')).items;
  expect(items.map(({ msgid }) => msgid)).toEqual(Object.keys(PAGE_MESSAGES));
  for (const { msgstr } of items) expect(msgstr[0]).toMatch(/\S/);
});
