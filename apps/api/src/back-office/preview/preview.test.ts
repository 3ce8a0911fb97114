import { endpoints, PREVIEW_HEADER, unwrap } from '@dasturxon/core/api';
import type { PageInput } from '@dasturxon/storefront/server';
import { Hono } from 'hono';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { merchants } from '../../db/schema/merchants.ts';
import { mountPages } from '../../pages/pages.routes.ts';
import { officeHost, staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { editedBrand, patch, save } from '../../testing/back-office/menu-editor.ts';
import { saveSettings, setting } from '../../testing/back-office/settings-editor.ts';
import { UNRENDERED } from '../../testing/pages-without-rendering.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let pages: Hono;
let manager: StaffPerson;
let token: string;

const draw = (input: PageInput) => {
  const html = JSON.stringify(input.brand.settings);
  return { html, style: '', script: '', language: input.language };
};

const open = async (who = manager, at?: string) =>
  unwrap(await who.api(endpoints.openPreview, { query: at === undefined ? {} : { at } }));
const page = (path: string, scene = osh) => pages.request(path, { headers: { host: scene.host } });
const call = (path: string, how: { token?: string; method?: string } = {}, scene = osh) =>
  scene.request(path, {
    method: how.method ?? 'GET',
    headers: { [PREVIEW_HEADER]: how.token ?? token, 'content-type': 'application/json' },
    ...(how.method === 'POST' && { body: '{}' }),
  });

beforeAll(async () => {
  osh = await aRunningApi({ brand: editedBrand() });
  pages = new Hono();
  const renderer = async () => ({ renderMenu: draw, renderShell: draw });
  (await mountPages(async () => ({ ...UNRENDERED, renderer }))(osh.deps))(pages);
  manager = await staffPerson(osh, { role: 'MANAGER' });
  unwrap(await save(manager, [patch('costPrice', 77_000)]));
  unwrap(await saveSettings(manager, [setting('isDark', true), setting('mainColor', '#00aa44')]));
});
beforeEach(async () => {
  ({ token } = await open());
});

describe('BO-300 the preview of the draft', () => {
  test('BO-300 the page and the calls of a preview have the draft, those of guests what is published', async () => {
    const shown = await page(`/?preview=${token}`);
    expect(await shown.json()).toMatchObject({ look: { theme: 'DARK', mainColor: '#00AA44' } });
    const guests: unknown = await (await page('/')).json();
    expect(guests).toMatchObject({ look: { theme: 'LIGHT' } });
    const menu = '/products/v1/overalls?type=WEB';
    expect(await (await call(menu)).text()).toContain('77000');
    expect(await (await osh.request(menu)).text()).not.toContain('77000');
  });

  test('BO-300 its answers are kept by no cache, and framed by the own back office alone', async () => {
    const { headers } = await page(`/?preview=${token}`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors https://${officeHost(osh)}`);
    expect((await page('/')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect((await call('/products/v1/overalls?type=WEB')).headers.get('cache-control')).toBe('no-store');
  });

  test('BO-300 nothing can be ordered or saved in it', async () => {
    const own = osh.person({});
    for (const path of ['/orders/v1/orders', '/vitals/v1'])
      expect((await call(path, { method: 'POST' })).status).toBe(403);
    const bearer = { [PREVIEW_HEADER]: token, authorization: `Bearer ${(await own).token}` };
    const asPerson = await osh.request('/products/v1/overalls?type=WEB', { headers: bearer });
    expect(asPerson.status).toBe(403);
    const [row] = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(merchants));
    expect(row!.menuVersion).toBe(1);
  });

  test('BO-300 a record that cannot be published stays as guests see it, beside the rest of the draft', async () => {
    const there = await aRunningApi({ brand: editedBrand() });
    const owner = await staffPerson(there, { role: 'ADMIN' });
    const nameless = ['uz', 'ru', 'eng'].map((language) => patch(`name.${language}`, ''));
    unwrap(await save(owner, [...nameless, patch('costPrice', 77_000, 0, 'lagman')]));
    const menu = await call('/products/v1/overalls?type=WEB', { token: (await open(owner)).token }, there);
    const { products } = (await menu.json()) as {
      products: { id: string; name: object; costPrice: number }[];
    };
    expect(products.find(({ id }) => id === 'lagman')).toMatchObject({ costPrice: 77_000 });
    expect(products.find(({ id }) => id === 'product-1')!.name).not.toEqual({});
  });

  test('T02 BO-300 a token is of its merchant, its time and a session that lives', async () => {
    const other = await aRunningApi({ brand: editedBrand() });
    expect((await call('/products/v1/overalls?type=WEB', {}, other)).status).toBe(403);
    expect((await call('/products/v1/overalls?type=WEB', { token: 'v1.AAAA' })).status).toBe(403);
    expect((await page('/?preview=v1.AAAA')).status).toBe(404);
    const fired = await staffPerson(osh, { role: 'MANAGER' });
    const theirs = (await open(fired)).token;
    expect((await call('/products/v1/overalls?type=WEB', { token: theirs })).status).toBe(200);
    unwrap(await fired.api(endpoints.endStaffSession));
    expect((await call('/products/v1/overalls?type=WEB', { token: theirs })).status).toBe(403);
    const before = osh.clock.now;
    osh.clock.now = new Date(before.getTime() + 16 * 60_000);
    expect((await call('/products/v1/overalls?type=WEB')).status).toBe(403);
    expect((await page(`/?preview=${token}`)).status).toBe(404);
    osh.clock.now = before;
  });

  test('BO-301 a preview at a time answers at that time, and its answers have its date', async () => {
    const at = '2026-12-31T18:50:00.000Z';
    const { token: later } = await open(manager, at);
    const answer = await call('/users/v1/branches', { token: later });
    expect(new Date(answer.headers.get('date')!).toISOString()).toBe(at);
  });
});
