import { expect, test } from 'vitest';

import { type ModuleParts, modulePartsOf } from './module-parts.ts';
import { proveRows } from './proven-rows.ts';
import { reachFrom, type Sources } from './reach.ts';
import { definedTwice, rowsIn } from './test-rows.ts';

const FILES: Readonly<Record<string, string>> = {
  'apps/web/src/main.ts': `
    import { start } from '@dasturxon/core/start';
    import type { OnlyAType } from '@dasturxon/core/start';
    start();`,
  'packages/core/src/start/index.ts': `export * from './start.ts'; export * from './dead.ts';`,
  'packages/core/src/start/start.ts': `
    import { LIMIT, UNREAD } from './limits.ts';
    export type OnlyAType = typeof UNREAD;
    export function start() { return [LIMIT, import('./lazy.ts').then(({ used }) => used)]; }
    export const screens = import.meta.glob('../screens/*.ts');
    export const nobody = () => UNREAD;`,
  'packages/core/src/start/limits.ts': `export const LIMIT = inner(1); export const UNREAD = 2;
    function inner(n: number) { return n; }`,
  'packages/core/src/start/lazy.ts': `export const used = 1; export const unused = 2;`,
  'packages/core/src/start/dead.ts': `export const DEAD = 3;`,
};

const parsed = new Map<string, ModuleParts>(
  Object.entries(FILES).map(([path, source]) => [path, modulePartsOf(path, source)]),
);
const sources: Sources = {
  read: (path) => parsed.get(path) ?? null,
  resolve: (specifier) =>
    specifier.startsWith('@dasturxon/core/') ? `packages/core/src/${specifier.slice(16)}/index.ts` : null,
  match: () => [],
};
const reach = reachFrom(['apps/web/src/main.ts'], sources);

function prove(source: string, path = 'packages/core/src/start/start.test.ts') {
  const { proven, dead } = proveRows([{ path, source }], reach, sources);
  return { proven: [...proven], dead };
}

test.each([
  ['start', 'start.ts', true],
  ['LIMIT', 'limits.ts', true],
  ['inner', 'limits.ts', true],
  ['used', 'lazy.ts', true],
  ['UNREAD', 'limits.ts', false],
  ['nobody', 'start.ts', false],
  ['screens', 'start.ts', false],
  ['unused', 'lazy.ts', false],
  ['DEAD', 'dead.ts', false],
])('%s of %s is reached from an entry: %j', (name, file, reached) => {
  expect(reach.has(`packages/core/src/start/${file}`, name)).toBe(reached);
});

test('a row counts by a test whose imports are reached', () => {
  const source = `import { LIMIT } from './limits.ts'; test('K-01 the limit', () => expect(LIMIT).toBe(1));`;
  expect(prove(source)).toEqual({ proven: ['K-01'], dead: [] });
});

test('a row named only by a test of unreached code is not proven, and names that code', () => {
  const source = `import { DEAD } from './index.ts'; test('K-02 K-03', () => expect(DEAD).toBe(3));`;
  const unreached = ['DEAD (packages/core/src/start/dead.ts)'];
  expect(prove(source)).toEqual({
    proven: [],
    dead: [
      { row: 'K-02', unreached },
      { row: 'K-03', unreached },
    ],
  });
});

test('each test of a file is judged by what it reads, through declarations of the file too', () => {
  const source = `import { LIMIT, UNREAD } from './limits.ts';
    const indirect = () => UNREAD;
    test('K-01 reached', () => expect(LIMIT).toBe(1));
    test('K-02 not reached', () => expect(indirect()).toBe(2));`;
  const { proven, dead } = prove(source);
  expect([proven, dead.map(({ row }) => row)]).toEqual([['K-01'], ['K-02']]);
});

test('rows of a table belong to the tests that read the table', () => {
  const source = `import { UNREAD } from './limits.ts';
    const ROWS = [['K-04…06', UNREAD]] as const;
    test.each(ROWS)('%s', (_, value) => expect(value).toBe(2));`;
  expect(prove(source).dead.map(({ row }) => row)).toEqual(['K-04', 'K-05', 'K-06']);
});

test('a builder of tests that names a row is a test of its own', () => {
  const source = `import { LIMIT, UNREAD } from './limits.ts';
    keepsTheWire({ row: 'ENT-01 read', schema: LIMIT });
    keepsTheWire({ row: 'ENT-02 unread', schema: UNREAD });`;
  const { proven, dead } = prove(source);
  expect([proven, dead.map(({ row }) => row)]).toEqual([['ENT-01'], ['ENT-02']]);
});

test('a test of the server or of a screen that imports no rule proves what it drives', () => {
  const source = `import { aStorefront } from '../testing/storefront.ts'; test('API-01', () => aStorefront());`;
  expect(prove(source, 'apps/api/src/catalog/catalog.test.ts').proven).toEqual(['API-01']);
});

test.each([
  ['BO-121 and BO-12', ['BO-121', 'BO-12']],
  ['B16 C1 a combo', ['B16', 'C1']],
  ['scenario 16, B5.', ['B5']],
  ['API-01…03', ['API-01', 'API-02', 'API-03']],
  ['D36 T29 I07 C.7 ADR 9', []],
  ['#C62 %B8%D0 C62828 AB12 B123 C4-5', []],
])('%s names the rows %j', (title, rows) => {
  expect(rowsIn(title)).toEqual(rows);
});

test('a comment names no row, and a stand-in proves none', () => {
  expect(prove(`// K-07\ntest('nothing', () => {});`).proven).toEqual([]);
  expect(prove(`test('K-07', () => {});`, 'packages/sandbox/src/sms.test.ts').proven).toEqual([]);
});

test('an id that two requirements have is found', () => {
  expect(definedTwice('- **C1** one · **C2** two, as C1\n- **K-01** three\n- **C1** four')).toEqual(['C1']);
});
