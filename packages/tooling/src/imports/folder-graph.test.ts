import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { apiPart } from './api-layers.ts';
import { crowdedFolders, cyclesOf, filesOf, folderGraph, folderGraphOf, sourcesOf } from './folder-graph.ts';
import { importsOf } from './imports.ts';
import { ROOT } from '../run-step.ts';

/** Where neither folders nor files may form a cycle. */
const GUARDED = ['packages/storefront/src', 'apps/api/src'];

/** Every source is read: on a busy machine that takes longer than a test usually may. */
const READS_EVERYTHING = { timeout: 60_000 };

describe.each(GUARDED)('%s', (folder) => {
  test.each([
    ['folder', {}],
    ['file', { partOf: (path: string) => path }],
  ])('no %s takes part in a cycle of value imports', READS_EVERYTHING, (_, options) => {
    const graph = folderGraphOf(ROOT, folder, options);
    expect(graph.size).toBeGreaterThan(30);
    expect(cyclesOf(graph)).toEqual([]);
  });
});

describe('apps/api/src', () => {
  test.each([
    ['folder', {}],
    ['feature', { partOf: (path: string) => apiPart(path) ?? path }],
  ])('no %s takes part in a cycle, even of type imports', READS_EVERYTHING, (_, options) => {
    const graph = folderGraphOf(ROOT, 'apps/api/src', { ...options, withTypes: true });
    expect(graph.size).toBeGreaterThan(30);
    expect(cyclesOf(graph)).toEqual([]);
  });

  test('no folder has more than 15 source files', () => {
    expect(crowdedFolders(sourcesOf(ROOT, 'apps/api/src'), 15)).toEqual([]);
  });
});

describe('the repository', () => {
  const code = filesOf(ROOT, '.').filter((path) => /[.](m?[jt]s|tsx|css)$/.test(path));
  const isUnitTest = (path: string) => /[.]test[.]tsx?$/.test(path);

  test('no folder has more than 20 source files; stories, builders and browser tests count', () => {
    const sources = code.filter((path) => !isUnitTest(path));
    expect(sources.length).toBeGreaterThan(1_500);
    expect(crowdedFolders(sources, 20)).toEqual([]);
  });

  test('no folder has more than 20 unit tests', () => {
    expect(crowdedFolders(code.filter(isUnitTest), 20)).toEqual([]);
  });

  test('no source, test or style file has more than 250 lines', READS_EVERYTHING, () => {
    const written = code.filter((path) => !/\/(?:locales|migrations|generated)\//.test(path));
    expect(written.length).toBeGreaterThan(2_000);
    const lines = (path: string) =>
      readFileSync(`${ROOT}/${path}`, 'utf8').replace(/\n$/, '').split('\n').length;
    expect(written.map((path) => [path, lines(path)] as const).filter(([, count]) => count > 250)).toEqual(
      [],
    );
  });
});

const cart = importsOf('src/cart/a.ts', "import { b } from '../menu/b.ts';");

test('a cycle of folders is found where no file is part of one', () => {
  const menu = importsOf('src/menu/c.ts', "const d = await import('../cart/d.ts');");
  expect(cyclesOf(folderGraph([...cart, ...menu]))).toEqual(['src/menu/c.ts → src/cart/d.ts']);
});

test('an import of a type closes a cycle only where types count', () => {
  const menu = importsOf('src/menu/c.ts', "import type { D } from '../cart/d.ts';");
  expect(cyclesOf(folderGraph([...cart, ...menu]))).toEqual([]);
  const withTypes = folderGraph([...cart, ...menu], { withTypes: true });
  expect(cyclesOf(withTypes)).toEqual(['src/menu/c.ts → src/cart/d.ts']);
});

test('a folder is crowded by its own files alone', () => {
  expect(crowdedFolders(['a/1.ts', 'a/2.ts', 'a/b/3.ts'], 1)).toEqual([['a', 2]]);
});

test('folders can be taken together by what they belong to', () => {
  const orders = importsOf('src/orders/moves/a.ts', "import { b } from '../../users/b.ts';");
  const users = importsOf('src/users/c.ts', "import { d } from '../orders/model/d.ts';");
  expect(cyclesOf(folderGraph([...orders, ...users]))).toEqual([]);
  const partOf = (path: string) => path.split('/')[1] ?? '';
  expect(cyclesOf(folderGraph([...orders, ...users], { partOf }))).toEqual([
    'src/users/c.ts → src/orders/model/d.ts',
  ]);
});
