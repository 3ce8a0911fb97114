import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { AnalyticsLayer } from '../screens/analytics/analytics-layer.tsx';
import { BasketScreen } from '../screens/basket/basket-screen.tsx';
import { BasketDock } from '../menu/basket-dock.tsx';
import { addOneAtom } from '../domains/cart/cart.ts';
import { newBuildAtom } from '../store/new-build.ts';
import { aBoot, aSlimMenu, aStore, renderInStorefront } from '../testing/index.ts';
import { FrameLayers } from './layers.tsx';
import { Offline } from './offline.tsx';
import { SiteNav } from './site-nav.tsx';

const GTM = { googleTagManager: { active: true, id: 'GTM-ABC123' } };
const foreign = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-foreign]')];

function anAnalytics(settings: Record<string, unknown>, path = '/', store = aStore()) {
  foreign().forEach((script) => script.remove());
  return renderInStorefront(<AnalyticsLayer params={{ path }} />, {
    boot: aBoot({ settings, path: '/' }),
    deps: { storage: store },
  });
}

test.each(['NAVIGATION_BAR', 'FLOATING_OVER_PRODUCT'])(
  'SET-19 D90 the basket floats over the dishes also with a tab of its own: %s',
  (basketPosition) => {
    const storefront = renderInStorefront(<BasketDock />, { boot: aBoot({ settings: { basketPosition } }) });
    act(() => storefront.store.set(addOneAtom, aSlimMenu().products[0]![0]));
    expect(screen.getByRole('link', { name: /Basket/ }).getAttribute('href')).toBe('/basket');
  },
);

test('SET-19 SET-15 the navigation has the basket, or favourites if enabled', () => {
  renderInStorefront(<SiteNav />, { boot: aBoot({ settings: { basketPosition: 'NAVIGATION_BAR' } }) });
  expect(screen.getByRole('link', { name: 'Basket' })).toBeTruthy();
  document.body.replaceChildren();
  renderInStorefront(<SiteNav />, { boot: aBoot({ settings: { basketPosition: 'FLOATING_OVER_PRODUCT' } }) });
  expect(screen.queryByRole('link', { name: 'Basket' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Favourites' })).toBeTruthy();
});

test.each([
  [true, '/category?id=c-1'],
  [false, '/'],
])('SET-22 D21 with a history for each place (%s) the menu opens at %s', (multiTabNavigationEnabled, at) => {
  history.replaceState(null, '', '/category?id=c-1');
  renderInStorefront(<SiteNav />, { boot: aBoot({ settings: { multiTabNavigationEnabled } }) });
  fireEvent.click(screen.getByRole('link', { name: 'Orders' }));
  expect(location.pathname).toBe('/profile/orders');
  fireEvent.click(screen.getByRole('link', { name: 'Menu' }));
  expect(location.pathname + location.search).toBe(at);
});

test('SET-18 D20 without a page for it the basket opens over the menu', () => {
  history.replaceState(null, '', '/basket');
  renderInStorefront(<BasketScreen />, { boot: aBoot({ settings: { cartPageActive: false } }) });
  expect(location.pathname + location.search).toBe('/?basket=open');
});

test('SET-26 a script that is on is loaded once, and counts each page', () => {
  anAnalytics(GTM);
  expect(foreign().map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']);
  expect(window.dataLayer).toContainEqual({ event: 'page_view', page_path: '/' });
});

test('SET-26 off, the page has no third-party content', () => {
  anAnalytics({ googleTagManager: { active: false, id: 'GTM-ABC123' } });
  expect(foreign()).toEqual([]);
});

test('SET-26 D80 sign-in, checkout and profile open anew without the scripts', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  anAnalytics(GTM);
  renderInStorefront(<AnalyticsLayer params={{ path: '/checkout' }} />, { boot: aBoot({ settings: GTM }) });
  expect(reload).toHaveBeenCalledOnce();
  foreign().forEach((script) => script.remove());
  renderInStorefront(<AnalyticsLayer params={{ path: '/' }} />, {
    boot: aBoot({ settings: GTM, path: '/profile' }),
  });
  expect(foreign()).toEqual([]);
});

test('SET-26 SET-27 D80 where the merchant asks for it, the guest is asked first, once', async () => {
  const store = aStore();
  anAnalytics({ ...GTM, consentRequired: true }, '/', store);
  expect(foreign()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, allow' }));
  await waitFor(() => expect(foreign()).toHaveLength(1));
  expect(store.content.get('dasturxon:m-1:consent')).toBe('true');
});

test('SET-26 a no is kept, and nothing is loaded', () => {
  anAnalytics({ ...GTM, consentRequired: true });
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(foreign()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'No' })).toBeNull();
});

test('BOOT-13 D30 a newer build opens the page anew, but not during checkout', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  reload.mockClear();
  const paying = renderInStorefront(<FrameLayers path="/checkout" />);
  act(() => paying.store.set(newBuildAtom, true));
  expect(await screen.findByText(/There is an update/)).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  const browsing = renderInStorefront(<FrameLayers path="/" />);
  act(() => browsing.store.set(newBuildAtom, true));
  expect(reload).toHaveBeenCalledOnce();
});

test('BOOT-13 the server is asked for its build when the window is looked at again', async () => {
  const { store } = renderInStorefront(<FrameLayers path="/checkout" />, {
    answers: { 'GET /build.json': { build: 'newer' } },
  });
  fireEvent.focus(window);
  await waitFor(() => expect(store.get(newBuildAtom)).toBe(true));
});

test('F01 a bar shows that the network is gone, as long as it is', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  renderInStorefront(<Offline />);
  expect(screen.queryByText('No internet. Your basket is saved.')).toBeNull();
  online.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText('No internet. Your basket is saved.')).toBeTruthy();
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByText('No internet. Your basket is saved.')).toBeNull();
});
