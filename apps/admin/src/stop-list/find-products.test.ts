import { indexMenu } from '@dasturxon/core/search';
import type { StopListSection } from '@dasturxon/core/staff';
import { expect, test } from 'vitest';

import { findProducts } from './find-products.ts';

const RUSSIAN: Record<string, string> = { 'Choyxona palov': 'Чайханский плов' };
const product = (id: string, given: Partial<StopListSection['products'][number]> = {}) => ({
  id,
  name: { uz: id, ru: RUSSIAN[id] },
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
const index = indexMenu({ products: sections.flatMap(({ products }) => products) });
const found = (given: { text?: string; onlyStopped?: boolean }) =>
  findProducts(sections, { text: '', index, language: 'uz', onlyStopped: false, ...given }).map(
    ({ id, products }) => [id, products.map((one) => one.id)],
  );

test('BO-18 a search finds parts of names in any case, and leaves out empty sections', () => {
  expect(found({ text: ' PALOV ' })).toEqual([['osh', ['Choyxona palov']]]);
  expect(found({})).toHaveLength(2);
});

test.each(['to‘y', 'Тўй оши'])('BO-18 MENU-10 %s does not depend on the script or the apostrophe', (text) => {
  expect(found({ text })).toEqual([['osh', ['Toʻy oshi']]]);
});

test('BO-18 MENU-10 a name in another language is found as well', () => {
  expect(found({ text: 'чайханский' })).toEqual([['osh', ['Choyxona palov']]]);
});

test('what is off sale is what staff stopped and what has no stock', () => {
  expect(found({ onlyStopped: true })).toEqual([
    ['osh', ['Choyxona palov']],
    ['salads', ['Achichuk']],
  ]);
});
