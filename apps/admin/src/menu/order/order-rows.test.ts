import { describe, expect, test } from 'vitest';

import type { CategoryRow, ProductRow } from '../menu-view.ts';
import { orderPlaces, type Ordered, orderRows } from './order-rows.ts';

const group = (id: string) => ({ id, name: { uz: id, ru: '', eng: '' }, fields: {} });
const category = (id: string, groupId: string) =>
  ({ id, groupId, fields: { 'name.uz': id }, isChanged: false, missing: [] }) as CategoryRow; // what the rows read
const dish = (id: string, categoryId: string) =>
  ({ id, categoryId, fields: { 'name.uz': id } }) as unknown as ProductRow; // what the rows read
const ordered = (open: string[]): Ordered => ({
  view: {
    draft: { groups: [group('g1'), group('g2')] },
    categories: [category('hot', 'g1'), category('soups', 'g1'), category('tea', 'g2')],
    products: [dish('plov', 'hot'), dish('manti', 'hot'), dish('mastava', 'soups')],
  },
  open: new Set(open),
  language: 'uz',
});
const keys = (open: string[]) => orderRows(ordered(open)).map(({ key }) => key);
const places = (key: string, open: string[]) =>
  orderPlaces(ordered(open), key).map(({ after, parent, place, isHere }) => [after, parent, place, isHere]);

describe('BO-272 the order of the menu', () => {
  test('BO-272 the dishes of open categories alone are rows', () => {
    expect(keys([])).toEqual(['group g1', 'category hot', 'category soups', 'group g2', 'category tea']);
    expect(keys(['hot'])).toEqual([
      'group g1',
      'category hot',
      'product plov',
      'product manti',
      'category soups',
      'group g2',
      'category tea',
    ]);
  });

  test('BO-272 a dish goes between the dishes of an open category, and to the end of a closed one', () => {
    expect(places('product plov', ['hot'])).toEqual([
      ['category hot', 'hot', 0, true],
      ['product manti', 'hot', 1, false],
      ['category soups', 'soups', 1, false],
      ['category tea', 'tea', 0, false],
    ]);
  });

  test('BO-272 a category goes below the whole of another one, or into another group', () => {
    expect(places('category soups', ['hot'])).toEqual([
      ['group g1', 'g1', 0, false],
      ['product manti', 'g1', 1, true],
      ['group g2', 'g2', 0, false],
      ['category tea', 'g2', 1, false],
    ]);
  });
});
