import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { ROOT } from '@dasturxon/tooling/run-step';
import type { Page } from '@playwright/test';

import { ask } from '../../server/ask.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { expect, test } from '../../test.ts';
import { withoutMouse } from '../../without-mouse.ts';

test.beforeEach(withoutMouse);

/** What the menu page may weigh; the same on every machine. `aim` is where it should be, `most` fails. */
const BUDGET = {
  // The same bytes weigh up to 0.2 kB more or less once packed: the names of lazy files are hashes.
  js: { aim: 90_000, most: 90_500 },
  css: { aim: 10_000, most: 10_000 },
  html: { aim: 20_000, most: 30_000 },
  requests: { aim: 18, most: 30 },
};

/** What must not be in the menu's graph, by a text that its minified code keeps. */
const ELSEWHERE = {
  'react-query': 'No QueryClient set',
  luxon: 'Invalid DateTime',
  leaflet: 'leaflet-container',
  'the contract’s endpoints': '/users/v1/auth/phone/verify',
};

/** Every script of the page with its brotli size as served, once nothing moves any more. */
async function settledScripts(page: Page): Promise<{ path: string; bytes: number; text: string }[]> {
  await new MenuPage(page).open();
  await page.waitForLoadState('networkidle');
  const paths = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ pathname }) => pathname.endsWith('.js'))
      .map(({ pathname }) => pathname),
  );
  return Promise.all(
    [...new Set(paths)].map(async (path) => {
      const served = await ask({ host: 'osh.localhost', path, headers: { 'accept-encoding': 'br' } });
      const { text } = await ask({ host: 'osh.localhost', path });
      return { path, bytes: Number(served.headers['content-length']), text };
    }),
  );
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

test('the menu page stays within its bytes and requests', async ({ page }) => {
  let requests = 0;
  const styles: string[] = [];
  page.on('request', (request) => {
    requests += 1;
    if (request.resourceType() === 'stylesheet') styles.push(request.url());
  });
  const scripts = await settledScripts(page);
  const html = (await ask({ host: 'osh.localhost', path: '/' })).text;
  const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const found = {
    js: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    css: brotliCompressSync(css).length,
    html: brotliCompressSync(html).length,
    requests,
  };
  const summary = `JS ${kB(found.js)}, CSS ${kB(found.css)}, HTML ${kB(found.html)}, ${found.requests} requests`;
  test.info().annotations.push({ type: 'menu page', description: summary });
  console.log(`\nmenu page, brotli: ${summary}`);
  for (const key of ['js', 'css', 'html', 'requests'] as const)
    expect.soft(found[key], `${key}: aim ${BUDGET[key].aim}`).toBeLessThanOrEqual(BUDGET[key].most);
  expect(styles, 'the styles are in the page').toEqual([]);
});

test('BOOT-15 what the menu does not need is not in its graph, the map least of all', async ({ page }) => {
  const scripts = await settledScripts(page);
  const wrong = Object.entries(ELSEWHERE).flatMap(([name, marker]) =>
    scripts.filter(({ text }) => text.includes(marker)).map(({ path }) => `${name} in ${path}`),
  );
  expect(wrong).toEqual([]);
});

test('OPS-24 the built server draws pages with the production build of React, however it is started', () => {
  const folder = join(ROOT, 'packages/storefront/dist/server');
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  expect(scripts).toContain('server.js');
  const inDevelopment = scripts.filter((name) => /jsxDEV/.test(readFileSync(join(folder, name), 'utf8')));
  expect(inDevelopment).toEqual([]);
});
