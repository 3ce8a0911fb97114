import * as v from 'valibot';
import { expect, test } from 'vitest';

import { LANGUAGES } from './language.ts';
import { LocalizedText } from './localized-text.ts';

test('ENUM-19 languages are numbered by their place: Uzbek 0, Russian 1, English 2', () => {
  expect([LANGUAGES.indexOf('uz'), LANGUAGES.indexOf('ru'), LANGUAGES.indexOf('eng')]).toEqual([0, 1, 2]);
});

test('ENT-01 a localised text has three languages, whatever came, and survives a round trip', () => {
  const text = v.parse(LocalizedText, { uz: 'Osh', ru: null, en: 'Plov' });
  expect(text).toEqual({ ru: '', uz: 'Osh', eng: 'Plov' });
  expect(v.parse(LocalizedText, JSON.parse(JSON.stringify(text)))).toEqual(text);
});
