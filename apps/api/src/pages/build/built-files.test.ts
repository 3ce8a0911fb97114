import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Hono } from 'hono';
import { expect, test } from 'vitest';

import { aRunningApi } from '../../testing/scene.ts';
import { mountPages } from '../pages.routes.ts';
import type { PageSource } from './page-source.ts';

const REST = { address: '/menu-rest/abc', json: '[["p-1","Osh","",45000]]' };

/** A shell whose pages are a line each, and whose menu is long. */
async function aLongMenusShell() {
  const assetsFolder = join(mkdtempSync(join(tmpdir(), 'dasturxon-shell-')), 'assets');
  mkdirSync(assetsFolder);
  writeFileSync(join(assetsFolder, '..', 'sw.js'), 'self.skipWaiting()');
  const page = { html: '<p>osh</p>', style: '', script: '', language: 'uz' } as const;
  const source: PageSource = {
    assets: { script: '/main.js', preload: [], styles: '', inlined: [], build: 'test' },
    at: '/assets/web/',
    assetsFolder,
    renderer: async () => ({ renderMenu: () => ({ ...page, rest: REST }), renderShell: () => page }),
    finish: async (html) => html,
    isBuilt: true,
  };
  const scene = await aRunningApi();
  const app = new Hono();
  (await mountPages(async () => source)(scene.deps))(app);
  return (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers: { host: scene.host, ...headers } });
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
