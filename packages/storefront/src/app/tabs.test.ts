import { expect, test } from 'vitest';

import { isOnPhones, TAB_PATHS, tabOf } from './site-nav.tsx';

test.each([
  ['/', 'menu'],
  ['/product/p-1', 'menu'],
  ['/category', 'menu'],
  ['/search', 'search'],
  ['/profile/favorites', 'favourites'],
  ['/profile/orders/o-1/map', 'orders'],
  ['/checkout', 'basket'],
  ['/profile/user', 'profile'],
  ['/branches', 'profile'],
])('SET-22 %s belongs to %s', (path, tab) => {
  expect(tabOf(path)).toBe(tab);
});

test('SET-22 every place begins where it belongs, and leaves the bottom of a phone to pages with a main button', () => {
  for (const [tab, path] of Object.entries(TAB_PATHS)) expect(tabOf(path)).toBe(tab);
  expect(['/', '/search', '/profile'].every(isOnPhones)).toBe(true);
  expect(['/basket', '/checkout', '/login', '/profile/user'].some(isOnPhones)).toBe(false);
});
