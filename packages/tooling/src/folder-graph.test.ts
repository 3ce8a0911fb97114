import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

import { crowdedFolders, cyclesOf, folderGraph, folderGraphOf, sourcesOf } from './folder-graph.ts';
import { importsOf } from './imports.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the folders must form no cycle, and no folder may hold more than this many source files. */
const GUARDED = [{ folder: 'packages/storefront/src', most: 20 }];

/** Every source is read: on a busy machine that takes longer than a test usually may. */
const READS_EVERYTHING = { timeout: 60_000 };

describe.each(GUARDED)('$folder', ({ folder, most }) => {
  test('no folder takes part in a cycle of value imports', READS_EVERYTHING, () => {
    const graph = folderGraphOf(root, folder);
    expect(graph.size).toBeGreaterThan(5);
    expect(cyclesOf(graph)).toEqual([]);
  });

  test(`no folder has more than ${most} source files`, () => {
    expect(crowdedFolders(sourcesOf(root, folder), most)).toEqual([]);
  });
});

const cart = importsOf('src/cart/a.ts', "import { b } from '../menu/b.ts';");

test('a cycle of folders is found where no file is part of one', () => {
  const menu = importsOf('src/menu/c.ts', "const d = await import('../cart/d.ts');");
  expect(cyclesOf(folderGraph([...cart, ...menu]))).toEqual(['src/menu/c.ts → src/cart/d.ts']);
});

test('an import of a type closes no cycle', () => {
  const menu = importsOf('src/menu/c.ts', "import type { D } from '../cart/d.ts';");
  expect(cyclesOf(folderGraph([...cart, ...menu]))).toEqual([]);
});

test('a folder is crowded by its own files alone', () => {
  expect(crowdedFolders(['a/1.ts', 'a/2.ts', 'a/b/3.ts'], 1)).toEqual([['a', 2]]);
});
