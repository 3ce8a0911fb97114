import { parseSettings } from '@dasturxon/core/merchant';
import type { Page, PageInput } from '@dasturxon/storefront/server';
import { expect, test } from 'vitest';

import type { PageSource } from './page-source.ts';
import { createPageRoom, createPreparedPages } from './prepared-pages.ts';

const brand = { settings: parseSettings({}), merchant: { yandexMapKey: null } } as PageInput['brand'];
const draw = (input: PageInput): Page => ({ html: input.path, style: '', script: '', language: 'uz' });

function aStore(keepBytes?: number) {
  const drawn: string[] = [];
  const source: PageSource = {
    assets: { script: '', preload: [], styles: '', inlined: [], build: 'test' },
    at: '/assets/web/',
    assetsFolder: null,
    renderer: async () => ({ renderMenu: draw, renderShell: draw }),
    finish: async (html) => html,
    isBuilt: true,
  };
  const pages = createPreparedPages(source, createPageRoom(keepBytes));
  const read = (path: string, version = 1) =>
    pages.shell(path, version, async () => {
      drawn.push(path);
      return { path, brand } as PageInput;
    });
  return { pages, read, drawn };
}

test('a page is drawn once for each version of its brand', async () => {
  const { read, drawn } = aStore();
  await Promise.all([read('/'), read('/'), read('/about')]);
  await read('/', 2);
  expect(drawn).toEqual(['/', '/about', '/']);
});

test('T08 T11 a flood of made-up paths does not push out the pages that people read', async () => {
  const { read, drawn } = aStore();
  await read('/');
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(Array.from({ length: 500 }, (_, n) => read(`/made-up-${round}-${n}`)));
    await read('/');
  }
  expect(drawn.filter((path) => path === '/')).toHaveLength(1);
});

test('T08 T11 pages are kept up to a number of bytes; the one not read the longest makes room', async () => {
  const { read, drawn } = aStore(5 * 1_200);
  for (const path of ['/a', '/b', '/c', '/a', '/d', '/e', '/f', '/a', '/b']) await read(path);
  expect(drawn).toEqual(['/a', '/b', '/c', '/d', '/e', '/f', '/b']);
});

test('a page that fails to be drawn is drawn again', async () => {
  const { pages } = aStore();
  const broken = () => Promise.reject(new Error('away'));
  await expect(pages.shell('/', 1, broken)).rejects.toThrow('away');
  const drawnAgain = await pages.shell('/', 1, async () => ({ path: '/', brand }) as PageInput);
  expect(new TextDecoder().decode(drawnAgain.bytes.identity)).toBe('/');
});
