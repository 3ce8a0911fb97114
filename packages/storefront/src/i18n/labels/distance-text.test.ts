import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';

import { distanceText } from './distance-text.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each([
  [0, '0 m'],
  [124, '120 m'],
  [994, '990 m'],
  [996, '1 km'],
  [1240, '1.2 km'],
  [9949, '9.9 km'],
  [9950, '10 km'],
  [270_400, '270 km'],
])('RT-17 %i metres are %s', (meters, text) => {
  expect(distanceText(i18n, 'eng', meters)).toBe(text);
});

test('RT-17 Uzbek writes a comma before the tenth', () => {
  expect(distanceText(i18n, 'uz', 1240)).toBe('1,2 km');
});
