import { describe, expect, test } from 'vitest';

import { DEFAULT_LANGUAGE, DEFAULT_LOCALE, FALLBACK_LANGUAGE, LANGUAGES } from '../kernel/language.ts';
import { type LanguageClues, chooseLanguage, readLanguage } from './choose-language.ts';

const all: LanguageClues = {
  forced: 'ru',
  thisVisit: 'uz',
  sessionDefault: 'eng',
  stored: 'ar',
  hostCode: 'kk',
  isFirstRun: true,
  main: 'tr',
};
const without = (...names: (keyof LanguageClues)[]): LanguageClues =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name as keyof LanguageClues)));

describe('chooseLanguage', () => {
  test.each([
    ['BOOT-10 D2 forced beats all', all, 'ru'],
    ['D2 NAV-01 then this visit’s segment or cookie', without('forced'), 'uz'],
    ['BOOT-09 D2 then the session default', without('forced', 'thisVisit'), 'eng'],
    ['BOOT-08 D2 then the stored one', without('forced', 'thisVisit', 'sessionDefault'), 'ar'],
    [
      'BOOT-11 D2 then the messenger’s on the first run',
      { hostCode: 'kk', isFirstRun: true, main: 'tr' },
      'kz',
    ],
    ['BOOT-11 D2 never later', { hostCode: 'kk', main: 'tr' }, 'tr'],
    ['BOOT-08 D2 then the merchant’s main one', { main: 'tr' }, 'tr'],
    ['BOOT-08 TEN-11 else Russian', {}, 'ru'],
    ['D2 an unknown language is skipped', { stored: 'xx', main: 'uz' }, 'uz'],
  ])('%s', (_, clues, language) => {
    expect(chooseLanguage(clues, LANGUAGES).language).toBe(language);
  });

  test('D2 TEN-10 a language that is not offered falls to the next rule', () => {
    expect(chooseLanguage(all, ['tr', 'ar']).language).toBe('ar');
    expect(chooseLanguage({ forced: 'ru' }, ['uz']).language).toBe('uz');
    expect(chooseLanguage({}, []).language).toBe('ru');
  });

  test('BOOT-09 the session default is used once', () => {
    expect(chooseLanguage({ sessionDefault: 'eng' }, LANGUAGES).clearSessionDefault).toBe(true);
    expect(chooseLanguage({ stored: 'eng' }, LANGUAGES).clearSessionDefault).toBe(false);
  });

  test('K-21 K-22 TEN-11 the defaults', () => {
    expect([DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, DEFAULT_LOCALE]).toEqual(['uz', 'ru', 'en-US']);
  });
});

test.each([
  ['uz', 'uz'],
  ['uz-Latn-UZ', 'uz'],
  ['ru_RU', 'ru'],
  ['en-US', 'eng'],
  ['eng', 'eng'],
  ['kk', 'kz'],
  ['kz', 'kz'],
  ['zh-Hans', 'zh'],
  ['TR', 'tr'],
  ['de', null],
  ['', null],
  [null, null],
  ['__proto__', null],
  ['constructor', null],
])('BOOT-11 D2 the code %j is %j', (code, language) => {
  expect(readLanguage(code)).toBe(language);
});
