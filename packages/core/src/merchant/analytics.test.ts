import { expect, test } from 'vitest';

import { allowsAnalytics, analyticsScripts } from './analytics.ts';
import { parseSettings } from './merchant-settings.ts';

const ALL_ON = {
  googleTagManager: { active: true, id: 'GTM-ABC123' },
  yandexMetrics: { enabled: true, id: '12345678', keys: [] },
  metaPixel: { active: true, id: '1234567890', content: null },
  amoCRM: { active: true, id: '123456', hash: 'abcdef' },
};

test('SET-26 each script loads only while it is on and has a valid id', () => {
  expect(analyticsScripts(parseSettings({}).analytics)).toEqual([]);
  expect(analyticsScripts(parseSettings(ALL_ON).analytics).map(({ kind }) => kind)).toEqual([
    'tagManager',
    'yandexMetrics',
    'metaPixel',
    'amoCrm',
  ]);
  const broken = { googleTagManager: { active: true, id: '"><script>' } };
  expect(analyticsScripts(parseSettings(broken).analytics)).toEqual([]);
});

test.each([
  ['/', true],
  ['/product/p-1', true],
  ['/profiles-of-cooks', true],
  ['/login', false],
  ['/login/confirm', false],
  ['/checkout', false],
  ['/profile', false],
  ['/profile/cards/create', false],
])('SET-26 D80 scripts of others on %s: %s', (path, allowed) => {
  expect(allowsAnalytics(path)).toBe(allowed);
});
