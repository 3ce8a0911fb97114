import { aProduct } from '@dasturxon/core/testing';
import { expect, test } from 'vitest';

import { isEdited, linesOf, toItems, withAdded, withCount } from './edited-lines.ts';

const name = { uz: 'Osh', ru: 'Плов', eng: 'Plov' };
const line = {
  id: 'line-1',
  categoryId: null,
  productId: 'product-1',
  name,
  unit: 'COUNT' as const,
  measure: null,
  count: 2,
  modifiers: [],
  comment: null,
  ifMissing: null,
  allergens: [],
};
const lines = linesOf({ lines: [line], kitchen: { revision: 0, done: {}, recalled: [], seenBy: {} } });
const [{ key }] = lines as [(typeof lines)[number]];

test('an edit begins with the lines of the order and changes nothing', () => {
  expect(isEdited(lines)).toBe(false);
  expect(toItems(lines)).toEqual([{ productId: 'product-1', count: 2, modifiers: [] }]);
});

test('a removed line stays in sight and is not sent; what was added and removed is gone', () => {
  const removed = withCount(lines, key, 0);
  expect(removed).toMatchObject([{ before: 2, count: 0 }]);
  expect(toItems(removed)).toEqual([]);
  const added = withAdded(lines, aProduct({ id: 'salad' }), []);
  expect(added).toHaveLength(2);
  expect(withCount(added, added[1]!.key, 0)).toEqual(lines);
});

test('a new line begins with the smallest count of its dish', () => {
  expect(withAdded([], aProduct({ minCount: 2 }), [])).toMatchObject([{ count: 2 }]);
});

test('the same dish with the same choices counts on, with other choices it is another line', () => {
  expect(withAdded(lines, aProduct(), [])).toMatchObject([{ count: 3 }]);
  const item = { id: 'm1', name, price: 1000 };
  const product = aProduct({
    // The builder fills what a test does not name; these fields are all that the lines read.
    modificationGroups: [{ id: 'g', name, items: [item] }] as never,
  });
  const added = withAdded(lines, product, [{ id: 'm1', count: 1 }]);
  expect(toItems(added)[1]).toEqual({
    productId: 'product-1',
    count: 1,
    modifiers: [{ id: 'm1', count: 1 }],
  });
});
