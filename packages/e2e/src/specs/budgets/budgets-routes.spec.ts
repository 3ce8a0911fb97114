import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES, type Language } from '@dasturxon/core/kernel';
import { matchRoute, pathTo, ROUTES, type RouteName } from '@dasturxon/core/paths';
import { ROOT } from '@dasturxon/tooling/run-step';

import { ask } from '../../server/ask.ts';
import { expect, test } from '../../test.ts';

/**
 * What a route of the website may load beyond the menu's own files, in bytes as served (brotli) and in requests. The
 * map is a chunk of its own and comes when it is looked at. The aim for scripts is 72 kB; the explained price, combos,
 * hours of the menu, groups and prepared baskets take 3.5 kB more, which plain code is worth. A document names files by their
 * content, so that it weighs some bytes more or less with each build.
 */
const BUDGET = { js: 75_800, css: 19_100, html: 10_350, requests: 48 };
/** Those that hold several screens' work in one, or a map with fields; each may only become lighter. */
const HEAVIER: Partial<Record<RouteName, Partial<typeof BUDGET>>> = {
  basket: { js: 76_600 },
  checkout: { requests: 54 },
  'profile-orders-id': { js: 78_500, html: 10_450, requests: 56 },
  extra: { requests: 52 },
  extra2: { requests: 52 },
  extr3: { requests: 52 },
  'address-delivery': { js: 76_000, css: 19_200 },
  'profile-address-create': { css: 18_900 },
  reservations: { css: 19_600 },
};
/** An open storefront answers these paths with its menu. */
const ELSEWHERE: ReadonlySet<RouteName> = new Set(['index', 'blocked', 'merchantNotAvailable', 'deleted']);

type File = { path: string; bytes: number };

const host = 'osh.localhost';
const routes = (Object.keys(ROUTES) as RouteName[]).filter((name) => !ELSEWHERE.has(name));
const contents = JSON.parse(readFileSync(join(ROOT, 'apps/web/dist/contents.json'), 'utf8')) as Record<
  string,
  string[]
>;

/** A dish of the brand, since its page is rendered for existing ones; any id will do elsewhere. */
async function idFor(name: RouteName): Promise<string> {
  if (name !== 'product-id') return 'x1';
  const { text } = await ask({ host, path: '/' });
  return /data-product="([^"]+)"/.exec(text)![1]!;
}

const asks = (path: string, more: Record<string, string> = {}) =>
  ask({ host, path, headers: { cookie: 'lang=eng', ...more } });

async function pageOf(name: RouteName): Promise<{ html: string; bytes: number }> {
  const path = pathTo(name, { id: await idFor(name) });
  const { text } = await asks(path);
  const sent = await asks(path, { 'accept-encoding': 'br' });
  return { html: text, bytes: Number(sent.headers['content-length']) };
}

const namedIn = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, href]) => href!);
const SCRIPTS = /<link rel="modulepreload" href="([^"]+)"/g;
const STYLES = /<link rel="preload" as="style" crossorigin href="([^"]+)"/g;

const weighed = (paths: readonly string[]): Promise<File[]> =>
  Promise.all(
    paths.map(async (path) => {
      const { headers } = await ask({ host, path, headers: { 'accept-encoding': 'br' } });
      return { path, bytes: Number(headers['content-length']) };
    }),
  );
const sum = (files: readonly File[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);

/** The chunks, heaviest first, each with the biggest of its modules. */
const listed = (files: readonly File[]) =>
  files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => {
      const modules = contents[path.replace('/assets/web/', '')] ?? [];
      return `${String(bytes).padStart(7)} ${path.split('/').at(-1)}: ${modules.slice(0, 4).join(', ')}`;
    })
    .join('\n');

/** How much larger the largest catalogue is than the English one, which is one file as well. */
async function beyondEnglish(): Promise<number> {
  const scriptsIn = async (language: Language) =>
    namedIn((await asks('/checkout', { cookie: `lang=${language}` })).text, SCRIPTS);
  const english = await scriptsIn('eng');
  const more = LANGUAGES.filter((one) => one !== 'eng').map(async (language) => {
    const scripts = await scriptsIn(language);
    const own = scripts.filter((path) => !english.includes(path));
    expect(scripts, `${language} brings as many files`).toHaveLength(english.length);
    expect(own, `what ${language} brings beside the English page`).toHaveLength(1);
    const not = english.filter((path) => !scripts.includes(path));
    return sum(await weighed(own)) - sum(await weighed(not));
  });
  return Math.max(...(await Promise.all(more)));
}

test('each route of the website stays within its bytes and requests, whichever the language', async () => {
  test.slow();
  const catalogues = await beyondEnglish();
  const found: string[] = [];
  const menus = namedIn((await pageOf('index')).html, SCRIPTS);
  for (const name of routes) {
    const { html, bytes } = await pageOf(name);
    const scripts = await weighed(namedIn(html, SCRIPTS).filter((path) => !menus.includes(path)));
    const styles = await weighed(namedIn(html, STYLES));
    expect(scripts.length, `${name} names its chunks`).toBeGreaterThan(3);
    const requests = scripts.length + styles.length;
    const seen = {
      js: sum(scripts) + catalogues,
      css: sum(styles),
      html: name === 'product-id' ? 0 : bytes,
      requests,
    };
    found.push(
      `${name}: ${Object.entries(seen)
        .map(([key, value]) => `${key} ${value}`)
        .join(', ')}`,
    );
    for (const key of ['js', 'css', 'html', 'requests'] as const) {
      const most = HEAVIER[name]?.[key] ?? BUDGET[key];
      const files = key === 'css' ? styles : scripts;
      expect.soft(seen[key], `${key} of ${name}, which is\n${listed(files)}\n`).toBeLessThanOrEqual(most);
    }
  }
  console.log(
    `\nroutes, brotli beyond the menu, with the messages of the heaviest language:\n${found.join('\n')}`,
  );
});

test('no loaded part of VKUI reads the missing AppRoot', () => {
  const modules = Object.values(contents).flat();
  expect(modules.some((module) => module.includes('@vkontakte/vkui/'))).toBe(true);
  expect(modules.filter((module) => /AppRoot|ScrollContext/.test(module))).toEqual([]);
});

/** What a page loads by itself once its screen is shown: the way to the other screens, notices, the clock of opening hours, what is likely next. */
const AFTERWARDS =
  /\/(?:site-nav|delivery-regions|notice-host|watch-\w+|open-sheets|early-orders|time|zone|result)-/;

for (const path of ['/contact', '/branches', '/language'])
  test(`${path} opened directly asks for no script that its page has not named`, async ({ page }) => {
    const { html } = await pageOf(matchRoute(path)!.name);
    const named = [...namedIn(html, SCRIPTS), ...namedIn(html, /<script type="module" src="([^"]+)"/g)];
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) asked.push(pathname);
    });
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    // A busy machine has begun with the dish's screen, the likely next one, before the heading is looked at.
    const ahead = asked.findIndex((script) => script.includes('/product-screen-'));
    const own = ahead === -1 ? asked : asked.slice(0, ahead);
    expect(own.filter((script) => !named.includes(script) && !AFTERWARDS.test(script))).toEqual([]);
  });
