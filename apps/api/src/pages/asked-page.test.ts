import { aCategory, anOverall, aProduct } from '@dasturxon/core/testing';
import { expect, test } from 'vitest';

import { askedPage } from './asked-page.ts';

const overall = anOverall({
  categories: [aCategory({ id: 'plovs' })],
  products: [aProduct({ id: 'plov' })],
});
const at = (path: string) => {
  const url = new URL(path, 'http://osh.localhost');
  return askedPage({ path: url.pathname, url }, { overall });
};

test.each([
  ['RT-01', '/', { isKnown: true, onMenu: true, categoryId: null }],
  ['RT-10', '/product/plov', { isKnown: true, onMenu: true, categoryId: null }],
  ['RT-10', '/product/gone', { isKnown: false, onMenu: false, categoryId: null }],
  ['RT-08', '/category?id=plovs', { isKnown: true, onMenu: false, categoryId: 'plovs' }],
  ['RT-08 T11', '/category?id=made-up', { isKnown: true, onMenu: false, categoryId: null }],
  ['RT-08', '/category', { isKnown: true, onMenu: false, categoryId: null }],
  ['RT-02', '/about?id=plovs', { isKnown: true, onMenu: false, categoryId: null }],
  ['NAV-06', '/nothing', { isKnown: false, onMenu: false, categoryId: null }],
])('%s %s asks for a page of the menu or not', (_, path, asked) => expect(at(path)).toEqual(asked));
