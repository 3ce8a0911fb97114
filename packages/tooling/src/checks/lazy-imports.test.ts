import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { getConfig } from '@lingui/conf';
import { expect, test } from 'vitest';

import { ROOT } from '../run-step.ts';

const FOR_TESTS = /[.](?:test|stories)[.]tsx?$|\/testing\//;
const IMPORT = /(?<!typeof )\bimport\(['"]/g;
const LAZY = /\blazy(?:Module|Component|WithMessages|Call)\(\s*\(\) => import\(['"]/g;

/** How many `import()` of a source are not declared by the storefront's lazy loading. */
const rawImports = (source: string): number =>
  [...source.matchAll(IMPORT)].length - [...source.matchAll(LAZY)].length;

test('a raw import() is found, a declared one is not', () => {
  expect(rawImports("const parts = lazyModule(() => import('./parts.ts'));")).toBe(0);
  expect(rawImports("let one: typeof import('./parts.ts');")).toBe(0);
  expect(rawImports("void import('./parts.ts').then(run);")).toBe(1);
});

test('the storefront loads code by lazyModule and what is built on it, which try a failed load again', () => {
  const paths = globSync('packages/storefront/src/**/*.{ts,tsx}', { cwd: ROOT });
  const found = paths.filter(
    (path) => !FOR_TESTS.test(path) && !path.startsWith('packages/storefront/src/lazy/'),
  );
  expect(found.length).toBeGreaterThan(400);
  expect(found.filter((path) => rawImports(readFileSync(join(ROOT, path), 'utf8')) !== 0)).toEqual([]);
});

/** The back office's folders whose messages are in its `lazy` catalogue, such as `menu`. */
function lazyFolders(): string[] {
  const { catalogs } = getConfig({ cwd: join(ROOT, 'apps/admin') });
  const lazy = catalogs?.find(({ path }) => path.includes('/lazy/'));
  return lazy?.include.map((folder) => folder.replace(/^.*src\//, '')) ?? [];
}

test('the back office draws the pages of its lazy catalogue by lazyWithMessages alone', () => {
  const folders = lazyFolders().join('|');
  expect(folders).toContain('menu');
  const isLazy = new RegExp(`^apps/admin/src/(?:${folders})/`);
  const loads = new RegExp(`(?:from|import\\()\\s*'(?:\\.\\./)+(?:${folders})/`, 'g');
  const declared = new RegExp(
    `lazyWithMessages\\(\\s*async \\(\\) =>\\s*\\(await import\\('(?:\\.\\./)+(?:${folders})/`,
    'g',
  );
  const others = globSync('apps/admin/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (path) => !FOR_TESTS.test(path) && !isLazy.test(path),
  );
  const count = (path: string, of: RegExp) => [...readFileSync(join(ROOT, path), 'utf8').matchAll(of)].length;
  expect(others.filter((path) => count(path, loads) !== count(path, declared))).toEqual([]);
  expect(others.reduce((sum, path) => sum + count(path, declared), 0)).toBeGreaterThan(10);
});
