import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, test } from 'vitest';

import { go } from '../router/navigation.ts';
import { aBoot, renderInShop } from '../testing/index.ts';
import { lateNav } from './late-islands.tsx';

beforeEach(() => {
  const drawn = document.createElement('nav');
  drawn.dataset['nav'] = '';
  document.body.append(drawn);
});

function openAt(path: string, drawnAt: string) {
  history.replaceState(null, '', path);
  const LateNav = lateNav(drawnAt);
  renderInShop(
    <Suspense>
      <LateNav />
    </Suspense>,
    { boot: aBoot({ path: drawnAt }) },
  );
}

test('SET-22 the drawn navigation is left as it is until a person is there', async () => {
  openAt('/', '/');
  await act(() => import('./site-nav.tsx'));
  expect(screen.queryByRole('link', { name: 'Menu' })).toBeNull();
  dispatchEvent(new Event('pointerdown'));
  expect(await screen.findByRole('link', { name: 'Menu' })).toBeTruthy();
});

test('SET-22 F01 one that was drawn for the kept menu is put right at once on another page: it covers the button there', async () => {
  openAt('/basket', '/');
  expect(await screen.findByRole('link', { name: 'Menu' })).toBeTruthy();
});

test('TEN-14 a page that the app around the shop opens is not left under the navigation of the menu', async () => {
  openAt('/', '/');
  expect(screen.queryByRole('link', { name: 'Menu' })).toBeNull();
  await act(async () => go('/profile/orders'));
  const orders = await screen.findByRole('link', { name: 'Orders' });
  expect(orders.getAttribute('aria-current')).toBe('page');
});
