import * as v from 'valibot';
import { expect, test } from 'vitest';

import { FIELD_STATES } from './field-state.ts';
import { LANGUAGE_NUMBERS } from './language-number.ts';
import { LocalizedText } from './localized-text.ts';

test('ENUM-19 languages as numbers', () => expect(LANGUAGE_NUMBERS).toEqual({ uz: 0, ru: 1, eng: 2 }));

test('ENUM-23 form field states', () =>
  expect(FIELD_STATES).toEqual(['empty', 'validating', 'error', 'success']));

test('ENT-01 a localised text has three languages, whatever came, and survives a round trip', () => {
  const text = v.parse(LocalizedText, { uz: 'Osh', ru: null, en: 'Plov' });
  expect(text).toEqual({ ru: '', uz: 'Osh', eng: 'Plov' });
  expect(v.parse(LocalizedText, JSON.parse(JSON.stringify(text)))).toEqual(text);
});
