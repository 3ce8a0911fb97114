import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ExternalNavigationError, guardNavigation, isWebAddress } from './guard-navigation.ts';
import { matchRoute, pathTo } from './match-route.ts';
import { HOME_PATH, PATH_REDIRECTS, ROUTES, type RouteName } from './routes.ts';
import { DEFAULT_REDIRECT, safeRedirectPath } from './safe-redirect-path.ts';

const numRuns = Number(process.env.FC_RUNS ?? 1000);

/** The specification's table, copied by hand. */
const TABLE: readonly [row: string, name: RouteName, path: string, layout: string][] = [
  ['RT-01', 'index', '/', 'default'],
  ['RT-02', 'about', '/about', 'default'],
  ['RT-03', 'extra', '/extra', 'extra'],
  ['RT-04', 'extra2', '/extra2', 'extra'],
  ['RT-05', 'extr3', '/extr3', 'extra'],
  ['RT-06', 'basket', '/basket', 'default'],
  ['RT-07', 'search', '/search', 'default'],
  ['RT-08', 'category', '/category', 'default'],
  ['RT-09', 'checkout', '/checkout', 'default'],
  ['RT-10', 'product-id', '/product/{id}', 'default'],
  ['RT-11', 'blocked', '/blocked', 'default'],
  ['RT-12', 'offerta', '/offerta', 'default'],
  ['RT-13', 'privacy', '/privacy', 'default'],
  ['RT-14', 'merchantNotAvailable', '/merchantNotAvailable', 'auth'],
  ['RT-15', 'login', '/login', 'auth'],
  ['RT-16', 'login-confirm', '/login/confirm', 'auth'],
  ['RT-17', 'branches', '/branches', 'default'],
  ['RT-18', 'branches-map', '/branches/map', 'default'],
  ['RT-19', 'vacancy', '/vacancy', 'default'],
  ['RT-20', 'vacancy-id', '/vacancy/{id}', 'default'],
  ['RT-21', 'choose-address', '/choose-address', 'default'],
  ['RT-22', 'address-pickup', '/address/pickup', 'map'],
  ['RT-23', 'address-pickup2', '/address/pickup2', 'map'],
  ['RT-24', 'address-delivery', '/address/delivery', 'map'],
  ['RT-25', 'profile', '/profile', 'default'],
  ['RT-26', 'profile-user', '/profile/user', 'default'],
  ['RT-27', 'profile-promos', '/profile/promos', 'default'],
  ['RT-28', 'profile-favorites', '/profile/favorites', 'default'],
  ['RT-29', 'profile-cards', '/profile/cards', 'default'],
  ['RT-30', 'profile-cards-create', '/profile/cards/create', 'default'],
  ['RT-31', 'profile-cards-confirm', '/profile/cards/confirm', 'default'],
  ['RT-32', 'profile-orders', '/profile/orders', 'default'],
  ['RT-33', 'profile-orders-id', '/profile/orders/{id}', 'default'],
  ['RT-34', 'profile-orders-id-map', '/profile/orders/{id}/map', 'default'],
  ['RT-35', 'profile-address', '/profile/address', 'default'],
  ['RT-36', 'profile-address-create', '/profile/address/create', 'default'],
  ['D73', 'reservations', '/reservations', 'default'],
  ['D73', 'profile-reservations', '/profile/reservations', 'default'],
  ['D73', 'notifications', '/notifications', 'default'],
  ['D73', 'terms', '/terms', 'default'],
  ['D73', 'contact', '/contact', 'default'],
  ['D73', 'language', '/language', 'default'],
  ['D8 NAV-13', 'deleted', '/deleted', 'auth'],
];

describe('routes', () => {
  test.each(TABLE)(
    '%s the route %s is %s, layout %s, and its path leads back to it',
    (_, name, path, layout) => {
      expect(ROUTES[name]).toEqual({ path, layout });
      const params: Record<string, string> = path.includes('{id}') ? { id: 'a b/1' } : {};
      expect(matchRoute(pathTo(name, params))).toEqual({ name, layout, params });
    },
  );

  test('the table of this test names every route', () => {
    expect(Object.keys(ROUTES).toSorted()).toEqual(TABLE.map(([, name]) => name).toSorted());
  });

  test('RT-37 exactly four layouts exist', () => {
    const layouts = new Set(Object.values(ROUTES).map(({ layout }) => layout));
    expect([...layouts].toSorted()).toEqual(['auth', 'default', 'extra', 'map']);
  });

  test.each([
    '/nope',
    '/product',
    '/product/',
    '/product/%E0%A4%A',
    '/basket/x',
    '/ar/basket',
    '',
    '//',
    '/BASKET',
  ])('NAV-06 %s is unknown', (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  test('a trailing slash does not count', () => {
    expect(matchRoute('/basket/')?.name).toBe('basket');
  });

  test('a path without its id is refused', () => {
    expect(() => pathTo('product-id')).toThrow(TypeError);
  });

  test('RT-05 D3 the corrected spelling leads to the literal one', () => {
    expect(PATH_REDIRECTS['/extra3']).toBe('/extr3');
  });
});

describe('safeRedirectPath', () => {
  test.each([
    ['/checkout', '/checkout'],
    ['/product/7?x=1#y', '/product/7?x=1#y'],
    ['/', '/'],
    [null, '/'],
    [undefined, '/'],
    ['', '/'],
    ['checkout', '/'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/%2f/evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/login', '/'],
    ['/login/confirm?x', '/'],
    ['/loginess', '/loginess'],
  ])('IMP-20 %j → %s', (target, expected) => {
    expect(safeRedirectPath(target)).toBe(expected);
  });

  test('IMP-20 I44 whatever is stored, the target stays on the origin', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (target) => {
        const path = safeRedirectPath(target);
        expect(new URL(path, 'https://osh.example').origin).toBe('https://osh.example');
        expect(safeRedirectPath(path)).toBe(path);
      }),
      { numRuns },
    );
  });

  test('K-27 NAV-12 the default redirect is the home route', () => {
    expect(DEFAULT_REDIRECT).toBe('/');
    expect(HOME_PATH).toBe('/');
  });
});

describe('guardNavigation', () => {
  const origin = 'https://osh.example';

  test.each([
    ['/basket?x=1#y', '/basket?x=1#y'],
    ['https://osh.example/basket', '/basket'],
    ['basket', '/basket'],
    ['https://osh.example//evil.example', '/evil.example'],
  ])('NAV-08 %s stays inside', (target, path) => {
    expect(guardNavigation(target, origin)).toBe(path);
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'tel:+998901234567',
    'javascript:alert(1)',
    'http://[',
  ])('NAV-08 %s without permission is an error', (target) => {
    expect(() => guardNavigation(target, origin)).toThrow(ExternalNavigationError);
  });

  test.each(['https://t.me/osh', 'http://my.click.uz/pay?id=1'])('NAV-08 %s may be opened outside', (url) => {
    expect(isWebAddress(url)).toBe(true);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://evil.example/1',
    'file:///etc',
    'https://a b',
    'https://[',
  ])('NAV-08 %s never opens', (url) => {
    expect(isWebAddress(url)).toBe(false);
  });
});
