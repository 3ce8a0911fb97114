import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { countProps } from './component-props.ts';
import { sourcesOf } from '../imports/folder-graph.ts';
import { ROOT } from '../run-step.ts';

const MOST_PROPS = 9;

test.each([
  ['packages/storefront/src', 100],
  ['packages/admin-ui/src', 5],
  ['apps/admin/src', 5],
])(
  `no component of %s takes more than ${MOST_PROPS} props; more than %i of them take any`,
  { timeout: 60_000 },
  (folder, least) => {
    const all = sourcesOf(ROOT, folder)
      .filter((path) => path.endsWith('.tsx'))
      .flatMap((path) => countProps(path, readFileSync(`${ROOT}/${path}`, 'utf8')));
    expect(all.filter(({ props }) => props > 0).length).toBeGreaterThan(least);
    expect(all.filter(({ props }) => props > MOST_PROPS)).toEqual([]);
  },
);

test('props are counted in a literal, a named type and an intersection', () => {
  const source = `
    type Ab = { a: string; b: number };
    export function Literal({ a }: { a: string }) { return a; }
    export function Named(props: Ab) { return props.a; }
    function Both(props: Ab & { c: boolean }) { return props.c; }
    function None() { return null; }
    function helper(props: Ab) { return props; }
  `;
  expect(countProps('a.tsx', source)).toEqual([
    { name: 'Literal', props: 1 },
    { name: 'Named', props: 2 },
    { name: 'Both', props: 3 },
    { name: 'None', props: 0 },
  ]);
});
