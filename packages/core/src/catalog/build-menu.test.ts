import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { aCategory, aGroup, anOverall, aProduct } from '../testing/index.ts';
import { buildMenu, changeProducts, isOfferedBy } from './build-menu.ts';
import type { Overall } from './overall.schema.ts';
import { sortByPriority } from './sort-by-priority.ts';

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const at = (id: string, isActive = true) => ({ branch: { id, isActive } });

const overall = anOverall({
  groups: [aGroup({ id: 'g2', priority: 2 }), aGroup({ id: 'g1', priority: 1 })],
  categories: [
    aCategory({ id: 'c3', groupId: 'g2', priority: 3 }),
    aCategory({ id: 'c1', groupId: 'g1', priority: 1 }),
    aCategory({ id: 'c2', groupId: 'g1', priority: 2 }),
    aCategory({ id: 'empty', groupId: 'g1', priority: 0 }),
  ],
  products: [
    aProduct({ id: 'p4', categoryId: 'c3', priority: 9 }),
    aProduct({ id: 'p1', categoryId: 'c1', priority: 5, productBranch: [at('b1')] }),
    aProduct({ id: 'p2', categoryId: 'c1', priority: 2, productBranch: [at('b1', false), at('b2')] }),
    aProduct({ id: 'p3', categoryId: 'c2', priority: 5, productBranch: [at('b1'), at('b2')] }),
  ],
});

test('MENU-01 categories attach to their groups, products to their categories', () => {
  const { groups } = buildMenu(overall, { language: 'uz' });
  const tree = groups.map((group) => [group.id, group.categories.map((own) => [own.id, ids(own.products)])]);
  expect(tree).toEqual([
    [
      'g1',
      [
        ['c1', ['p2', 'p1']],
        ['c2', ['p3']],
      ],
    ],
    ['g2', [['c3', ['p4']]]],
  ]);
});

describe('MENU-02 with a nearest branch only what it offers while it is active is kept', () => {
  test.each([
    ['MENU-02 no branch keeps everything', undefined, ['p2', 'p1', 'p3', 'p4']],
    ['MENU-02 null is no branch', null, ['p2', 'p1', 'p3', 'p4']],
    ['MENU-02 an inactive offer does not count', 'b1', ['p1', 'p3']],
    ['MENU-02 D32 a product offered nowhere is dropped', 'b2', ['p2', 'p3']],
    ['MENU-02 an unknown branch offers nothing', 'b9', []],
  ])('%s', (_, branchId, expected) => {
    expect(ids(buildMenu(overall, { language: 'ru', branchId }).products)).toEqual(expected);
  });

  test('MENU-02 the flat spelling of an offer is read as well, and a missing list as none', () => {
    // The data of old servers; the type has only the present shape.
    expect(isOfferedBy({ productBranch: [{ id: 'b1', isActive: true }] as never }, 'b1')).toBe(true);
    expect(isOfferedBy({} as never, 'b1')).toBe(false);
  });
});

test('MENU-03 priority ascending at every level', () => {
  const menu = buildMenu(overall, { language: 'uz' });
  expect(ids(menu.groups)).toEqual(['g1', 'g2']);
  expect(ids(menu.categories)).toEqual(['c1', 'c2', 'c3']);
  expect(ids(menu.products)).toEqual(['p2', 'p1', 'p3', 'p4']);
});

test('MENU-04 categories with no products are left out, also when the branch emptied them', () => {
  expect(ids(buildMenu(overall, { language: 'uz' }).categories)).not.toContain('empty');
  expect(ids(buildMenu(overall, { language: 'uz', branchId: 'b2' }).categories)).toEqual(['c1', 'c2']);
});

test('MENU-05 all products are marked available, and one that is already keeps its identity', () => {
  const gone = aProduct({ id: 'gone', isAvailable: false });
  const here = aProduct({ id: 'here' });
  const { products } = buildMenu(anOverall({ products: [gone, here] }), { language: 'uz' });
  expect(products.map(({ isAvailable }) => isAvailable)).toEqual([true, true]);
  expect(products[1]).toBe(here);
  expect(gone.isAvailable).toBe(false);
});

test('IMP-02 a product that is not active is not on the menu', () => {
  const products = [aProduct({ id: 'off', active: false }), aProduct({ id: 'on' })];
  expect(ids(buildMenu(anOverall({ products }), { language: 'uz' }).products)).toEqual(['on']);
});

test('MENU-01 a product or category without its parent stays in the flat list alone', () => {
  const products = [aProduct({ categoryId: 'nowhere' }), aProduct({ id: 'p2', categoryId: null })];
  const menu = buildMenu(anOverall({ products, categories: [aCategory({ groupId: null })] }), {
    language: 'uz',
  });
  expect(menu.products).toHaveLength(2);
  expect(menu.categories).toEqual([]);
  expect(menu.groups[0]?.categories).toEqual([]);
});

