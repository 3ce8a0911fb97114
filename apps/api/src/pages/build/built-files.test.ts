import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Hono } from 'hono';
import { expect, test } from 'vitest';

import { aRunningApi, type Scene } from '../../testing/scene.ts';
import { mountPages } from '../pages.routes.ts';
import type { PageSource } from './page-source.ts';

const NO_FILES = { build: 'test', files: [] };
const REST = { address: '/menu-rest/abc', json: '[["p-1","Osh","",45000]]' };

/** A shell whose pages are a line each, and whose menu is long. */
async function aLongMenusShell(
  scene?: Scene,
  { build, files }: { build: string; files: string[] } = NO_FILES,
) {
  const assetsFolder = join(mkdtempSync(join(tmpdir(), 'dasturxon-shell-')), 'assets');
  mkdirSync(assetsFolder);
  writeFileSync(join(assetsFolder, '..', 'sw.js'), 'self.skipWaiting()');
  for (const name of files) writeFileSync(join(assetsFolder, name), build);
  const page = { html: '<p>osh</p>', style: '', script: '', language: 'uz' } as const;
  const source: PageSource = {
    assets: { script: '/main.js', preload: [], styles: '', inlined: [], build },
    at: '/assets/web/',
    assetsFolder,
    renderer: async () => ({ renderMenu: () => ({ ...page, rest: REST }), renderShell: () => page }),
    finish: async (html) => html,
    isBuilt: true,
  };
  const { deps, host } = scene ?? (await aRunningApi());
  const app = new Hono();
  (await mountPages(async () => source)(deps))(app);
  return (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers: { host, ...headers } });
}

test('the rest of a long menu is there once its page is, compressed and to be kept for ever', async () => {
  const ask = await aLongMenusShell();
  expect((await ask(REST.address)).status).toBe(404);
  expect((await ask('/')).status).toBe(200);
  const rest = await ask(REST.address);
  expect(await rest.json()).toEqual(JSON.parse(REST.json));
  expect(rest.headers.get('cache-control')).toContain('immutable');
  expect((await ask(REST.address, { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
});

test('F17 the service worker may fetch from its own origin only', async () => {
  const ask = await aLongMenusShell();
  const policy = (await ask('/sw.js')).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self'");
});

test('OPS-12 a page of the build before this one still loads its files, on a server that never had them', async () => {
  const scene = await aRunningApi();
  await aLongMenusShell(scene, { build: 'before', files: ['basket-A1.js'] });
  const ask = await aLongMenusShell(scene, { build: 'after', files: ['basket-B2.js'] });
  const answer = await ask('/assets/web/assets/basket-A1.js', { 'accept-encoding': 'br' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect((await ask('/assets/tg/assets/basket-A1.js')).status).toBe(200);
  expect((await ask('/assets/web/assets/basket-C3.js')).status).toBe(404);
});
