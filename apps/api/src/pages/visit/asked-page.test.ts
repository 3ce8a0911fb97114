import { parseSettings } from '@dasturxon/core/merchant';
import { aCategory, anOverall, aProduct } from '@dasturxon/core/testing';
import { expect, test } from 'vitest';

import { askedPage } from './asked-page.ts';

const overall = anOverall({
  categories: [aCategory({ id: 'plovs' })],
  products: [aProduct({ id: 'plov' })],
});
const at = (path: string, flat: Record<string, unknown> = {}) => {
  const url = new URL(path, 'http://osh.localhost');
  return askedPage({ path: url.pathname, url }, { overall, settings: parseSettings(flat) });
};

test.each([
  ['RT-01', '/', { isKnown: true, onMenu: true, categoryId: null, path: '/' }],
  ['RT-10', '/product/plov', { isKnown: true, onMenu: true, categoryId: null, path: '/product/plov' }],
  ['RT-10', '/product/gone', { isKnown: false, onMenu: false, categoryId: null, path: '/-' }],
  ['RT-08', '/category?id=plovs', { isKnown: true, onMenu: false, categoryId: 'plovs', path: '/category' }],
  [
    'RT-08 T11',
    '/category?id=made-up',
    { isKnown: true, onMenu: false, categoryId: null, path: '/category' },
  ],
  ['RT-08', '/category', { isKnown: true, onMenu: false, categoryId: null, path: '/category' }],
  ['RT-02', '/about?id=plovs', { isKnown: true, onMenu: false, categoryId: null, path: '/about' }],
  ['NAV-06', '/nothing', { isKnown: false, onMenu: false, categoryId: null, path: '/-' }],
])('%s %s asks for a page of the menu or not', (_, path, asked) => expect(at(path)).toEqual(asked));

test.each([
  [['/nothing', '/made/up', '/product/gone', '/product/gone-too'], '/-'],
  [['/profile/orders/one', '/profile/orders/two'], '/profile/orders/-'],
  [['/about', '/about/', '/about?utm_source=x'], '/about'],
  [['/product/plov', '/product/plov/'], '/product/plov'],
])('T08 T11 %j are one page, drawn for %s', (paths, path) => {
  for (const one of paths) expect(at(one).path).toBe(path);
});

test.each([
  ['SET-05', '/vacancy', 'vacanciesActive'],
  ['SET-05', '/vacancy/any', 'vacanciesActive'],
  ['SET-06', '/privacy', 'privacyActive'],
  ['SET-02', '/branches', 'branchesActive'],
  ['SET-02', '/branches/map', 'branchesActive'],
  ['SET-07', '/about', 'aboutMerchantActive'],
  ['SET-08', '/terms', 'termsOfUseActive'],
  ['SET-10', '/reservations', 'bookingActive'],
])('%s NAV-06 %s is a page only while it is switched on', (_, path, flag) => {
  expect(at(path, { [flag]: true }).isKnown).toBe(true);
  expect(at(path, { [flag]: false }).isKnown).toBe(false);
});
