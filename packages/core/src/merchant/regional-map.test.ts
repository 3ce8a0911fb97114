import { expect, test } from 'vitest';

import { allowsRegionalMap, mapScriptUrl, mapSources, regionalMap, YANDEX_MAPS_URL } from './regional-map.ts';

test.each([
  ['LEAFLET', 'key', '/', null],
  ['YANDEX', null, '/', null],
  ['YANDEX', '', '/', null],
  ['YANDEX', 'key', '/', 'YANDEX'],
  ['YANDEX_V3', 'key', '/branches/map', 'YANDEX_V3'],
  ['YANDEX_V3', 'key', '/checkout', null],
] as const)('SET-32 D15 mapType %s with key %j on %s is %j', (mapType, key, path, map) => {
  expect(regionalMap({ mapType, key, path, base: YANDEX_MAPS_URL })).toBe(map);
});

test.each([
  [YANDEX_MAPS_URL, null],
  ['https://enterprise.api-maps.yandex.ru', 'YANDEX'],
] as const)('SET-32 the map of an order, which shows the courier, from %s is %j', (base, map) => {
  expect(regionalMap({ mapType: 'YANDEX', key: 'key', path: '/profile/orders/o-1/map', base })).toBe(map);
});

test.each([
  ['/address/delivery', true],
  ['/profile/orders/o-1/map', true],
  ['/profile/address/create', true],
  ['/profile/orders-of-others', false],
  ['/profile/cards', false],
  ['/profile', false],
  ['/login', false],
  ['/checkout', false],
])('SET-32 T68 the script of a map on %s: %s', (path, allowed) => {
  expect(allowsRegionalMap(path)).toBe(allowed);
});

test('SET-32 the address of the script has the key and the nearest language of the service', () => {
  const given = { base: YANDEX_MAPS_URL, key: 'a&b', language: 'uz' } as const;
  expect(mapScriptUrl('YANDEX', given)).toBe(
    'https://api-maps.yandex.ru/2.1/?apikey=a%26b&lang=ru_RU&csp=true',
  );
  expect(mapScriptUrl('YANDEX_V3', { ...given, language: 'ar' })).toBe(
    'https://api-maps.yandex.ru/v3/?apikey=a%26b&lang=en_US&csp=202512',
  );
});

test.each(['YANDEX', 'YANDEX_V3'] as const)(
  'SET-32 T68 %s opens hosts of Yandex alone, and no eval',
  (map) => {
    const sources = Object.values(mapSources(map, YANDEX_MAPS_URL)).flat();
    const hosts = sources.filter((source) => source.startsWith('https:'));
    expect(sources.join(' ')).not.toContain('unsafe');
    expect(
      hosts.filter(
        (host) => !/^https:\/\/(?:\*\.)?(?:[a-z-]+\.)*(?:yandex\.(?:ru|net)|yastatic\.net)$/.test(host),
      ),
    ).toEqual([]);
  },
);

test('SET-32 another address of the service is the only host of its pages', () => {
  const sources = Object.values(mapSources('YANDEX', 'http://localhost:3000/sandbox/yandex-maps'));
  expect(new Set(sources.flat())).toEqual(new Set(['http://localhost:3000']));
});
