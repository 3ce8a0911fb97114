import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
