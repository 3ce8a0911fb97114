import { expect, test } from 'vitest';

import { firstLanguage } from './language.ts';

test.each([
  ['kz', ['ru-RU'], 'kz'],
  ['klingon', ['ru-RU', 'en'], 'ru'],
  [null, ['de', 'kk-KZ'], 'kz'],
  [null, ['en-GB'], 'eng'],
  [null, [], 'uz'],
])('BO-23 a device that chose %s with a browser of %j opens in %s', (stored, browser, expected) => {
  expect(firstLanguage(stored, browser)).toBe(expected);
});
