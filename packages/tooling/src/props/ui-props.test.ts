import { expect, test } from 'vitest';

import { componentSources, componentsOf } from './ui-props.ts';

const PROPS_AT_MOST = 9;

const propsOf = (source: string) => componentsOf(new Map([['a.tsx', source]]))[0]?.props;

test.each([
  ['type AProps = { a: string; b?: number };', ['a', 'b']],
  ['type AProps = { a: string } & B; type B = { b: string };', ['a', 'b']],
  ["type AProps = Pick<B, 'b'> & { a: 1 }; type B = { b: string; c: string };", ['b', 'a']],
  ["type AProps = Omit<B, 'c'>; type B = { b: string; c: string };", ['b']],
])('the props of %j are %j', (source, expected) => {
  expect(propsOf(source)).toEqual(expected);
});

test('no component takes more than nine props', () => {
  const components = componentsOf(componentSources());
  expect(components.length).toBeGreaterThan(100);
  const wide = components.filter(({ props }) => props.length > PROPS_AT_MOST);
  expect(wide.map(({ name, file, props }) => `${file}: ${name} has ${props.length}`)).toEqual([]);
});
