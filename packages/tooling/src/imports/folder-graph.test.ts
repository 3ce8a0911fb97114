import { describe, expect, test } from 'vitest';

import { apiPart } from './api-layers.ts';
import { crowdedFolders, cyclesOf, folderGraph, folderGraphOf, sourcesOf } from './folder-graph.ts';
import { importsOf } from './imports.ts';
import { ROOT } from '../run-step.ts';

/** Where the folders must form no cycle, and no folder may hold more than this many source files. */
const GUARDED = [
  { folder: 'packages/storefront/src', most: 20 },
  { folder: 'apps/api/src', most: 15 },
];

/** Every source is read: on a busy machine that takes longer than a test usually may. */
const READS_EVERYTHING = { timeout: 60_000 };

describe.each(GUARDED)('$folder', ({ folder, most }) => {
  test('no folder takes part in a cycle of value imports', READS_EVERYTHING, () => {
    const graph = folderGraphOf(ROOT, folder);
    expect(graph.size).toBeGreaterThan(5);
    expect(cyclesOf(graph)).toEqual([]);
  });

  test(`no folder has more than ${most} source files`, () => {
    expect(crowdedFolders(sourcesOf(ROOT, folder), most)).toEqual([]);
  });
});

describe('apps/api/src', () => {
  test.each([
    ['folder', { withTypes: true }],
    ['feature', { withTypes: true, partOf: (path: string) => apiPart(path) ?? path }],
    ['file, by value imports,', { partOf: (path: string) => path }],
  ])('no %s takes part in a cycle', READS_EVERYTHING, (_, options) => {
    const graph = folderGraphOf(ROOT, 'apps/api/src', options);
    expect(graph.size).toBeGreaterThan(30);
    expect(cyclesOf(graph)).toEqual([]);
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
