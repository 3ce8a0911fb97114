import { expect, test } from '@playwright/test';

import { ask, serverPort } from '../../server/ask.ts';
import { test as inBrowser } from '../../test.ts';

/** The first answer of the server, before any script has run. */
const pageOf = async (brand: string, path = '/') => (await ask({ host: `${brand}.localhost`, path })).text;
const titleOf = (html: string) => /<title>([^<]*)</.exec(html)?.[1];
const themeOf = (html: string) => /<meta name="theme-color" content="([^"]+)"/.exec(html)?.[1];
const iconOf = (html: string) => /<link rel="icon" href="([^"]+)"/.exec(html)?.[1];

test('TEN-01 TEN-13 TEN-11 the first answer is the brand’s: name, icon, title, colour, language', async () => {
  const html = await pageOf('osh');
  expect(titleOf(html)).toBe('Dilkash Osh — milliy taomlar');
  expect(themeOf(html)).toBe('#FCE000');
  expect(html).toMatch(/<html lang="uz/);
  expect(html).toContain('<h1 class="visually-hidden">Dilkash Osh</h1>');
  const icon = await ask({ host: 'osh.localhost', path: iconOf(html) ?? '' });
  expect(icon.status).toBe(200);
  expect(icon.headers['content-type']).toMatch(/^image\//);
});

test('TEN-03 two hosts serve two separate storefronts', async () => {
  const [osh, burger] = await Promise.all([pageOf('osh'), pageOf('burger')]);
  for (const part of [titleOf, themeOf, iconOf]) expect(part(osh)).not.toBe(part(burger));
  expect(titleOf(burger)).toContain('Burger Bek');
  expect(burger).toMatch(/<html lang="ru/);
  const ids = (html: string) => new Set([...html.matchAll(/data-product="([^"]+)"/g)].map(([, id]) => id));
  expect(ids(osh).intersection(ids(burger)).size).toBe(0);
  expect(ids(osh).size).toBeGreaterThan(5);
});

test('TEN-02 a plain local host takes ?vendor=, lists the brands without it', async () => {
  const qahva = await ask({ host: 'localhost', path: '/?vendor=qahva' });
  expect(titleOf(qahva.text)).toContain('Qahva Payti');
  const list = await ask({ host: 'localhost', path: '/' });
  expect(list.status).toBe(200);
  for (const name of ['Dilkash Osh', 'Burger Bek', 'Qahva Payti']) expect(list.text).toContain(name);
});

test('TEN-02 a brand’s own host does not listen to ?vendor=', async () => {
  expect(titleOf(await pageOf('osh', '/?vendor=burger'))).toContain('Dilkash Osh');
});

test('D60 an unknown host gets 421, as a page and as a call', async () => {
  const page = await ask({ host: 'unknown.example', path: '/' });
  expect(page.status).toBe(421);
  const call = await ask({ host: 'unknown.example', path: '/products/v1/overalls' });
  expect(call.status).toBe(421);
  expect(call.json<{ code: string }>().code).toBe('tenant_unknown');
});

test('D61 HTTP-01 a merchant header that disagrees with the host gets 400', async () => {
  const answer = await ask({
    host: 'osh.localhost',
    path: '/products/v1/overalls',
    headers: { 'X-Merchant-Id': 'm-burger' },
  });
  expect(answer.status).toBe(400);
  expect(answer.json<{ code: string }>().code).toBe('tenant_mismatch');
});

test('NAV-11 a vendor that does not exist gets a page that wipes what the browser kept', async () => {
  const page = await ask({ host: 'localhost', path: '/?vendor=unknown' });
  if (page.status === 302) expect(page.headers.location).toContain('/merchantNotAvailable');
  const end = await ask({ host: 'localhost', path: '/merchantNotAvailable?vendor=unknown' });
  expect(end.status).toBe(404);
  expect(end.headers['clear-site-data']).toContain('"storage"');
});

inBrowser.describe('without JavaScript', () => {
  inBrowser.use({ javaScriptEnabled: false, language: null });

  inBrowser('TEN-04 MENU-03 the whole menu can be read, with prices', async ({ page }) => {
    await page.goto('/');
    const overall = await ask({ host: 'osh.localhost', path: '/products/v1/overalls?type=WEB' });
    const { products } = overall.json<{ products: { name: { uz: string } }[] }>();
    expect(products.length).toBeGreaterThanOrEqual(40);
    const text = await page.locator('body').innerText();
    const missing = products.map(({ name }) => name.uz).filter((name) => !text.includes(name));
    expect(missing).toEqual([]);
    const prices = text.match(/\d[\d\s]*\sso[‘'ʻ’]m/g) ?? [];
    expect(prices.length).toBeGreaterThanOrEqual(products.length);
  });
});

test('a page is answered as 304 when the browser has it, and its policy comes with it', async () => {
  const first = await ask({ host: 'osh.localhost', path: '/' });
  const again = await ask({
    host: 'osh.localhost',
    path: '/',
    headers: { 'if-none-match': first.headers.etag ?? '' },
  });
  expect(again.status).toBe(304);
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  expect(first.headers['content-security-policy']).not.toContain('unsafe-inline');
});

test('GET /healthz, /readyz and /openapi.json answer', async () => {
  expect((await ask({ path: '/healthz' })).json()).toEqual({ status: 'ok' });
  expect((await ask({ path: '/readyz' })).status).toBe(200);
  const openapi = (await ask({ path: '/openapi.json' })).json<{ openapi: string; paths: object }>();
  expect(openapi.openapi).toMatch(/^3\.1/);
  expect(Object.keys(openapi.paths)).toContain('/orders/v1/orders');
  expect(serverPort()).toBeGreaterThan(0);
});

const headerIn = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1] ?? '';

test('MENU-11 the preview of a dish’s link has its name, description, price and an existing picture', async () => {
  const html = await pageOf('osh', '/product/osh-p-osh-wedding?lang=ru');
  expect(titleOf(html)).toBe('Плов «Свадебный» · Dilkash Osh');
  expect(headerIn(html, 'og:title')).toBe('Плов «Свадебный»');
  expect(headerIn(html, 'og:description')).toMatch(/^52 000 сум · \S/);
  expect(headerIn(html, 'product:price:amount')).toBe('52000');
  expect(headerIn(html, 'og:url')).toMatch(
    /^http:\/\/osh\.localhost:\d+\/product\/osh-p-osh-wedding\?lang=ru$/,
  );
  const { pathname } = new URL(headerIn(html, 'og:image'));
  const picture = await ask({ host: 'osh.localhost', path: pathname });
  expect(picture.status).toBe(200);
  expect(picture.headers['content-type']).toMatch(/^image\//);
});

test('MENU-11 the link to a dish that is not there, and the one to the menu, show the brand', async () => {
  const lost = await ask({ host: 'osh.localhost', path: '/product/nothing' });
  expect(lost.status).toBe(404);
  for (const html of [lost.text, await pageOf('osh')]) {
    expect(headerIn(html, 'og:title')).toBe('Dilkash Osh');
    expect(html).not.toContain('product:price');
  }
});

test('RT-08 the link to a category shows the category, one that is not there the brand', async () => {
  const menu = await pageOf('osh');
  const id = /\/category\?id=([\w-]+)/.exec(menu)?.[1] ?? /"categories":\[\{"id":"([^"]+)"/.exec(menu)?.[1];
  const [known, unknown] = await Promise.all([
    pageOf('osh', `/category?id=${id}`),
    pageOf('osh', '/category?id=nothing'),
  ]);
  expect(headerIn(known, 'og:title')).not.toBe('Dilkash Osh');
  expect(headerIn(known, 'og:site_name')).toBe('Dilkash Osh');
  expect(headerIn(known, 'og:url')).toContain(`/category?id=${id}`);
  expect(headerIn(unknown, 'og:title')).toBe('Dilkash Osh');
});
