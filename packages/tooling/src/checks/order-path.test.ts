import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { originOf } from '../rows/reach.ts';
import { repositorySources } from '../rows/repository-sources.ts';
import { ROOT } from '../run-step.ts';

const PAGE = 'docs/order-path.md';
/** A newcomer follows a tap to the row through at most this many files. */
const MOST_FILES = 30;
/** Files that no import connects with one before: an attribute of the page, the endpoint or the table does. */
const CONNECTED_BY_NAME = [
  'packages/storefront/src/inline/taps.ts',
  'apps/api/src/orders/orders.routes.ts',
  'apps/api/src/db/schema/orders.ts',
];

const sources = repositorySources();
const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The rows of the page's table: a file, and the name that leads to it from a file before. */
const steps = [...text(PAGE).matchAll(/^\| `([^`]+)` +\| (?:`([^`]+)`)? +\|/gm)].map(
  ([, path = '', name = '']) => ({ path, name }),
);

/** The files where what a file imports by value is declared, through re-exports and `import()`. */
function importedBy(path: string): Set<string> {
  const found = sources.read(path);
  if (!found) return new Set();
  const lazy = found.parts.flatMap((part) => part.lazy);
  const reexports = lazy.flatMap((target) => [...(sources.read(target)?.exports ?? [])]);
  const names = [...found.imports.values(), ...reexports.map(([, own]) => own)];
  const origins = names.flatMap((name) => ('target' in name ? (originOf(name, sources)?.path ?? []) : []));
  return new Set([...lazy, ...origins]);
}

const imports = new Map(steps.map(({ path }) => [path, importedBy(path)]));
const areConnected = (one: string, other: string) =>
  Boolean(imports.get(one)?.has(other) || imports.get(other)?.has(one));

const hasName = (path: string, name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text(path));

test(`${PAGE} leads through at most ${MOST_FILES} files, from the Add button to the table of orders`, () => {
  expect(steps.length).toBeLessThanOrEqual(MOST_FILES);
  expect(steps.at(0)?.path).toBe('packages/ui/src/product-card/card-stepper.tsx');
  expect(steps.at(-1)?.path).toBe('apps/api/src/db/schema/orders.ts');
  expect(new Set(steps.map(({ path }) => path)).size).toBe(steps.length);
  expect(steps.filter(({ path }) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test.each(steps.slice(1).map((step, index) => ({ ...step, before: steps.slice(0, index + 1) })))(
  `${PAGE}: $name leads to $path`,
  ({ path, name, before }) => {
    const earlier = before.map((step) => step.path);
    expect(hasName(path, name)).toBe(true);
    expect(earlier.filter((one) => hasName(one, name))).not.toEqual([]);
    if (!CONNECTED_BY_NAME.includes(path))
      expect(earlier.filter((one) => areConnected(one, path))).not.toEqual([]);
  },
);

test(`every other file that ${PAGE} names exists`, () => {
  const named = [...text(PAGE).matchAll(/`((?:packages|apps)\/[^`]+)`/g)].map(([, path = '']) => path);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
