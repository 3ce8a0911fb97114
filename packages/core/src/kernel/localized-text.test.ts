import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { directionOf, isLanguage, LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, LOCALES } from './language.ts';
import {
  filledPercent,
  isThinlyTranslated,
  localize,
  LocalizedText,
  localizedText,
  textFill,
  untranslated,
} from './localized-text.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

describe('the text to show', () => {
  const all = { ru: 'Плов', uz: 'Osh', eng: 'Plov' };
  test.each([
    ['the current language', all, 'uz', undefined, 'Osh'],
    ['the main one where the current has none', all, 'ar', 'eng', 'Plov'],
    ['Russian after that', all, 'ar', 'tr', 'Плов'],
    ['Uzbek where there is no Russian', { ...all, ru: '' }, 'zh', undefined, 'Osh'],
    ['English last', { eng: 'Plov' }, 'kz', undefined, 'Plov'],
    ['blank text counts as missing', { ...all, uz: '  ' }, 'uz', undefined, 'Плов'],
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

test('D2 the catalogue of a language is the primary subtag of its tag', () => {
  expect(LANGUAGES.filter((code) => new Intl.Locale(LANGUAGE_TAGS[code]).language !== LOCALES[code])).toEqual(
    [],
  );
});

test('FMT-08 Arabic alone is written from right to left', () => {
  expect(LANGUAGES.filter((code) => directionOf(code) === 'rtl')).toEqual(['ar']);
});

const word = fc.oneof(fc.constantFrom('', ' ', '\t'), fc.string({ maxLength: 8 }));
const texts = fc.record({ ru: word, uz: word, eng: word }, { requiredKeys: [] });
const language = fc.constantFrom(...LANGUAGES);

test('I43 ENT-01 D2 a text with one translation has a text to show in every language, and it is one of its own', () => {
  fc.assert(
    fc.property(texts, language, fc.option(language, { nil: undefined }), (text, current, main) => {
      const filled = Object.values(text).filter((value) => value.trim() !== '');
      const shown = localize(text, current, main);
      expect(filled.length === 0 ? [''] : filled).toContain(shown);
      const own = (text as Record<string, string>)[current];
      if (own?.trim()) expect(shown).toBe(own);
    }),
    runs,
  );
});

test('I43 any JSON is either no text, or a text that can be shown in every language', () => {
  const field = fc.constantFrom('ru', 'uz', 'eng', 'en');
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(field, fc.jsonValue())), language, (json, current) => {
      const read = v.safeParse(LocalizedText, json);
      if (read.success) expect(typeof localize(read.output, current)).toBe('string');
    }),
    runs,
  );
});

test('ENT-01 D2 a text in an added language is kept and shown; a text without it has no empty one', () => {
  const text = v.parse(LocalizedText, { uz: 'Osh', ru: 'Плов', eng: 'Plov', zh: '抓饭', ar: '', fr: 'Riz' });
  expect(text).toEqual({ uz: 'Osh', ru: 'Плов', eng: 'Plov', zh: '抓饭' });
  expect(localize(text, 'zh', 'uz')).toBe('抓饭');
  expect(localize(text, 'ar', 'uz')).toBe('Osh');
});

describe('BO-384 how much of a menu is translated', () => {
  const named = (name: object, description?: object) => ({ name, description });

  test('names count, and descriptions where there is one in any language', () => {
    const menu = [
      named({ uz: 'Osh', ru: 'Плов' }),
      named({ uz: 'Non' }, { uz: '', ru: ' ' }),
      named({ uz: 'Choy', ru: ' ' }, { uz: 'Koʻk' }),
    ];
    expect(textFill(menu, 'uz')).toEqual({ filled: 4, all: 4 });
    expect(textFill(menu, 'ru')).toEqual({ filled: 1, all: 4 });
  });

  test.each([
    [0, 0, false, 100],
    [9, 10, false, 90],
    [89, 100, true, 89],
    [199, 200, false, 99],
    [0, 1, true, 0],
  ])('%i of %i texts: too few is %s, shown as %i %%', (filled, all, isThin, percent) => {
    expect(isThinlyTranslated({ filled, all })).toBe(isThin);
    expect(filledPercent({ filled, all })).toBe(percent);
  });

  test('a language lacks nothing exactly where its fill is whole', () => {
    const text = fc.record({ uz: fc.constantFrom('', ' ', 'a'), ru: fc.constantFrom('', 'b') });
    const thing = fc.record({ name: text, description: fc.option(text) });
    fc.assert(
      fc.property(fc.array(thing), (things) => {
        const { filled, all } = textFill(things, 'ru');
        expect(things.every((one) => untranslated(one, ['ru']).length === 0)).toBe(filled === all);
      }),
    );
  });
});
