import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { go } from '../router/navigation.ts';
import { aBoot, renderInStorefront } from '../testing/index.ts';
import { lazyNav } from './islands.tsx';

afterEach(() => {
  vi.useRealTimers();
});

beforeEach(() => {
  const drawn = document.createElement('nav');
  drawn.dataset['nav'] = '';
  document.body.append(drawn);
});

function openAt(path: string, drawnAt: string) {
  history.replaceState(null, '', path);
  const LazyNav = lazyNav(drawnAt);
  renderInStorefront(
    <Suspense>
      <LazyNav />
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

test('a tap that puts the focus on its button is answered before the navigation comes', async () => {
  openAt('/', '/');
  await act(() => import('./site-nav.tsx'));
  const frames = async (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }));
  dispatchEvent(new Event('focusin'));
  await frames(100);
  expect(screen.queryByRole('link', { name: 'Menu' })).toBeNull();
  dispatchEvent(new MouseEvent('mouseup'));
  await frames(250);
  expect(await screen.findByRole('link', { name: 'Menu' })).toBeTruthy();
});

test('SET-22 F01 one that was drawn for the kept menu is put right at once on another page: it covers the button there', async () => {
  openAt('/basket', '/');
  expect(await screen.findByRole('link', { name: 'Menu' })).toBeTruthy();
});

test('TEN-14 a page opened by the host app is not covered by the navigation of the menu', async () => {
  openAt('/', '/');
  expect(screen.queryByRole('link', { name: 'Menu' })).toBeNull();
  await act(async () => go('/profile/orders'));
  const orders = await screen.findByRole('link', { name: 'Orders' });
  expect(orders.getAttribute('aria-current')).toBe('page');
});

test('a link that is tapped after something else, and before its code is here, opens no new document', () => {
  const link = document.createElement('a');
  link.href = '/profile';
  document.querySelector('[data-nav]')!.append(link);
  openAt('/', '/');
  document.body.click();
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(tap);
  expect([tap.defaultPrevented, location.pathname]).toEqual([true, '/profile']);
});