describe('MENU-03 the order of priorities', () => {
  test.each([
    ['IMP-08 ties keep the order of the server', [1, 0, 1, 0], [1, 3, 0, 2]],
    ['IMP-08 a missing priority is 0', [1, undefined, null, -1], [3, 1, 2, 0]],
    ['MENU-03 fractions', [0.5, 0.25, null, 1], [2, 1, 0, 3]],
    ['MENU-03 numbers beyond packing', [2 ** 40, -(2 ** 40), 0], [1, 2, 0]],
    ['MENU-03 nothing to sort', [], []],
  ])('%s', (_, priorities, expected) => {
    const items = priorities.map((priority, index) => ({ priority, index }));
    expect(sortByPriority(items).map(({ index }) => index)).toEqual(expected);
  });

  test('MENU-03 any list is sorted stably and left alone itself', () => {
    const priority = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.integer(), fc.double({ noNaN: true }));
    fc.assert(
      fc.property(fc.array(priority), (priorities) => {
        const items = priorities.map((priority, index) => ({ priority, index }));
        const expected = [...items].sort(
          (one, other) => one.priority - other.priority || one.index - other.index,
        );
        expect(sortByPriority(items)).toEqual(expected);
        expect(items.every(({ index }, place) => index === place)).toBe(true);
      }),
    );
  });
});

const anyOverall: fc.Arbitrary<Overall> = fc
  .record({
    groups: fc.array(fc.nat(3)),
    categories: fc.array(fc.tuple(fc.nat(5), fc.nat(3))),
    products: fc.array(fc.tuple(fc.nat(7), fc.nat(5), fc.boolean(), fc.boolean()), { maxLength: 40 }),
  })
  .map(({ groups, categories, products }) => ({
    groups: [...new Set(groups)].map((id, n) => aGroup({ id: `g${id}`, priority: n % 2 })),
    categories: [...new Map(categories)].map(([id, group]) =>
      aCategory({ id: `c${id}`, groupId: `g${group}`, priority: id % 3 }),
    ),
    rules: [],
    products: products.map(([category, priority, isOffered, isActive], n) =>
      aProduct({
        id: `p${n}`,
        categoryId: `c${category}`,
        priority,
        active: isActive || isOffered,
        productBranch: isOffered ? [at('b1', isActive)] : [],
      }),
    ),
  }));

test('MENU-01 MENU-04 any menu: nothing twice, nothing empty, nothing lost, the input left alone', () => {
  fc.assert(
    fc.property(anyOverall, fc.constantFrom(null, 'b1'), (given, branchId) => {
      const before = JSON.stringify(given);
      const menu = buildMenu(given, { language: 'uz', branchId });
      expect(JSON.stringify(given)).toBe(before);
      expect(menu.categories.every(({ products }) => products.length > 0)).toBe(true);
      const shelved = menu.categories.flatMap(({ products }) => ids(products));
      expect(new Set(shelved).size).toBe(shelved.length);
      const known = new Set(ids(given.categories));
      const expected = menu.products.filter(({ categoryId }) => known.has(categoryId ?? ''));
      expect(shelved.toSorted()).toEqual(ids(expected).toSorted());
    }),
  );
});

test('MENU-03 distinct priorities give one menu, whatever order the server sends', () => {
  const products = [3, 1, 2, 0, 4].map((priority) => aProduct({ id: `p${priority}`, priority }));
  const expected = buildMenu(anOverall({ products }), { language: 'uz' });
  fc.assert(
    fc.property(fc.shuffledSubarray(products, { minLength: products.length }), (shuffled) => {
      expect(buildMenu(anOverall({ products: shuffled }), { language: 'uz' })).toEqual(expected);
    }),
  );
});

test('MENU-05 a change of one product keeps everything around it that did not change', () => {
  const menu = buildMenu(overall, { language: 'uz' });
  const next = changeProducts(menu, (product) => (product.id === 'p4' ? { ...product, grade: 5 } : product));
  expect(next.products.filter((product, n) => product !== menu.products[n])).toHaveLength(1);
  expect(next.groups[0]).toBe(menu.groups[0]);
  expect(next.groups[1]?.categories[0]?.products[0]?.grade).toBe(5);
  expect(next.categories[2]).toBe(next.groups[1]?.categories[0]);
  expect(changeProducts(menu, (product) => product)).toBe(menu);
});

test('MENU-01 a changed product without a shelf leaves the shelves as they were', () => {
  const menu = buildMenu(anOverall({ products: [aProduct({ categoryId: null })] }), { language: 'uz' });
  const next = changeProducts(menu, (product) => ({ ...product, grade: 1 }));
  expect([next.categories, next.groups]).toEqual([menu.categories, menu.groups]);
  expect(next.categories).toBe(menu.categories);
});
