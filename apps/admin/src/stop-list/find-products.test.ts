import type { StopListSection } from '@dasturxon/core/staff';
import { expect, test } from 'vitest';

import { findProducts } from './find-products.ts';

const product = (id: string, given: Partial<StopListSection['products'][number]> = {}) => ({
  id,
  name: { uz: id },
  isSoldOut: false,
  stop: null,
  modifiers: [],
  ...given,
});
const sections = [
  { id: 'osh', name: null, products: [product('Toʻy oshi'), product('Choyxona palov', { isSoldOut: true })] },
  {
    id: 'salads',
    name: null,
    products: [product('Achichuk', { stop: { until: null, by: null, reason: null, left: null } })],
  },
] as StopListSection[];
const found = (given: { text?: string; onlyStopped?: boolean }) =>
  findProducts(sections, { text: '', language: 'uz', onlyStopped: false, ...given }).map(
    ({ id, products }) => [id, products.map((one) => one.id)],
  );

test('BO-18 a search finds parts of names in any case, and leaves out empty sections', () => {
  expect(found({ text: ' PALOV ' })).toEqual([['osh', ['Choyxona palov']]]);
  expect(found({})).toHaveLength(2);
});

test('what is off sale is what staff stopped and what has no stock', () => {
  expect(found({ onlyStopped: true })).toEqual([
    ['osh', ['Choyxona palov']],
    ['salads', ['Achichuk']],
  ]);
});
