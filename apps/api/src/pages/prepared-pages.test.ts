import { parseSettings } from '@dasturxon/core/merchant';
import type { Page, PageInput } from '@dasturxon/storefront/server';
import { expect, test } from 'vitest';

import { createPreparedPages } from './prepared-pages.ts';

const brand = { settings: parseSettings({}) } as PageInput['brand'];
const draw = (input: PageInput): Page => ({ html: input.path, style: '', script: '', language: 'uz' });

function aStore() {
  const drawn: string[] = [];
  const pages = createPreparedPages({
    assets: { script: '', preload: [], styles: '', inlined: [], build: 'test' },
    at: '/assets/web/',
    assetsFolder: null,
    renderer: async () => ({ renderMenu: draw, renderShell: draw }),
    finish: async (html) => html,
    isBuilt: true,
  });
  const read = (path: string, version = 1) =>
    pages.shell(path, version, async () => {
      drawn.push(path);
      return { path, brand } as PageInput;
    });
  return { read, drawn };
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
