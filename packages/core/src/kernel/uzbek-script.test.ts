import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { hasCyrillic, toUzbekLatin } from './uzbek-script.ts';

/** The way back, for letters that have one. */
const BACK: readonly [RegExp, string][] = [
  [/sʼh/g, 'сҳ'],
  [/sh/g, 'ш'],
  [/ch/g, 'ч'],
  [/oʻ/g, 'ў'],
  [/gʻ/g, 'ғ'],
  [/yo/g, 'ё'],
  [/yu/g, 'ю'],
  [/ya/g, 'я'],
  [/ye/g, 'е'],
  [/(^|\s)e/g, '$1э'],
  [/e/g, 'е'],
  [/ʼ/g, 'ъ'],
];
const PLAIN = 'abvgdjziyklmnoprstufxqh';
const CYRILLIC = 'абвгджзийклмнопрстуфхқҳ';
const back = (latin: string): string => {
  const whole = BACK.reduce((text, [from, to]) => text.replace(from, to), latin);
  return [...whole].map((sign) => CYRILLIC[PLAIN.indexOf(sign)] ?? sign).join('');
};

describe('BO-383 Uzbek in Latin letters', () => {
  test.each([
    ['Тўй оши', 'Toʻy oshi'],
    ['Лағмон', 'Lagʻmon'],
    ['Чучвара', 'Chuchvara'],
    ['ЧУЧВАРА', 'CHUCHVARA'],
    ['Шашлик', 'Shashlik'],
    ['Ёғ', 'Yogʻ'],
    ['Елим, пиёла, поэзия', 'Yelim, piyola, poeziya'],
    ['Маъно, объект, аъло', 'Maʼno, obyekt, aʼlo'],
    ['Пицца, цирк, концерт', 'Pitsa, sirk, konsert'],
    ['Бульон, премьера', 'Bulyon, premyera'],
    ['Исҳоқ', 'Isʼhoq'],
    ['Қовурма 0,5 л (Pepsi)', 'Qovurma 0,5 l (Pepsi)'],
    ['Тоʻй oshi', 'Toʻy oshi'],
    ['Ч', 'Ch'],
    ['', ''],
  ])('%s is %s', (cyrillic, latin) => {
    expect(toUzbekLatin(cyrillic)).toBe(latin);
    expect(hasCyrillic(latin)).toBe(false);
  });

  test('a text that has no Cyrillic letter stays as it is, so that twice is as once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = toUzbekLatin(text);
        expect(toUzbekLatin(once)).toBe(once);
        if (!hasCyrillic(text)) expect(once).toBe(text);
      }),
    );
  });

  test('no Uzbek letter is lost: words without ц, щ, ы, ь and without ambiguous pairs come back', () => {
    const letter = fc.constantFrom(...'абвгдеёжзийклмнопрстуфхчшъэюяўқғҳ');
    const word = fc
      .array(letter, { minLength: 1, maxLength: 10 })
      .map((letters) => letters.join(''))
      .filter((text) => !/й[оуаеэў]|ъ[еёюяҳэ]|съ|(?<!^)э/.test(text));
    fc.assert(
      fc.property(word, (text) => {
        expect(back(toUzbekLatin(text))).toBe(text);
      }),
    );
  });
});
