import { describe, expect, test } from 'vitest';

import { directionOf, isLanguage, LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from './language.ts';
import { localize, localizedText } from './localized-text.ts';

describe('the words to show', () => {
  const all = { ru: 'Плов', uz: 'Osh', eng: 'Plov' };
  test.each([
    ['the current language', all, 'uz', undefined, 'Osh'],
    ['the main one where the current has none', all, 'ar', 'eng', 'Plov'],
    ['Russian after that', all, 'ar', 'tr', 'Плов'],
    ['Uzbek where there is no Russian', { ...all, ru: '' }, 'zh', undefined, 'Osh'],
    ['English last', { eng: 'Plov' }, 'kz', undefined, 'Plov'],
    ['blank words are none', { ...all, uz: '  ' }, 'uz', undefined, 'Плов'],
    ['nothing at all', localizedText({}), 'uz', 'ru', ''],
    ['no text', null, 'uz', 'ru', ''],
  ] as const)('ENT-01 D2 %s', (_, text, language, main, expected) => {
    expect(localize(text, language, main)).toBe(expected);
  });

  test('ENT-01 a text made of some languages has the rest empty', () => {
    expect(localizedText({ uz: 'Osh' })).toEqual({ ru: '', uz: 'Osh', eng: '' });
    expect(localizedText({ ru: 'Плов', eng: 'Plov' })).toEqual({ ru: 'Плов', uz: '', eng: 'Plov' });
  });
});

test('TEN-10 seven interface languages, each with a name and a tag', () => {
  expect(LANGUAGES.toSorted()).toEqual(['ar', 'eng', 'kz', 'ru', 'tr', 'uz', 'zh']);
  expect(LANGUAGES.every((code) => isLanguage(code) && LANGUAGE_NAMES[code] && LANGUAGE_TAGS[code])).toBe(
    true,
  );
  expect([null, 'en', 'UZ', ''].some(isLanguage)).toBe(false);
});

test('FMT-08 Arabic alone is written from right to left', () => {
  expect(LANGUAGES.filter((code) => directionOf(code) === 'rtl')).toEqual(['ar']);
});
