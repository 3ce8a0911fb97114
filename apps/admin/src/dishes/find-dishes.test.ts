import { aProduct } from '@dasturxon/core/testing';
import { expect, test } from 'vitest';

import { soldDishes } from '../phone-order/sold-dishes.ts';
import { findDishes } from './find-dishes.ts';

const everywhere = [{ branch: { id: 'branch-1', isActive: true } }];
const named = (id: string, uz: string, ru: string, change: object = {}) =>
  aProduct({ id, name: { uz, ru, eng: id }, productBranch: everywhere, ...change });
const products = [
  named('lagman', 'Lagʻmon', 'Лагман'),
  named('shashlik', 'Shashlik', 'Шашлык', { barcode: '042' }),
  named('stopped', 'Manti', 'Манты'),
  named('off', 'Chuchvara', 'Чучвара', { isAvailable: false }),
];
const dishes = soldDishes(products, { branchId: 'branch-1', stopped: new Set(['stopped']) });
const ids = (text: string) => findDishes(dishes, text, 'uz').map(({ id }) => id);

test.each([
  ['Lagʻmon', ['lagman']],
  ["lag'mon", ['lagman']],
  ['лағмон', ['lagman']],
  ['лагман', ['lagman']],
  ['shashl', ['shashlik']],
  ['042', ['shashlik']],
  ['manti', []],
  ['chuchvara', []],
  [' ', []],
])('BO-24 MENU-10 %s finds %j', (text, expected) => {
  expect(ids(text)).toEqual(expected);
});

test('another branch sells none of them', () => {
  const elsewhere = soldDishes(products, { branchId: 'branch-2', stopped: new Set() });
  expect(findDishes(elsewhere, 'lagman', 'uz')).toEqual([]);
});
