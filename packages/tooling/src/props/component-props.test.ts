import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { componentsOf } from './component-props.ts';
import { sourcesOf } from '../imports/folder-graph.ts';
import { ROOT } from '../run-step.ts';

const MOST_PROPS = 9;
const FOLDERS = ['packages/ui/src', 'packages/storefront/src', 'packages/admin-ui/src', 'apps/admin/src'];

test(`no component takes more than ${MOST_PROPS} props`, { timeout: 60_000 }, () => {
  const files = FOLDERS.flatMap((folder) => sourcesOf(ROOT, folder)).filter((path) => path.endsWith('.tsx'));
  const components = componentsOf(files, (path) =>
    existsSync(`${ROOT}/${path}`) ? readFileSync(`${ROOT}/${path}`, 'utf8') : null,
  );
  for (const folder of FOLDERS)
    expect(components.filter(({ file, props }) => file.startsWith(folder) && props.length > 0)).not.toEqual(
      [],
    );
  expect(components.filter(({ props }) => props.length > 0).length).toBeGreaterThan(300);
  const wide = components.filter(({ props }) => props.length > MOST_PROPS);
  expect(wide.map(({ name, file, props }) => `${file}: ${name} has ${props.length}`)).toEqual([]);
});

const AB = 'type Ab = { a: string; b?: number };';

test.each([
  ['a literal', 'function A({ a }: { a: string }) {}', ['a']],
  ['a name', `${AB} export function A(props: Ab) {}`, ['a', 'b']],
  ['an interface', 'interface B { b: 1 } interface P extends B { a: 1 } function A(props: P) {}', ['a', 'b']],
  ['an intersection', `${AB} function A(props: Ab & { b: 1; c: 1 }) {}`, ['a', 'b', 'c']],
  ['a union', 'function A(props: { a: 1 } | { b: 1 }) {}', ['a', 'b']],
  ['Pick', `${AB} function A(props: Pick<Ab, 'b'> & { c: 1 }) {}`, ['b', 'c']],
  ['Omit', `${AB} function A(props: Omit<Ab, 'b'>) {}`, ['a']],
  ['memo', `${AB} export const A = memo(function A({ a }: Ab) {});`, ['a', 'b']],
  ['an arrow function', `${AB} export const A = ({ a }: Ab) => a;`, ['a', 'b']],
  ['no parameter', 'export function A() {}', []],
])('the props of %s are counted', (_, source, props) => {
  expect(componentsOf(['a.tsx'], () => source)).toEqual([{ name: 'A', file: 'a.tsx', props }]);
});

test('types are followed to other files, through re-exports and to other packages', () => {
  const files: Record<string, string> = {
    'packages/x/src/a.tsx': `
      import type { One } from './one.ts';
      import type { Two as Renamed } from '@dasturxon/ui/two';
      import type { Outside } from 'react';
      export function A(props: One & Renamed & Outside) {}`,
    'packages/x/src/one.ts': "export * from './deep.ts';",
    'packages/x/src/deep.ts': 'type Props = { one: 1 }; export type One = Props & { more: 1 };',
    'packages/ui/src/two/index.ts': "export { type Second as Two } from './second.tsx';",
    'packages/ui/src/two/second.tsx': 'type Props = { two: 1 }; export type Second = Props;',
  };
  const [component] = componentsOf(['packages/x/src/a.tsx'], (path) => files[path] ?? null);
  expect(component?.props).toEqual(['one', 'more', 'two']);
});

test('functions that are no components are not counted', () => {
  expect(componentsOf(['a.tsx'], () => 'function helper(props: { a: 1 }) {} const B = 1;')).toEqual([]);
});
