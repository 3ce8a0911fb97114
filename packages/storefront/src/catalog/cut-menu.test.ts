import { buildMenu } from '@dasturxon/core/catalog';
import { aCategory, anOverall, aProduct } from '@dasturxon/core/testing';
import { expect, test } from 'vitest';

import { cutMenu, joinMenu, LONGEST_WHOLE_MENU, productCount } from './cut-menu.ts';
import { toSections } from './menu-rows.ts';
import { toSlimMenu } from './slim-menu.ts';

function aLongMenu(count: number) {
  const products = Array.from({ length: count }, (_, n) => aProduct({ id: `p-${n}`, priority: n }));
  const overall = anOverall({ categories: [aCategory({ viewType: 'MEDIUM' })], products });
  return toSlimMenu(buildMenu(overall, { language: 'uz' }), 'uz', { main: 'uz', version: 'v' });
}

function cut(count: number) {
  const menu = aLongMenu(count);
  const parts = cutMenu(menu)!;
  return { menu, parts, first: { ...menu, products: parts.first, rest: '/menu-rest/x' } };
}

test('a menu of an ordinary length travels whole', () => {
  expect(cutMenu(aLongMenu(LONGEST_WHOLE_MENU))).toBeNull();
});

test('a long menu and its rest make the same menu again', () => {
  const { menu, parts, first } = cut(LONGEST_WHOLE_MENU + 1);
  const sent: unknown = JSON.parse(JSON.stringify(parts.rest));
  expect(joinMenu(first, sent)).toEqual(menu);
});

test('a cut menu takes the room of the whole one, so that nothing moves when the rest comes', () => {
  const { menu, first } = cut(1000);
  const rooms = (of: typeof menu) => toSections(of).flatMap(({ chunks }) => chunks.map(({ count }) => count));
  expect(rooms(first)).toEqual(rooms(menu));
  expect(productCount(first)).toBe(1000);
});

test.each([
  ['another menu', [['p-1', 'a', '', 1]]],
  ['no list', { error: 'gone' }],
  ['rows that are no products', Array.from({ length: 905 }, () => [1, 2, 3])],
  ['nothing', null],
])('a rest that is %s is refused', (_, rest) => {
  expect(joinMenu(cut(1000).first, rest)).toBeNull();
});
