import { describe, expect, test } from 'vitest';

import { LANGUAGES } from '../kernel/language.ts';
import { parseSettings } from './merchant-settings.ts';

const parsed = (json: object) => parseSettings(json);

describe('languages', () => {
  test('TEN-10 ENT-08 the languages offered are those whose switch is on, in the chooser’s order', () => {
    expect(
      parsed({ uzActive: false, arActive: true, zhActive: true, engActive: true }).languages.offered,
    ).toEqual(['ru', 'eng', 'ar', 'zh']);
  });

  test.each([
    ['the main one', { mainLanguage: 'uz' }, 'uz'],
    ['Russian where the main one is not offered', { mainLanguage: 'tr' }, 'ru'],
    [
      'the first offered where Russian is not either',
      { mainLanguage: 'tr', ruActive: false, engActive: true },
      'uz',
    ],
  ])('TEN-11 the main language is %s', (_, json, main) => {
    expect(parsed(json).languages.main).toBe(main);
  });

  test('TEN-10 with every switch off the main language is offered all the same', () => {
    const off = Object.fromEntries(LANGUAGES.map((language) => [`${language}Active`, false]));
    expect(parsed(off).languages).toMatchObject({ offered: ['ru'], main: 'ru' });
    expect(parsed({ ...off, mainLanguage: 'kz' }).languages).toMatchObject({ offered: ['kz'], main: 'kz' });
  });

  test('BOOT-10 D2 a forced language leaves no other to choose; one that the merchant has not is passed over', () => {
    expect(parsed({ forcedLanguage: 'ru', engActive: true, mainLanguage: 'uz' }).languages).toMatchObject({
      offered: ['ru'],
      main: 'ru',
    });
    expect(parsed({ forcedLanguage: 'ar' }).languages.offered).toEqual(['uz', 'ru']);
  });

  test('BOOT-10 D23 a forced language and the language of status labels are read', () => {
    expect(parsed({ forcedLanguage: 'ru', statusLabelsLang: 'current' }).languages).toMatchObject({
      forced: 'ru',
      statusLabels: 'current',
    });
    expect(parsed({ forcedLanguage: 'xx', statusLabelsLang: 'ru' }).languages).toMatchObject({
      forced: null,
      statusLabels: 'uz',
    });
  });
});
